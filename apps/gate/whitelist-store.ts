import {
  createLineReader,
  type Grant,
  type Grants,
  headOf,
  linesOf,
  type Whitelist,
  whitelistHeadSchema,
  type WhitelistHead,
} from '@dovolilnice/contract/access/whitelist'
import { signedWhitelistSchema } from '@dovolilnice/contract/bollards/signed-whitelist'
import { createHash, type KeyObject, verify } from 'node:crypto'
import { mkdir, open, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { replaceFile } from './replace-file.ts'

/**
 * Why a whitelist is refused. `not_newer` is normal: several processes of the server may send it. `other_base`: the gate has not what the difference
 * is to; the server sends the whole list.
 */
type WhitelistRefusal = 'unreadable' | 'wrong_signature' | 'other_device' | 'not_newer' | 'other_base'

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

interface Verified {
  head: WhitelistHead
  content: string
}

/** What the server signed for this device: its head is parsed only after its signature was found valid, its content only when its hash is. */
const verifyWhitelist = (signed: string, device: string, publicKey: KeyObject): Verified | { refusal: WhitelistRefusal } => {
  const envelope = signedWhitelistSchema.safeParse(parseJson(signed))
  if (!envelope.success) return { refusal: 'unreadable' }
  const { body, signature, content } = envelope.data
  if (!verify(null, Buffer.from(body, 'utf8'), publicKey, Buffer.from(signature, 'base64'))) return { refusal: 'wrong_signature' }
  const head = whitelistHeadSchema.safeParse(parseJson(body)).data
  if (head === undefined) return { refusal: 'unreadable' }
  if (createHash('sha256').update(content, 'utf8').digest('hex') !== head.sha256) return { refusal: 'wrong_signature' }
  return head.device === device ? { head, content } : { refusal: 'other_device' }
}

/** Lines between two breaths: decisions must not wait for a list. */
const breathLines = 2000

/** The lines of each credential. As grants fifty thousand of them took three times the memory; those of one are read in microseconds. */
type Lines = Map<string, string>

/** What the lines of a credential say. */
const grantsIn = (text: string | undefined, zone: string | null): readonly Grant[] => {
  const grants = new Map<string, readonly Grant[]>()
  const read = createLineReader(grants, zone)
  for (const line of linesOf(text ?? '')) read(line)
  return [...grants.values()].flat()
}

const grantsOf = (lines: Lines, zone: string | null): Grants => ({
  get: (credential) => (lines.has(credential) ? grantsIn(lines.get(credential), zone) : undefined),
  has: (credential) => lines.has(credential),
  get size() {
    return lines.size
  },
  keys: () => lines.keys(),
})

/** Reads a content; of a credential that stands on no permit any more the lines are empty. @throws Error when a line is none */
const readLines = async (content: string, zone: string | null): Promise<Lines> => {
  const lines: Lines = new Map()
  const found = new Map<string, readonly Grant[]>()
  const read = createLineReader(found, zone)
  let last: string | undefined
  let count = 0
  for (const line of linesOf(content)) {
    const credential = read(line)
    const text = found.has(credential) ? line : ''
    lines.set(credential, credential === last ? `${lines.get(credential) ?? ''}\n${text}` : text)
    found.clear()
    last = credential
    count += 1
    if (count % breathLines === 0) await setImmediate()
  }
  return lines
}

const put = (lines: Lines, credential: string, text: string | undefined): void => {
  if (text === undefined || text === '') lines.delete(credential)
  else lines.set(credential, text)
}

/** Who is inside now and who has left is not worth a write: after a power cut the server says it again. */
const plainGrant = ({ limits, ...grant }: Grant): string =>
  JSON.stringify([grant, limits && { ...limits, in: undefined, other: undefined, out: undefined }])

const isSame = (one: Grant, other: Grant): boolean => plainGrant(one) === plainGrant(other)

/** Whether some of these credentials open less than they did. */
const takesAway = (before: Lines, after: Lines, named: Iterable<string>, zone: string | null): boolean => {
  for (const credential of named) {
    if (before.get(credential) === after.get(credential)) continue
    const next = grantsIn(after.get(credential), zone)
    if (!grantsIn(before.get(credential), zone).every((grant) => next.some((other) => isSame(grant, other)))) return true
  }
  return false
}

/** Whether days, hours and rules of the gate are as they were. */
const isSameHead = (before: Whitelist, { work_free: days = [], ...head }: WhitelistHead): boolean =>
  JSON.stringify([[...(before.workFree ?? [])], before.openWindows, before.direction, before.passbackMinutes]) ===
  JSON.stringify([days, head.open_windows ?? [], head.direction ?? 'both', head.passback_minutes])

/** The last valid whitelist: in memory for decisions, on the disk for the next start. */
export interface WhitelistStore {
  current(): Whitelist | undefined
  /** Takes a newer list or a difference; resolves with the reason of a refusal, or undefined when it was taken. */
  accept(signed: string): Promise<WhitelistRefusal | undefined>
  /** Writes what waits for the disk. */
  close(): Promise<void>
}

export interface WhitelistStoreOptions {
  path: string
  device: string
  publicKey: KeyObject
  keyOf: Whitelist['keyOf']
  onError: (error: unknown) => void
  /** Only to look: another process writes there. */
  readOnly?: boolean
}

/** What only adds waits so long for the disk, which wears out. After a power cut the server sends it again. */
const writeMs = 600_000

/** Adds whole lines to the file or, when the disk is full, nothing. */
const append = async (path: string, text: string): Promise<void> => {
  const file = await open(path, 'a', 0o600)
  try {
    const { size } = await file.stat()
    try {
      await file.appendFile(text)
      await file.datasync()
    } catch (error) {
      await file.truncate(size)
      throw error
    }
  } finally {
    await file.close()
  }
}

/**
 * Opens the store kept at `path`: the last whole list, and below it the differences since, each with its signature. They are verified again; from the first
 * one that was changed on, the file counts as absent. Only newer versions are accepted: an older list, though signed, may admit people whose permit was
 * revoked since. What takes something away is on the disk before it is answered.
 */
export const openWhitelistStore = async (options: WhitelistStoreOptions): Promise<WhitelistStore> => {
  const { path, device, publicKey, keyOf, onError, readOnly = false } = options
  if (!readOnly) await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  let current: Whitelist | undefined
  /** Those of `current`, pieces of the content that they came in: a difference changes them in place, for a copy of fifty thousand would be garbage the next moment. */
  let lines: Lines = new Map()
  /** The version of the last whole list: differences from before it count no more. */
  let since = 0

  /** Puts a verified list into use; answers whether somebody may pass no more who did. */
  const use = async ({ head, content }: Verified): Promise<boolean | WhitelistRefusal> => {
    const before = current
    if (head.version <= (before?.version ?? 0)) return 'not_newer'
    const { base } = head
    const isWhole = base === null
    if (!isWhole && (before === undefined || base < since || base > before.version || head.zone !== before.zone)) return 'other_base'
    try {
      const read = await readLines(content, head.zone)
      const isLess =
        before === undefined ||
        before.failMode !== head.fail_mode ||
        before.zone !== head.zone ||
        !isSameHead(before, head) ||
        takesAway(lines, read, isWhole ? lines.keys() : read.keys(), head.zone)
      if (isWhole) lines = read
      for (const [credential, text] of read) put(lines, credential, text)
      current = { ...headOf(head), grants: grantsOf(lines, head.zone), keyOf }
      if (isWhole) since = head.version
      return isLess
    } catch {
      return 'unreadable'
    }
  }

  const found = await readFile(path, 'utf8').catch(() => '')
  let good = ''
  for (const line of found.split('\n')) {
    const kept = line === '' ? undefined : verifyWhitelist(line, device, publicKey)
    if (kept === undefined || 'refusal' in kept || typeof (await use(kept)) === 'string') break
    good += `${line}\n`
  }
  // A line that a power cut tore: what is written behind it would not be read at the next start.
  if (good !== found && !readOnly) await replaceFile(path, good).catch(onError)

  /** What is not on the disk yet; the first may be a whole list, which replaces the file. */
  let waiting: string[] = []
  let replaces = false
  let writtenAt = -writeMs
  let timer: NodeJS.Timeout | undefined
  const write = async (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    if (waiting.length === 0) return
    const [lines, whole] = [waiting, replaces]
    ;[waiting, replaces] = [[], false]
    const text = lines.map((line) => `${line}\n`).join('')
    try {
      await (whole ? replaceFile(path, text) : append(path, text))
      writtenAt = performance.now()
    } catch (error) {
      // It comes before what has come since, unless that is a whole list.
      if (!replaces) [waiting, replaces] = [[...lines, ...waiting], whole]
      throw error
    }
  }
  let writing: Promise<void> = Promise.resolve()
  const save = (): Promise<void> => {
    writing = writing.then(write)
    const saved = writing
    writing = writing.catch(onError)
    return saved
  }

  return {
    current: () => current,
    accept: async (signed) => {
      const verified = verifyWhitelist(signed, device, publicKey)
      if ('refusal' in verified) return verified.refusal
      const less = await use(verified)
      if (typeof less === 'string') return less
      if (verified.head.base === null) [waiting, replaces] = [[], true]
      waiting.push(signed)
      const waitMs = writtenAt + writeMs - performance.now()
      if (less || waitMs <= 0) await save()
      else timer ??= setTimeout(() => void save().catch(() => {}), waitMs).unref()
      return undefined
    },
    close: async () => {
      await save().catch(() => {})
      clearTimeout(timer)
    },
  }
}
