import { sign, X509Certificate } from 'node:crypto'
import { compactVerify, decodeProtectedHeader } from 'jose'
import type { FiscalCertificate } from './fiscal-certificate.ts'

/** Thrown for an answer that cannot be shown to come from the tax authority. */
export class UntrustedAnswer extends Error {}

/** Whom answers are believed. */
export interface Trust {
  /** The certificates of the authority above the signer (sigov-ca and its root). */
  authorities: readonly X509Certificate[]
  /** The common name of the signer's certificate: sigov-ca certifies many others too. */
  signer: string
}

const base64url = (text: string): string => Buffer.from(text, 'utf8').toString('base64url')

/** Signs a message (JWS, RS256). The header is written by hand: its serial number has more digits than a number of JavaScript. */
export const signToken = ({ key, subjectName, issuerName, serial }: FiscalCertificate, message: object): string => {
  const names = `"subject_name":${JSON.stringify(subjectName)},"issuer_name":${JSON.stringify(issuerName)}`
  const signed = `${base64url(`{"alg":"RS256",${names},"serial":${serial}}`)}.${base64url(JSON.stringify(message))}`
  return `${signed}.${sign('sha256', Buffer.from(signed), key).toString('base64url')}`
}

const isValidAt = (certificate: X509Certificate, now: Date): boolean => certificate.validFromDate <= now && now < certificate.validToDate

/** Follows a certificate up to one of the authorities, over those that came with the answer. */
const isTrusted = (certificate: X509Certificate, above: readonly X509Certificate[], { authorities }: Trust, now: Date): boolean => {
  if (!isValidAt(certificate, now)) return false
  const issues = (issuer: X509Certificate) =>
    issuer.ca && isValidAt(issuer, now) && certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey)
  if (authorities.some(issues)) return true
  return above.some((issuer, index) => issues(issuer) && isTrusted(issuer, above.toSpliced(index, 1), { authorities, signer: '' }, now))
}

const certificatesOf = (token: string): X509Certificate[] => {
  const { x5c } = decodeProtectedHeader(token)
  return (x5c ?? []).map((certificate) => new X509Certificate(Buffer.from(certificate, 'base64')))
}

const commonName = (certificate: X509Certificate): string | undefined =>
  /^CN=([^\n+]+)/m.exec(certificate.subject)?.[1]?.trim().toLowerCase()

/**
 * The content of an answer, once its signature and its signer are verified.
 * @throws UntrustedAnswer
 */
export const readToken = async (token: string, trust: Trust, now: Date): Promise<unknown> => {
  try {
    const [signer, ...above] = certificatesOf(token)
    if (signer === undefined) throw new UntrustedAnswer('the answer carries no certificate')
    if (commonName(signer) !== trust.signer.toLowerCase()) throw new UntrustedAnswer(`the answer is signed by another: ${signer.subject}`)
    if (!isTrusted(signer, above, trust, now)) throw new UntrustedAnswer('the signer of the answer is not trusted')
    const { payload } = await compactVerify(token, signer.publicKey, { algorithms: ['RS256'] })
    return JSON.parse(Buffer.from(payload).toString('utf8'))
  } catch (error) {
    if (error instanceof UntrustedAnswer) throw error
    throw new UntrustedAnswer(`the answer cannot be verified: ${error instanceof Error ? error.message : String(error)}`)
  }
}
