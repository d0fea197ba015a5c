import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()
const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')

/** Flags of the authenticator data: person present, person verified, a new key enclosed (WebAuthn, section 6.1). */
const flag = { present: 1, verified: 4, attested: 64 } as const

export interface SoftwarePasskeyOptions {
  origin: string
  rpId: string
  /** False: the person was not verified by finger, face or PIN. */
  verifies?: boolean
}

/** An authenticator with one ES256 key, for tests. `counter` is what it says next, plus one. */
export const softwarePasskey = ({ origin, rpId, verifies = true }: SoftwarePasskeyOptions) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x, y } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  const device = { counter: 0, origin, userHandle: undefined as string | undefined }

  const authenticatorData = (flags: number, more: Uint8Array = Buffer.alloc(0)): Buffer => {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE((device.counter += 1))
    return Buffer.concat([sha256(rpId), Buffer.from([flag.present | (verifies ? flag.verified : 0) | flags]), counter, more])
  }
  const clientData = (type: string, challenge: string): Buffer => Buffer.from(JSON.stringify({ type, challenge, origin: device.origin }))
  const credential = { id: text(id), rawId: text(id), type: 'public-key' as const, clientExtensionResults: {} }

  const make = ({ challenge, user }: { challenge: string; user: { id: string } }) => {
    device.userHandle = user.id
    const key = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x ?? '', 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y ?? '', 'base64url'))],
      ]),
    )
    const length = Buffer.alloc(2)
    length.writeUInt16BE(id.length)
    const authData = authenticatorData(flag.attested, Buffer.concat([Buffer.alloc(16), length, id, key]))
    const parts: [string, string | Map<string, never> | Uint8Array][] = [
      ['fmt', 'none'],
      ['attStmt', new Map<string, never>()],
      ['authData', new Uint8Array(authData)],
    ]
    const response = {
      clientDataJSON: text(clientData('webauthn.create', challenge)),
      attestationObject: text(isoCBOR.encode(new Map(parts))),
    }
    return { ...credential, response: { ...response, transports: ['internal' as const] } }
  }

  const prove = ({ challenge }: { challenge: string }) => {
    const [data, client] = [authenticatorData(0), clientData('webauthn.get', challenge)]
    const signature = createSign('sha256')
      .update(Buffer.concat([data, sha256(client)]))
      .sign(privateKey)
    const response = { clientDataJSON: text(client), authenticatorData: text(data), signature: text(signature) }
    return { ...credential, response: { ...response, ...(device.userHandle !== undefined && { userHandle: device.userHandle }) } }
  }
  return { make, prove, device }
}
