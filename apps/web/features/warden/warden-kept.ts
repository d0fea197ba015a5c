import type { ParkingAnswer } from '@dovolilnice/contract/access/street/check-parking'
import {
  hashedCode,
  hashedPlate,
  justifiedBy,
  hashLetters,
  type KeptLook,
  type ListClock,
  listTime,
  mayPark,
  mostLooks,
  type ParkingList,
  parkingListDomain,
  parkingListSchema,
  readParkingList,
  sendLooks,
} from '@dovolilnice/contract/access/street/parking-list'
import { keptHours, writeNote } from '@dovolilnice/contract/access/warden-notes'
import { plateSchema } from '@dovolilnice/contract/primitives/field-schemas'
import { normalisePlate } from '@dovolilnice/contract/primitives/plate'
import { checkPermit, CredentialFault } from '@dovolilnice/contract/wallet/sd-jwt'
import {
  call,
  createStore,
  dropOldFiles,
  forgetFiles,
  isCallError,
  keptDays,
  newKey,
  readFilesMark,
  reportFailure,
  run,
  sessionStore,
  writeFilesMark,
} from '../../platform/kit.ts'

/** The list as it lies on the device. Its keys are usable, and no script can read them. */
interface KeptList {
  at: number
  body: string
  signature: string
  hashKey: CryptoKey
  publicKey: CryptoKey
  clock: ListClock
}

/** A look or a note that waits for a network: cipher text under the device's own key. */
interface Waiting {
  at: number
  id: string
  /** Of a note: how its form is read again; of a look empty. */
  form: string
  nonce: Uint8Array<ArrayBuffer>
  cipher: ArrayBuffer
}

/** What the screen says of the device: the list's time, its zones, and what waits for a network. */
export const keptStore = createStore<{ list: ParkingList | undefined; looks: number; notes: number }>({
  list: undefined,
  looks: 0,
  notes: 0,
})

/**
 * What is kept here lies beside the files of forms that were not sent: one sign-out deletes all of it, and so does another person's sign-in. Forms stay for
 * some days, this for 48 hours: it counts as that much older.
 */
const keptAt = (): number => Date.now() - (keptDays * 24 - keptHours) * 3_600_000

const prefix = 'warden.'

const put = async (name: string, value: { at: number }): Promise<void> => {
  const person = sessionStore.get().user?.id
  if (person === undefined) return
  const mark = readFilesMark()
  writeFilesMark({ person: mark?.person ?? person, at: Math.min(mark?.at ?? value.at, value.at) })
  await run('readwrite', (store) => store.put(value, prefix + name))
  // Signed out meanwhile, here or in another window.
  if (sessionStore.get().user === undefined || readFilesMark() === undefined) forgetFiles()
}
const get = <Value>(name: string): Promise<Value | undefined> => run<Value | undefined>('readonly', (store) => store.get(prefix + name))
const remove = (id: string): Promise<undefined> => run('readwrite', (store) => store.delete(`${prefix}wait.${id}`))
const waiting = (): Promise<Waiting[]> => run('readonly', (store) => store.getAll(IDBKeyRange.bound(`${prefix}wait.`, `${prefix}wait/`)))

const count = async (): Promise<void> => {
  const kept = await waiting()
  const notes = kept.filter(({ form }) => form !== '').length
  keptStore.set((now) => ({ ...now, notes, looks: kept.length - notes }))
}

const aes = { name: 'AES-GCM', length: 256 }

/** Made on first use, not extractable; it goes with what it has encrypted. */
const deviceKey = async (): Promise<CryptoKey> => {
  const found = await get<{ key: CryptoKey }>('key')
  if (found !== undefined) return found.key
  const key = await crypto.subtle.generateKey(aes, false, ['encrypt', 'decrypt'])
  await put('key', { ...{ at: Number.MAX_SAFE_INTEGER }, ...{ key } })
  return key
}

/** Whether something could be kept: a browser may refuse, as a private window does. */
const keep = async (id: string, form: string, bytes: BufferSource): Promise<void> => {
  const nonce = crypto.getRandomValues(new Uint8Array(12))
  const cipher = await crypto.subtle.encrypt({ ...aes, iv: nonce }, await deviceKey(), bytes)
  await put(`wait.${id}`, { at: keptAt(), ...{ id, form, nonce, cipher } } satisfies Waiting)
  await count()
}

const open = async ({ nonce, cipher }: Waiting): Promise<ArrayBuffer> =>
  crypto.subtle.decrypt({ ...aes, iv: nonce }, await deviceKey(), cipher)

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)
const fromBase64 = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))

