export { canSerializeLegacyContextRecord } from './carry.ts'
export { type ContextMessage, serializeLegacyContextMessage } from './serialize.ts'
export { type UpgradedContextMessage, upgradeLegacyContextMessage } from './upgrade.ts'
