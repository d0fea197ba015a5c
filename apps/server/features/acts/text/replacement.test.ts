import { readMatterActs } from '@dovolilnice/contract/acts/record/operations'
import { submitApplication } from '@dovolilnice/contract/applications/apply/operations'
import { readApplicationDecision } from '@dovolilnice/contract/applications/decide/read-application-decision'
import { rejectApplication } from '@dovolilnice/contract/applications/decide/operations'
import { revokePermit } from '@dovolilnice/contract/permits/record/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { residentForm } from '../../../test/applicant/application-forms.ts'
import { somePermit } from '../../../test/applicant/permit-forms.ts'
import { canReadPdf, pdfText } from '../../../test/pdf-text.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'
import { issueAct } from '../issue/issue-act.ts'
import { readActPaper } from '../paper/read-act-paper.ts'
import { byRecords, found } from '../../../test/applicant/grounds.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

const reason = 'Stranka ne prebiva na območju.'
const textOf = (pdf: Uint8Array): string => (canReadPdf ? pdfText(pdf).replace(/\s+/g, ' ') : '')

/** Grants an appeal against the newest act of a matter. */
const replace = async (matter: { application_id: string | null; permit_id: string | null }) => {
  const id = matter.application_id ?? matter.permit_id
  const { acts } = (await (await product.as('admin')).call(readMatterActs, { params: { id: id! } })).body
  const { services } = product
  const act = await services.database.transaction((trx) =>
    issueAct(
      { ...services, trx, actor: { id: product.town.admin, name: 'Ana Referent' } },
      {
        ...{ kind: 'replacement', ...matter, corrects_id: acts[0].id, appealed_on: '2026-11-18' },
        ...{ reason: 'Stranka prebiva na območju.', granted: { due_on: '2026-12-16' } },
      },
    ),
  )
  const { stream } = await readActPaper(services, act)
  return { act, contested: acts[0].number, text: stream instanceof Uint8Array ? textOf(stream) : '' }
}

test('a replacement decision grants the application and names the decision that it replaces; the party is handed the newer one', async () => {
  const { id, number, token } = (await product.visitor().call(submitApplication, { form: await residentForm(product) })).body
  await (
    await product.as('admin')
  ).call(rejectApplication, {
    body: { application_uuid: id, version: 1, ...byRecords, reason },
  })
  const { act, contested, text } = await replace({ application_id: id, permit_id: null })
  expect(act.number).toBe(contested.replace(/1$/, '2'))
  const handed = await product.visitor().call(readApplicationDecision, { query: { number, token } })
  expect(handed.headers['etag']).toBe(`"${act.sha256}"`)
  if (!canReadPdf) return
  for (const words of [
    'NADOMESTNA ODLOČBA',
    '242. člena',
    `1. Pritožbi, ki jo je vložila stranka: Čedomir Žagar Škrjanec, se ugodi; odločba št. ${contested} z dne`,
    `2. Vlogi št. ${number} za izdajo dovolilnice se ugodi.`,
    // What is granted is named, so that the decision can be executed.
    '3. Izda se dovolilnica »Stanovalec s stalnim prebivališčem« za vozilo LJ PR-',
    'na območju A (parkirišče Staro mestno jedro). Dovolilnica velja od',
    '4. Dovolilnica se izda, ko je plačana njena cena 60,00 €. Rok za plačilo je 16. 12. 2026.',
    'Pritožba je bila prejeta 18. 11. 2026.',
    'v roku 15 dni',
  ])
    expect(text).toContain(words)
  expect(text).not.toContain('se ne odvzame')
})

test('of a revoked permit it says that the permit stays', async () => {
  const id = await somePermit(product, { 'plates[]': ['KP NA-242'] })
  await (await product.as('admin')).call(revokePermit, { params: { id }, body: { version: 1, ...found, reason } })
  const { text } = await replace({ application_id: null, permit_id: id })
  if (!canReadPdf) return
  expect(text).toMatch(/2\. Dovolilnica št\. D-\S+ se ne odvzame in velja naprej\./)
  expect(text).not.toMatch(/Vlogi št\.|Izda se/)
})