/** The device's clock, which does not go back as long as the page is open. */
const steadyClock = (): number => Math.max(Date.now(), performance.timeOrigin + performance.now())

/** @throws Error where the list is not what the server has signed */
const checked = async ({ body, signature, publicKey }: Omit<KeptList, 'clock'>): Promise<ParkingList> => {
  const isSigned = await crypto.subtle.verify('Ed25519', publicKey, fromBase64(signature), bytesOf(parkingListDomain + body))
  if (!isSigned) throw new Error('The list of the zones bears a wrong signature.')
  return parkingListSchema.parse(JSON.parse(body))
}

let kept: KeptList | undefined

// Nothing of it outlives the session in this page's memory either.
sessionStore.subscribe(() => {
  if (sessionStore.get().user !== undefined) return
  kept = undefined
  keptStore.set({ list: undefined, looks: 0, notes: 0 })
})

/** Minutes after which a list is fetched anew where there is a network. */
const freshMinutes = 15

/** Fetches the list where there is none of the last quarter of an hour. A device that can keep none, or a server that is away, changes nothing. */
export const refreshList = async (): Promise<void> => {
  const received_at = steadyClock()
  if (kept !== undefined && received_at >= kept.clock.received_at && received_at - kept.clock.received_at < freshMinutes * 60_000) return
  const { list: signed, key, public_key } = await call(readParkingList, {}, { quiet: true, reading: true })
  const hmac = { name: 'HMAC', hash: 'SHA-256' }
  const fetched = {
    ...{ at: keptAt(), ...signed },
    hashKey: await crypto.subtle.importKey('raw', fromBase64(key), hmac, false, ['sign']),
    publicKey: await crypto.subtle.importKey('spki', fromBase64(public_key), 'Ed25519', false, ['verify']),
  }
  const list = await checked(fetched)
  kept = { ...fetched, clock: { issued_at: Date.parse(list.issued_at), received_at, seen_at: received_at } }
  keptStore.set((now) => ({ ...now, list }))
  await put('list', kept)
}

/** When the page opens: the list of before, what waits, and nothing that is older than 48 hours. */
export const openKept = async (): Promise<void> => {
  await dropOldFiles()
  const found = await get<KeptList>('list')
  const list = found && (await checked(found))
  kept = found
  keptStore.set((now) => ({ ...now, list }))
  await count()
}

/** What is asked of the list: a plate, or the code on a permit's paper. */
export type Asked = { plate: string } | { number: string; code: string } | { credential: string }

/** Why there is no answer: the list does not count, or what was shown does not. */
type NoAnswer = 'none' | 'too_old' | 'set_back' | 'no_plate' | CredentialFault['tells']

/** An answer of the list; `list_at`: when it was signed. */
export interface ListAnswer extends ParkingAnswer {
  list_at: string
}

const hashOf = async (key: CryptoKey, text: string): Promise<string> => {
  const hash = new Uint8Array(await crypto.subtle.sign('HMAC', key, bytesOf(text)))
  return btoa(String.fromCharCode(...hash))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .slice(0, hashLetters)
}

/** What the list is asked: by the hashes of plates or of a code, and what the look is kept by. A permit from a wallet is checked first. */
const questionOf = async (asked: Asked, { wallet }: ParkingList, now: Date) => {
  if ('credential' in asked) {
    if (wallet === undefined) throw new CredentialFault('no permit is in a wallet')
    const { number, plates } = await checkPermit(asked.credential, wallet, now)
    return { shown: plates.join(', '), about: { number }, texts: plates.map((plate) => hashedPlate(normalisePlate(plate))) }
  }
  if ('code' in asked) return { shown: asked.number, about: { number: asked.number }, texts: [hashedCode(asked.number, asked.code)] }
  const plate = plateSchema.safeParse(asked.plate).data
  return plate === undefined ? 'no_plate' : { shown: plate, about: { plate }, texts: [hashedPlate(normalisePlate(plate))] }
}

