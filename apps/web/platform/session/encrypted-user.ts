import type { SessionUser } from '@dovolilnice/contract/session/session-user'
import { readLocal, writeLocal } from '../local-storage.ts'

/** The fixed key under which the signed-in person is kept. */
export const userStorageKey = 'dovolilnice.user'
/** Under this key a window that signs out leaves the time, for the other windows: a session that only ended leaves none. */
export const signedOutKey = 'dovolilnice.signed-out'
const database = 'dovolilnice'
const shelf = 'keys'

const settled = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB refused')))
  })

const openShelf = (): Promise<IDBDatabase> => {
  const request = indexedDB.open(database, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(shelf))
  return settled(request)
}

/**
 * The browser's own key, made on first use. It is not extractable: a script that reads local storage, a copied profile folder's text
 * files or a backup see only cipher text. It does not protect against a script that runs in this page, nor against the person's own browser.
 */
const browserKey = async (): Promise<CryptoKey> => {
  const open = await openShelf()
  try {
    const found: unknown = await settled(open.transaction(shelf).objectStore(shelf).get('user'))
    if (found instanceof CryptoKey) return found
    const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
    await settled(open.transaction(shelf, 'readwrite').objectStore(shelf).put(made, 'user'))
    return made
  } finally {
    open.close()
  }
}

const toText = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes))
const toBytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))

/** Keeps the person, encrypted with AES-GCM under a fresh nonce. Without storage the session simply ends with the page. */
export const keepUser = async (user: SessionUser): Promise<void> => {
  try {
    const nonce = crypto.getRandomValues(new Uint8Array(12))
    const cipher = await crypto.subtle.encrypt(
      { name: 'AES-GCM', iv: nonce },
      await browserKey(),
      new TextEncoder().encode(JSON.stringify(user)),
    )
    writeLocal(userStorageKey, { nonce: toText(nonce), cipher: toText(new Uint8Array(cipher)) })
  } catch {
    writeLocal(userStorageKey, undefined)
  }
}

/** The person kept before, or undefined when there is none or it cannot be opened. */
export const restoreUser = async (): Promise<SessionUser | undefined> => {
  const kept = readLocal<{ nonce: string; cipher: string } | undefined>(userStorageKey, undefined)
  if (kept === undefined) return undefined
  try {
    const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: toBytes(kept.nonce) }, await browserKey(), toBytes(kept.cipher))
    return JSON.parse(new TextDecoder().decode(plain)) as SessionUser
  } catch {
    writeLocal(userStorageKey, undefined)
    return undefined
  }
}

export const forgetUser = (): void => writeLocal(userStorageKey, undefined)

export const markSignedOut = (): void => writeLocal(signedOutKey, Date.now())
