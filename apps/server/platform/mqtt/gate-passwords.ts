import { createHmac, hkdfSync, type KeyObject, randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeOnce } from '../security/secret.ts'

/** The passwords with which gates sign in at the embedded broker. */
export interface GatePasswords {
  passwordOf(device: string): string
  /** Writes a device's password where `npm run gate` on this machine finds it; only this account can read it. */
  handOver(device: string): Promise<void>
}

/**
 * Derives each device's password from a key in `DATA_DIR/keys/broker.key` (HMAC-SHA256): the server stores none. Whoever deletes the
 * key changes all passwords with the next start.
 */
export const openGatePasswords = async (dataDir: string): Promise<GatePasswords> => {
  const keys = join(dataDir, 'keys')
  await mkdir(keys, { recursive: true, mode: 0o700 })
  const key = await makeOnce(join(keys, 'broker.key'), randomBytes(32))
  const passwordOf = (device: string): string => createHmac('sha256', key).update(`gate ${device}`).digest('base64url')
  return {
    passwordOf,
    handOver: async (device) => {
      const folder = join(dataDir, 'gates', device)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(join(folder, 'password'), passwordOf(device), { mode: 0o600 })
    },
  }
}

/**
 * The password of an agent that was enrolled: made of the key that signs the lists, so that every process knows it and none stores it. Each enrolment has a
 * number of its own, and with it another password.
 */
export const enrolledPassword = (privateKey: KeyObject, device: string, number: number): string => {
  const secret = privateKey.export({ type: 'pkcs8', format: 'der' })
  return Buffer.from(hkdfSync('sha256', secret, '', `dovolilnice/gate-password/1 ${device} ${number}`, 32)).toString('base64url')
}
