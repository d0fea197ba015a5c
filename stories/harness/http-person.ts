import type { Locale } from '@dovolilnice/contract/locale'
import { createHash } from 'node:crypto'
import { proofText, zeroBits } from '@dovolilnice/contract/proof-of-work'
import { demoPassword } from './sign-in.ts'

export interface HttpAnswer {
  status: number
  // A story reads answers freely and asserts what it reads.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any
}

/** A caller with plain HTTP, as `curl` would be: cookies, the anti-forgery header, JSON and forms, without our own client. */
export interface HttpPerson {
  get(path: string): Promise<HttpAnswer>
  post(path: string, body: unknown): Promise<HttpAnswer>
  signIn(email: string): Promise<void>
  /** Cookies and the anti-forgery token, for a call that a story sends by itself. */
  headers(): Record<string, string>
  /** The header without which the public form is not taken: the solved task of the server, for one sending. */
  proof(): Promise<Record<string, string>>
}

/** The header's value for a challenge, as a browser finds it. */
const solveProof = (challenge: string, bits: number): string => {
  for (let answer = 0; ; answer++) {
    const text = proofText(challenge, answer)
    if (zeroBits(createHash('sha256').update(text).digest()) >= bits) return text
  }
}

const cookiePairs = (response: Response): [string, string][] =>
  response.headers.getSetCookie().map((cookie) => {
    const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=')
    return [name, value]
  })

/**
 * @param url where the product listens
 * @param address from which the person calls, for a product that believes a proxy in front (TRUST_PROXY=1); absent: from this machine
 */
export const httpPerson = async (url: string, address?: string): Promise<HttpPerson> => {
  const cookies = new Map<string, string>()
  const own = () => ({
    ...(address !== undefined && { 'x-forwarded-for': address }),
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    'x-xsrf-token': decodeURIComponent(cookies.get('XSRF-TOKEN') ?? ''),
  })
  const send = async (path: string, init: RequestInit = {}): Promise<HttpAnswer> => {
    const headers = new Headers(init.headers)
    for (const [name, value] of Object.entries(own())) headers.set(name, value)
    const response = await fetch(`${url}/api/${path}`, { ...init, headers })
    for (const [name, value] of cookiePairs(response)) cookies.set(name, value)
    const text = await response.text()
    return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : text }
  }
  const proof = async () => {
    const { challenge, bits } = (await send('v1/applications/challenge')).body
    return { 'x-proof-of-work': solveProof(challenge, bits) }
  }
  const sendForm = async (path: string, body: FormData): Promise<HttpAnswer> => send(path, { method: 'POST', body, headers: await proof() })
  const post = (path: string, body: unknown): Promise<HttpAnswer> =>
    body instanceof FormData
      ? sendForm(path, body)
      : send(path, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } })

  await send('auth/anti-forgery')
  return {
    get: (path) => send(path),
    post,
    headers: own,
    proof,
    signIn: async (email) => {
      const { status, body } = await post('auth/login', { email, password: demoPassword })
      if (status !== 200) throw new Error(`${email} could not sign in: ${JSON.stringify(body)}`)
    },
  }
}

/** The language in which an account's screens are on every device: a page that somebody has set to another one follows it when the account has come. */
export const setAccountLanguage = async (url: string, email: string, locale: Locale): Promise<void> => {
  const person = await httpPerson(url)
  await person.signIn(email)
  const { status, body } = await person.post('v1/services/account/language/update', { locale })
  if (status >= 300) throw new Error(`the language of ${email} was not changed: ${JSON.stringify(body)}`)
}
