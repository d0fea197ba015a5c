import {
  type DocumentName,
  type EmergencyList,
  gateDocumentSchema,
  type GateDocument,
  type GateSettings,
} from '@dovolilnice/contract/bollards/gate-documents'
import { documentDomain, signedSchema } from '@dovolilnice/contract/devices/signed-message'
import { createHmac, type KeyObject, verify } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { credentialKey, type Credential, normaliseCredential } from '@dovolilnice/contract/primitives/credential'
import { replaceFile } from './replace-file.ts'

/** Why a document is refused. Only `not_newer` is normal: several processes of the server may send it. */
type DocumentRefusal = 'unreadable' | 'wrong_signature' | 'other_device' | 'not_newer'

/** What the server has signed for this gate beside its list; in memory, and on the disk for the next start. */
export interface DocumentStore {
  settings(): GateSettings | undefined
  emergencyList(): EmergencyList | undefined
  /** The key of a credential as it stands in lists: plates as they are, phones and cards hidden by the key of the settings. */
  keyOf(kind: Credential['kind'], normalised: string): string
  /** Whether this one always lowers the bollard. */
  isEmergency(credential: Credential): boolean
  /** Takes a newer document; resolves with the reason of a refusal, or undefined when it is in use. */
  accept(signed: string): Promise<DocumentRefusal | undefined>
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const read = (text: string, device: string, publicKey: KeyObject): GateDocument | { refusal: DocumentRefusal } => {
  const signed = signedSchema.safeParse(parseJson(text)).data
  if (signed === undefined) return { refusal: 'unreadable' }
  if (!verify(null, Buffer.from(documentDomain + signed.body, 'utf8'), publicKey, Buffer.from(signed.signature, 'base64')))
    return { refusal: 'wrong_signature' }
  const body = gateDocumentSchema.safeParse(parseJson(signed.body)).data
  if (body === undefined) return { refusal: 'unreadable' }
  return body.device === device ? body : { refusal: 'other_device' }
}

/** Opens what is kept at these paths; a file that was changed counts as absent. */
export const openDocumentStore = async (
  paths: Readonly<Record<DocumentName, string>>,
  device: string,
  publicKey: KeyObject,
): Promise<DocumentStore> => {
  let settings: GateSettings | undefined
  let list: EmergencyList | undefined
  let listed: ReadonlySet<string> = new Set()
  const use = (document: GateDocument): void => {
    if (document.document === 'settings') settings = document
    else {
      list = document
      listed = new Set(document.credentials)
    }
  }
  await mkdir(dirname(paths.settings), { recursive: true, mode: 0o700 })
  for (const name of ['settings', 'emergency'] as const) {
    const kept = read(await readFile(paths[name], 'utf8').catch(() => ''), device, publicKey)
    if ('document' in kept && kept.document === name) use(kept)
  }
  const keyOf: DocumentStore['keyOf'] = (kind, normalised) => {
    const key = credentialKey(kind, normalised)
    if (kind === 'plate' || settings === undefined) return key
    const hidden = createHmac('sha256', Buffer.from(settings.list_key, 'base64')).update(key).digest('base64url')
    return credentialKey(kind, hidden.slice(0, 22))
  }
  return {
    settings: () => settings,
    emergencyList: () => list,
    keyOf,
    isEmergency: ({ kind, value }) => {
      const normalised = normaliseCredential(kind, value)
      return normalised !== undefined && listed.has(keyOf(kind, normalised))
    },
    accept: async (signed) => {
      const document = read(signed, device, publicKey)
      if ('refusal' in document) return document.refusal
      const present = document.document === 'settings' ? settings : list
      if (document.version <= (present?.version ?? 0)) return 'not_newer'
      use(document)
      await replaceFile(paths[document.document], signed)
      return undefined
    },
  }
}