/** Asks the list, and keeps the look for the server. Answers why it does not, where it has no list that it may trust, or what was shown does not count. */
export const askList = async (asked: Asked, zone: string | null): Promise<ListAnswer | NoAnswer> => {
  const { list } = keptStore.get()
  if (kept === undefined || list === undefined) return 'none'
  const clock = steadyClock()
  const now = listTime(kept.clock, clock)
  if (!(now instanceof Date)) return now
  const question = await questionOf(asked, list, now).catch((error: unknown) => {
    if (error instanceof CredentialFault) return error.tells
    throw error
  })
  if (typeof question === 'string') return question
  kept = { ...kept, clock: { ...kept.clock, seen_at: Math.max(clock, kept.clock.seen_at) } }
  await put('list', kept)
  const { hashKey } = kept
  const hashes = await Promise.all(question.texts.map((text) => hashOf(hashKey, text)))
  const found = hashes.flatMap((hash) => ('code' in asked ? list.codes : list.plates)[hash] ?? [])
  const rights = found.flatMap((place) => list.rights[place] ?? [])
  const { right, ...answer } = mayPark(rights, { zone, now, workFree: list.work_free })
  const at = now.toISOString()
  const look = { at, list_at: list.issued_at, may_park: answer.may_park, reason: answer.reason, ...question.about }
  const id = newKey()
  await keep(id, '', bytesOf(JSON.stringify({ id, ...look } satisfies KeptLook)))
  const kind_name = right?.kind === undefined ? undefined : list.kinds[right.kind]
  const zone_name = right && list.zones[right.zone]
  const { valid_until, windows = [] } = right ?? {}
  return {
    ...{ ...answer, plate: question.shown, at, list_at: list.issued_at },
    justified_by: justifiedBy(
      hashes.flatMap((hash) => list.justified?.[hash] ?? []),
      { zone, now },
    ),
    permit: kind_name && zone_name && valid_until ? { kind_name, zone_name, valid_until, windows } : null,
  }
}

const sendAll = async (): Promise<void> => {
  const all = await waiting()
  const looks = all.filter(({ form, id }) => form === '' && !refused.has(id))
  for (let at = 0; at < looks.length; at += mostLooks) {
    const some = looks.slice(at, at + mostLooks)
    try {
      const opened = await Promise.all(some.map(async (look): Promise<KeptLook> => JSON.parse(new TextDecoder().decode(await open(look)))))
      await call(sendLooks, { body: { looks: opened } }, { quiet: true })
      for (const { id } of some) await remove(id)
    } catch (error) {
      saidOnce(error, some)
    }
  }
  for (const note of all.filter(({ form, id }) => form !== '' && !refused.has(id))) {
    try {
      const body = await new Response(await open(note), { headers: { 'content-type': note.form } }).formData()
      await call(writeNote, { body }, { quiet: true, idempotencyKey: note.id })
      await remove(note.id)
    } catch (error) {
      saidOnce(error, [note])
    }
  }
}

/** What the server has refused for good since the page was opened: it is told once, and not sent again. */
const refused = new Set<string>()
const finalStatus = [400, 403, 404, 409, 413, 415, 422]

/** What the server refuses must not hold the others up. @throws CallError where it may still be taken */
const saidOnce = (error: unknown, sent: readonly { id: string }[]): void => {
  if (isCallError(error) && !finalStatus.includes(error.status)) throw error
  for (const { id } of sent) refused.add(id)
  reportFailure(error)
}

let sending: Promise<void> | undefined

/** Sends what waits, the oldest first; what gets no answer waits on, and the server takes nothing twice. */
export const sendKept = (): Promise<void> =>
  (sending ??= sendAll()
    .catch((error: unknown) => {
      if (!isCallError(error) || error.code !== 'unavailable') reportFailure(error)
    })
    .finally(() => {
      sending = undefined
      return count()
    }))

/** Keeps a note until it is sent, and sends it where there is a network. Where the device can keep nothing, it is sent or fails at once. */
export const handInNote = async (body: FormData): Promise<void> => {
  const id = newKey()
  const written = new Response(body)
  try {
    await keep(id, written.headers.get('content-type') ?? '', await written.arrayBuffer())
  } catch {
    await call(writeNote, { body }, { idempotencyKey: id })
    return
  }
  await sendKept()
}

/** Lets the service worker's cache have every file that this page has loaded: the next time there may be no network. */
export const keepScreen = async (): Promise<void> => {
  if (!('serviceWorker' in navigator) || !('caches' in globalThis)) return
  await navigator.serviceWorker.ready
  const shell = (await caches.keys()).find((name) => name.startsWith('shell-'))
  if (shell === undefined) return
  const cache = await caches.open(shell)
  const files = performance.getEntriesByType('resource').map(({ name }) => name)
  for (const file of new Set(files.filter((name) => name.startsWith(`${location.origin}/assets/`))))
    if ((await cache.match(file)) === undefined) await cache.add(file)
}
