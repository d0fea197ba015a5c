import type { MessageRefusal } from '@dovolilnice/contract/bollards/bollard-command'
import type { GateChannel } from '@dovolilnice/contract/bollards/topics'
import { messageBodySchema, messageDomain, signedSchema } from '@dovolilnice/contract/devices/signed-message'
import { randomBytes, verify, type KeyObject } from 'node:crypto'
import { createServerTime } from './server-time.ts'

/** What the server says to this gate: only that is believed which it signed for the present connection, once. */
export interface ServerWords {
  /** Of the present connection, or chosen anew since. */
  nonce(): string
  /** A new connection: what was signed for the one before counts no more. */
  begin(): void
  /** The content of a message that the server meant, or why it is not taken. A beat gives the time and has no content. */
  read(channel: GateChannel, text: string, retained: boolean): { content: unknown } | { refusal: MessageRefusal }
  /** The server's time; the device's own before the first beat. */
  now(): Date
  /** Whether a beat has told the time. */
  isTimeKnown(): boolean
}

export interface ServerWordsOptions {
  device: string
  publicKey: KeyObject
  /** The device's own clock. */
  clock: () => Date
  /** The gate has chosen another nonce and must say it. */
  onNonce: () => void
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** So far behind the highest a message of a sender may come: a broker keeps the order of one topic alone, and a beat may overtake a command. */
const window = 1000

/** So long what the server had signed for the nonce before is taken, where the gate has chosen another on the same connection. */
const overlapMs = 10_000

/** What a sender has said on a connection, so that nothing of it is taken twice. */
interface Heard {
  highest: number
  taken: Set<number>
}

/** Whether this is new; it is remembered. */
const isNew = (heard: Heard, sequence: number): boolean => {
  if (sequence <= heard.highest - window || heard.taken.has(sequence)) return false
  heard.taken.add(sequence)
  heard.highest = Math.max(heard.highest, sequence)
  if (heard.taken.size > 2 * window) for (const old of heard.taken) if (old <= heard.highest - window) heard.taken.delete(old)
  return true
}

const newNonce = (): string => randomBytes(16).toString('base64url')

export const createServerWords = ({ device, publicKey, clock, onNonce }: ServerWordsOptions): ServerWords => {
  const time = createServerTime(clock)
  let nonce = newNonce()
  /** By the process of the server that speaks. */
  const heard = new Map<string, Heard>()

  /** Of the same connection, for what was on its way when the gate chose another. */
  let previous: { nonce: string; until: number } | undefined

  const choose = (): void => {
    nonce = newNonce()
    time.challenge()
  }
  const begin = (): void => {
    previous = undefined
    heard.clear()
    choose()
  }
  const chooseAnother = (): void => {
    previous = { nonce, until: performance.now() + overlapMs }
    choose()
    onNonce()
  }
  const isOfThisConnection = (given: string, channel: GateChannel): boolean =>
    given === nonce || (channel !== 'beat' && given === previous?.nonce && performance.now() < previous.until)

  const read: ServerWords['read'] = (channel, text, retained) => {
    // A retained message would come again at each connection.
    if (retained) return { refusal: 'retained' }
    const signed = signedSchema.safeParse(parseJson(text)).data
    if (signed === undefined) return { refusal: 'unreadable' }
    if (!verify(null, Buffer.from(messageDomain + signed.body, 'utf8'), publicKey, Buffer.from(signed.signature, 'base64')))
      return { refusal: 'wrong_signature' }
    const body = messageBodySchema.safeParse(parseJson(signed.body)).data
    if (body === undefined || body.channel !== channel) return { refusal: 'unreadable' }
    if (body.device !== device) return { refusal: 'other_device' }
    if (!isOfThisConnection(body.nonce, channel)) return { refusal: 'other_connection' }
    const before = heard.get(body.sender) ?? { highest: 0, taken: new Set() }
    heard.set(body.sender, before)
    if (!isNew(before, body.sequence)) return { refusal: 'replayed' }
    if (channel === 'beat') {
      if (!time.beat(new Date(body.sent_at))) chooseAnother()
      return { content: undefined }
    }
    return channel === 'command' && !time.isKnown() ? { refusal: 'time_unknown' } : { content: body.content }
  }
  return { nonce: () => nonce, begin, read, now: time.now, isTimeKnown: time.isKnown }
}
