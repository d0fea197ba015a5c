import { execFileSync } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import forge from 'node-forge'
import { expect, test } from 'vitest'
import { openCertificate } from '../fiscal/fiscal-certificate.ts'
import { finishPdf, startPdf, paragraph } from './pdf-document.ts'
import { addSignature, signPdf } from './pdf-signature.ts'

const canVerify = (() => {
  try {
    execFileSync('pdfsig', ['-v'], { stdio: 'ignore' })
    return true
  } catch {
    // A test that is skipped must be heard of.
    process.stdout.write('pdfsig (poppler-utils) is not here: no signature is verified\n')
    return false
  }
})()

/** A .p12 file of an invented town. */
const madeCertificate = (): Buffer => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const certificate = forge.pki.createCertificate()
  certificate.publicKey = forge.pki.publicKeyFromPem(publicKey.export({ type: 'spki', format: 'pem' }).toString())
  certificate.serialNumber = '4d2'
  certificate.validity.notBefore = new Date('2026-01-01T00:00:00Z')
  certificate.validity.notAfter = new Date('2036-01-01T00:00:00Z')
  const names = [
    { name: 'commonName', value: 'OBCINA LIPOGRAD' },
    { name: 'countryName', value: 'SI' },
  ]
  certificate.setSubject(names)
  certificate.setIssuer(names)
  const key = forge.pki.privateKeyFromPem(privateKey.export({ type: 'pkcs1', format: 'pem' }).toString())
  certificate.sign(key, forge.md.sha256.create())
  const p12 = forge.pkcs12.toPkcs12Asn1(key, [certificate], 'geslo', { algorithm: '3des' })
  return Buffer.from(forge.asn1.toDer(p12).getBytes(), 'latin1')
}

const signed = async (): Promise<Buffer> => {
  const now = new Date('2026-11-16T09:00:00Z')
  const pdf = startPdf({ title: 'Odločba', author: 'Občina Lipograd', locale: 'sl', now, archive: true })
  paragraph(pdf, 'Vloga se zavrne.')
  addSignature(pdf, { name: 'Občina Lipograd', reason: 'Izdaja akta', now })
  return signPdf(await finishPdf(pdf, 'Občina Lipograd'), await openCertificate(madeCertificate(), 'geslo'))
}

const reportOf = (pdf: Buffer): string => {
  const folder = mkdtempSync(join(tmpdir(), 'dovolilnice-signed-'))
  try {
    writeFileSync(join(folder, 'akt.pdf'), pdf)
    // The certificate is of nobody's list, so only the signature itself is judged.
    return execFileSync('pdfsig', ['-nocert', join(folder, 'akt.pdf')], { encoding: 'utf8' })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test.skipIf(!canVerify)('a signed paper is whole and valid for another program; a changed one is not', async () => {
  const pdf = await signed()
  const report = reportOf(pdf)
  expect(report).toContain('Signature is Valid')
  expect(report).toContain('Total document signed')
  expect(report).toContain('ETSI.CAdES.detached')
  expect(report).toContain('OBCINA LIPOGRAD')
  const changed = Buffer.from(pdf)
  const at = changed.indexOf('/CreationDate')
  changed.write('/CreatioNDate', at, 'latin1')
  expect(reportOf(changed)).not.toContain('Signature is Valid')
})
