import { type Enrolment, enrolmentSchema } from '@dovolilnice/contract/bollards/keep/enrolment'
import { chmodSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { replaceFile } from '../replace-file.ts'

const pathOf = (dataDir: string): string => join(dataDir, 'enrolment.json')

/** What the server gave this device; undefined where it is not enrolled. @throws ZodError for a file that was cut off or changed */
export const readEnrolment = (dataDir: string): Enrolment | undefined => {
  let text: string
  try {
    text = readFileSync(pathOf(dataDir), 'utf8')
  } catch {
    return undefined
  }
  return enrolmentSchema.parse(JSON.parse(text))
}

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** A password travels here: only encrypted, or within one machine. */
const addressOf = (server: string): string => {
  const whole = /^https?:\/\//.test(server) ? server : `https://${server}`
  if (!URL.canParse(whole)) throw new Error(`${server} is no address of a server.`)
  const { protocol, hostname, href } = new URL(whole)
  if (protocol === 'http:' && !loopback.test(hostname))
    throw new Error('The server must be reached by https://: a password comes from there.')
  return href.replace(/\/$/, '')
}

/** Fetches the account of a gate with a code and keeps it; what an earlier bollard left in the folder stays beside it. @throws Error in plain words */
export const enrol = async (code: string, server: string, dataDir: string): Promise<Enrolment> => {
  const address = addressOf(server)
  const answer = await fetch(`${address}/api/v1/gates/enrol`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'en' },
    body: JSON.stringify({ code }),
    signal: AbortSignal.timeout(20_000),
  }).catch((error: unknown) => {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)
    throw new Error(`${address} does not answer: ${cause}`)
  })
  const body: unknown = await answer.json().catch(() => undefined)
  if (answer.status === 422) throw new Error('The code is wrong, used or too old. Give a new one on the screen of the bollard.')
  if (!answer.ok) throw new Error(`${address} answered with ${answer.status}.`)
  const enrolment = enrolmentSchema.parse(body)
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  chmodSync(dataDir, 0o700)
  await replaceFile(pathOf(dataDir), JSON.stringify(enrolment))
  return enrolment
}
