import { X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:https'
import { join } from 'node:path'
import { TLSSocket } from 'node:tls'
import forge from 'node-forge'
import { answerCall } from './answer-call.ts'
import type { Behaviour } from './behaviour.ts'
import type { KnownCertificate } from './judge-message.ts'
import { issueTaxpayer, openKeys, toP12, type Issued } from './stand-in-authority.ts'
import { openRegister, type Register } from './stand-in-register.ts'

/** A certificate as a file. */
export interface IssuedFile {
  path: string
  password: string
  /** Withdraws it: what it signs is refused with S007 from then on. */
  withdraw(): void
}

/** A server that stands in for the tax authority, on this machine. */
export interface FiscalStandIn {
  url: string
  /** The file with the authority that certifies its server and the signer of its answers, PEM. */
  authorities: string
  /** Makes a certificate for a taxpayer. */
  issue(options: { taxNumber: string; from?: Date; until?: Date }): IssuedFile
  behave(behaviour: Behaviour): void
  register: Pick<Register, 'invoices' | 'setPremise'>
  /** How many calls came, whatever became of them. */
  received(): number
  close(): Promise<void>
}

export interface StandInOptions {
  /** Where keys, certificates and the register are kept; made if need be. */
  folder: string
  /** 0, the default: a free one. */
  port?: number
}

const password = 'preskusno-geslo'

const pemOf = ({ certificate }: Issued): string => forge.pki.certificateToPem(certificate)

const knownOf = (issued: Issued, authority: Issued, taxNumber: string): KnownCertificate => ({
  taxNumber,
  serial: BigInt(`0x${issued.certificate.serialNumber}`),
  issuerCommonName: String(authority.certificate.subject.getField('CN').value),
  publicKey: new X509Certificate(pemOf(issued)).publicKey,
  until: issued.certificate.validity.notAfter,
  withdrawn: false,
})

/** Starts the stand-in. Callers show a certificate of its authority, or the connection is broken; one that has ended is told so (S008). */
export const startFiscalStandIn = async ({ folder, port = 0 }: StandInOptions): Promise<FiscalStandIn> => {
  const { authority, server: shown, signer } = openKeys(folder)
  const certificates: KnownCertificate[] = []
  const register = openRegister(folder)
  let behaviour: Behaviour = { kind: 'normal' }
  let calls = 0
  const server = createServer(
    {
      key: forge.pki.privateKeyToPem(shown.key),
      cert: pemOf(shown),
      ca: pemOf(authority),
      requestCert: true,
      rejectUnauthorized: false,
      minVersion: 'TLSv1.2',
    },
    (request, response) => {
      const { socket } = request
      calls += 1
      const refused = socket instanceof TLSSocket && !socket.authorized && String(socket.authorizationError) !== 'CERT_HAS_EXPIRED'
      if (refused) return void socket.destroy()
      answerCall(request, response, { register, certificates, signer, behaviour: () => behaviour }).catch((error: unknown) =>
        response.writeHead(500).end(String(error)),
      )
    },
  )
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `https://127.0.0.1:${typeof address === 'object' ? address?.port : port}`,
    authorities: join(folder, 'ca.pem'),
    issue: ({ taxNumber, ...days }) => {
      const issued = issueTaxpayer(authority, { taxNumber, ...days })
      const known = knownOf(issued, authority, taxNumber)
      certificates.push(known)
      const path = join(folder, `${taxNumber}-${certificates.length}.p12`)
      writeFileSync(path, toP12(issued, password), { mode: 0o600 })
      return { path, password, withdraw: () => void (known.withdrawn = true) }
    },
    behave: (next) => void (behaviour = next),
    register,
    received: () => calls,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
