import { countingIds, ENVIRONMENT } from './messages.js'

/**
 * Say how to call what takes an object of JSON. Most are none that a function is made for: then it says so, or throws.
 *
 * @param packages the entry points, by their keys in `exports`
 * @returns functions by entry point and name: each calls its namesake for a value, and gives what came of it
 */
export function callsOfValues(packages) {
  const { './reference': reference, './record': record, './provider': provider } = packages
  const { './legacy': legacy, './message': message, './clipboard': clipboard } = packages
  const taking = (...functions) =>
    Object.fromEntries(functions.map((call) => [call.name, (value) => call(value)]))
  const draft = () => ({ records: [], environmentId: ENVIRONMENT, mintId: countingIds() })
  return {
    './reference': taking(reference.formatComposerContextHref, reference.formatComposerContextReference),
    './record': {
      ...taking(record.decodeContextRecord, record.decodeMessageContext),
      ...schemaCalls(record),
    },
    './provider': taking(
      provider.formatAssistantCitationHref,
      provider.projectComposerContextForProvider,
      provider.serializeAssistantCitation,
    ),
    './legacy': taking(legacy.canSerializeLegacyContextRecord, legacy.serializeLegacyContextMessage),
    './message': {
      ...taking(message.buildMessageContext, message.encodeContextJson, message.resolveUserMessageContext),
      decodeContextJson: (value) => message.decodeContextJson(JSON.stringify(value)),
    },
    './clipboard': {
      ...taking(clipboard.encodeComposerContextClipboardHtml, clipboard.encodeComposerContextFragment),
      ...taking(clipboard.readComposerContextClipboard, clipboard.stashComposerContext),
      decodeComposerContextFragment: (value) =>
        clipboard.decodeComposerContextFragment(JSON.stringify(value)),
      planContextPaste: (value) => clipboard.planContextPaste({ ...value, mintId: countingIds() }),
      restoreComposerContext: (value) => clipboard.restoreComposerContext(value, draft()),
      ...schemaCalls(clipboard),
    },
  }
}

/** Every schema of an entry point, by Standard Schema. */
function schemaCalls(entryPoint) {
  const schemas = Object.entries(entryPoint).filter(([, exported]) => isSchema(exported))
  return Object.fromEntries(
    schemas.map(([name, schema]) => [name, (value) => schema['~standard'].validate(value)]),
  )
}

/** Whether something exported is a schema. */
export function isSchema(exported) {
  return typeof exported === 'object' && '~standard' in exported
}
