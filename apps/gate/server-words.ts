import type { MessageRefusal } from '@dovolilnice/contract/bollards/command-status'
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

const newNonce = (): string => randomBytes(16).toString('base64url')

export const createServerWords = ({ device, publicKey, clock, onNonce }: ServerWordsOptions): ServerWords => {
  const time = createServerTime(clock)
  let nonce = newNonce()
  /** The last sequence of each process of the server that speaks. */
  const heard = new Map<string, number>()

  const begin = (): void => {
    nonce = newNonce()
    heard.clear()
    time.challenge()
  }

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
    if (body.nonce !== nonce) return { refusal: 'other_connection' }
    if (body.sequence <= (heard.get(body.sender) ?? 0)) return { refusal: 'replayed' }
    heard.set(body.sender, body.sequence)
    if (channel === 'beat') {
      if (time.beat(new Date(body.sent_at))) return { content: undefined }
      begin()
      onNonce()
      return { content: undefined }
    }
    return channel === 'command' && !time.isKnown() ? { refusal: 'time_unknown' } : { content: body.content }
  }
  return { nonce: () => nonce, begin, read, now: time.now, isTimeKnown: time.isKnown }
}
