import type { z } from 'zod/mini'
import type { Config } from '../../config.ts'
import { errorMessage } from '../errors/error-facts.ts'
import { ProviderError } from './payment-provider.ts'
import { jsonOf } from './provider-messages.ts'
import { signatureOf } from './signature.ts'

/** How one merchant reaches the provider. */
export type ProviderSettings = Omit<NonNullable<Config['cardPayments']>, 'feeMerchant'>

export interface ProviderCall<S extends z.ZodMiniType> {
  method: 'GET' | 'POST'
  path: string
  body?: object
  /** A repetition with the same key is the same call. */
  key?: string
  answer: S
}

/** Milliseconds for a call: a person waits for the page. */
const patience = 10_000

const send = async ({ url, merchant, secret }: ProviderSettings, { method, path, body, key }: ProviderCall<z.ZodMiniType>, now: Date) => {
  const text = body === undefined ? '' : JSON.stringify(body)
  const seconds = Math.floor(now.getTime() / 1_000)
  try {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        accept: 'application/json',
        'x-merchant': merchant,
        'x-timestamp': String(seconds),
        'x-signature': signatureOf(secret, 'request', seconds, `${method}.${path}.${text}`),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      ...(body !== undefined && { body: text }),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    })
    return { status: response.status, text: await response.text() }
  } catch (error) {
    throw new ProviderError('unreachable', `no answer of the payment provider: ${errorMessage(error)}`, { cause: error })
  }
}

/**
 * Calls the provider, signed.
 * @returns undefined when it answers that there is no such thing
 * @throws ProviderError
 */
export const callProvider = async <S extends z.ZodMiniType>(
  settings: ProviderSettings,
  call: ProviderCall<S>,
  now: Date,
): Promise<z.output<S> | undefined> => {
  const { status, text } = await send(settings, call, now)
  if (status === 404) return undefined
  if (status >= 500 || status === 429) throw new ProviderError('unreachable', `the payment provider answered ${status}`)
  if (status >= 400) throw new ProviderError('refused', `the payment provider answered ${status}: ${text.slice(0, 300)}`)
  const answer = call.answer.safeParse(jsonOf(text))
  if (answer.success) return answer.data
  throw new ProviderError('untrusted', `the payment provider answered something else to ${call.method} ${call.path}`)
}
