const NOBODY = 65534

/** Do something without the rights of the superuser, whom no write protection stops. */
export async function asOrdinaryUser<Result>(act: () => Promise<Result>): Promise<Result> {
  const { geteuid, seteuid } = process
  if (!geteuid || !seteuid || geteuid() !== 0) return act()
  seteuid(NOBODY)
  try {
    return await act()
  } finally {
    seteuid(0)
  }
}
