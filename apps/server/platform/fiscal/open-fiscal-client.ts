import { X509Certificate } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Config } from '../../config.ts'
import { errorCode } from '../errors/error-facts.ts'
import { CertificateError, readCertificate } from './fiscal-certificate.ts'
import { createFiscalClient, type FiscalClient } from './fiscal-client.ts'

export type FiscalSettings = NonNullable<Config['fiscal']>

/** Who signs the answers of the tax authority; in its test environment and elsewhere another name. */
const signers = { real: 'DavPotRac', test: 'DavPotRacTEST' }

/** Milliseconds for a call: a person waits at the counter. */
const usualPatience = 10_000

const readAuthorities = (path: string): Promise<Buffer> =>
  readFile(path).catch((error: unknown) => {
    throw new CertificateError(`FISCAL_CA: ${path} cannot be read (${errorCode(error) ?? 'unknown'}).`)
  })

const certificatesIn = (pem: string): X509Certificate[] =>
  (pem.match(/-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g) ?? []).map((one) => new X509Certificate(one))

/**
 * Opens the link to the tax authority as it is set up. Nothing is sent.
 * @throws CertificateError with a sentence for the operator
 */
export const openFiscalClient = async (settings: FiscalSettings, patience = usualPatience): Promise<FiscalClient> => {
  const certificate = await readCertificate('FISCAL_CERTIFICATE', settings.certificate, settings.password)
  const authorities = await readAuthorities(settings.authorities)
  const trusted = certificatesIn(authorities.toString('utf8'))
  if (trusted.length === 0) throw new CertificateError(`FISCAL_CA: ${settings.authorities} holds no certificate in PEM.`)
  const signer = settings.testEnvironment ? signers.test : signers.real
  return createFiscalClient({
    url: settings.url,
    authorities: authorities.toString('utf8'),
    certificate,
    patience,
    trust: { authorities: trusted, signer },
    testEnvironment: settings.testEnvironment,
  })
}
