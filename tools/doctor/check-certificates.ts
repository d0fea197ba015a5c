import type { Config } from '@dovolilnice/server/config'
import { readCertificate } from '@dovolilnice/server/fiscal-certificate'
import { openFiscalClient } from '@dovolilnice/server/open-fiscal-client'
import { missing, reasonOf, right } from './finding.ts'
import type { Finding } from './finding.ts'

const opened = async (what: string, open: () => Promise<string>): Promise<Finding> => {
  try {
    return right(what, await open())
  } catch (error) {
    return missing(what, `${reasonOf(error)}.`)
  }
}

/** The certificates that settings name: whether they open with their passwords. Nothing is sent. */
export const checkCertificates = async ({ actCertificate, fiscal }: Config): Promise<Finding[]> => {
  const findings: Finding[] = []
  if (actCertificate !== undefined)
    findings.push(
      await opened('Seal of acts', async () => {
        const { endsAt } = await readCertificate('ACT_CERTIFICATE', actCertificate.path, actCertificate.password)
        return `valid until ${endsAt.toISOString().slice(0, 10)}`
      }),
    )
  if (fiscal !== undefined)
    findings.push(
      await opened('Tax authority', async () => {
        const client = await openFiscalClient(fiscal)
        client.close()
        return `certificate and authorities for ${fiscal.url}`
      }),
    )
  return findings
}
