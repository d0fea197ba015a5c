import { Agent, request } from 'node:https'
import type { FiscalCertificate } from './fiscal-certificate.ts'

/** Where and how the tax authority is reached. */
export interface FiscalLine {
  /** `https://host:port`, without a path. */
  url: string
  /** PEM of those who certify the server. */
  authorities: string
  certificate: FiscalCertificate
  /** Milliseconds for a whole call. */
  patience: number
}

/** Answers are a few kilobytes. */
const longestAnswer = 256 * 1024

/** An agent that shows the taxpayer's certificate and speaks TLS 1.2 or later. */
export const fiscalAgent = ({ certificate, authorities }: FiscalLine): Agent =>
  new Agent({
    key: certificate.key.export({ type: 'pkcs8', format: 'pem' }),
    cert: certificate.chain,
    ca: authorities,
    minVersion: 'TLSv1.2',
    keepAlive: false,
  })

/** Posts JSON and resolves with the parsed answer. Rejects for no connection, a slow or long answer, another status than 200 and no JSON. */
export const postJson = (agent: Agent, line: FiscalLine, path: string, body: object): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const text = JSON.stringify(body)
    const headers = { 'content-type': 'application/json; charset=UTF-8', 'content-length': Buffer.byteLength(text) }
    const signal = AbortSignal.timeout(line.patience)
    const call = request(`${line.url}${path}`, { method: 'POST', agent, headers, signal }, (answer) => {
      const chunks: Buffer[] = []
      let size = 0
      answer.on('data', (chunk: Buffer) => {
        size += chunk.length
        if (size > longestAnswer) call.destroy(new Error('the answer is too long'))
        chunks.push(chunk)
      })
      answer.on('error', reject)
      answer.on('end', () => {
        if (answer.statusCode !== 200) return reject(new Error(`HTTP status ${answer.statusCode}`))
        try {
          resolve(JSON.parse(Buffer.concat(chunks).toString('utf8')))
        } catch {
          reject(new Error('the answer is no JSON'))
        }
      })
    })
    call.on('error', (error) => reject(signal.aborted ? new Error(`no answer in ${line.patience / 1000} s`) : error))
    call.end(text)
  })
