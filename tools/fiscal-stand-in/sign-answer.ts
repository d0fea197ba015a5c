import { createPrivateKey, generateKeyPairSync } from 'node:crypto'
import { CompactSign } from 'jose'
import forge from 'node-forge'
import type { Verdict } from './judge-message.ts'
import type { Issued } from './stand-in-authority.ts'

const answerOf = (kind: 'invoice' | 'premise', { messageId, eor, error }: Verdict) => ({
  [kind === 'invoice' ? 'InvoiceResponse' : 'BusinessPremiseResponse']: {
    Header: { MessageID: messageId, DateTime: new Date().toISOString().slice(0, 19) },
    ...(eor !== undefined && { UniqueInvoiceID: eor }),
    ...(error && { Error: { ErrorCode: error.code, ErrorMessage: error.message } }),
  },
})

/** The answer to a message as the tax authority signs it, the certificate of the signer in `x5c`; `falsely` with another key. */
export const signAnswer = (kind: 'invoice' | 'premise', verdict: Verdict, signer: Issued, falsely: boolean): Promise<string> => {
  const x5c = [forge.util.encode64(forge.asn1.toDer(forge.pki.certificateToAsn1(signer.certificate)).getBytes())]
  const header = { alg: 'RS256', subject_name: 'CN=DavPotRacTEST', issuer_name: 'CN=Preskusni overitelj', serial: 1, x5c }
  const key = falsely
    ? generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
    : createPrivateKey(forge.pki.privateKeyToPem(signer.key))
  return new CompactSign(Buffer.from(JSON.stringify(answerOf(kind, verdict)))).setProtectedHeader(header).sign(key)
}
