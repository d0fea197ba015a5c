import { issueActDraft } from '@dovolilnice/contract/acts/drafts/operations'
import { readAct, readMatterActs } from '@dovolilnice/contract/acts/record/operations'
import { updateActSettings } from '@dovolilnice/contract/acts/settings/operations'
import { submitApplication, withdrawByClerk } from '@dovolilnice/contract/applications/apply/operations'
import { approveApplication, readDecision } from '@dovolilnice/contract/applications/decide/operations'
import { takeApplicationIntoReview } from '@dovolilnice/contract/applications/decide/take-application-into-review'
import { issueApplicationPermit } from '@dovolilnice/contract/permits/issue/operations'
import { readPermitPdf, revokePermit } from '@dovolilnice/contract/permits/record/operations'
import { updateParameters } from '@dovolilnice/contract/resources/operations'
import { dayInWords } from '@dovolilnice/contract/primitives/local-day'
import { formatCents } from '@dovolilnice/contract/primitives/money'
import { generateKeyPairSync } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formOf, kindId, residentForm } from '../../../test/applicant/application-forms.ts'
import { somePermit } from '../../../test/applicant/permit-forms.ts'
import { found } from '../../../test/applicant/grounds.ts'
import { canReadPdf, pdfText } from '../../../test/pdf-text.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'
import { type Matter, takeActNumber } from './take-act-number.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

const textOf = (pdf: Uint8Array): string => (canReadPdf ? pdfText(pdf).replace(/\s+/g, ' ') : '')
const asAdmin = async (...call: Parameters<Awaited<ReturnType<TestProduct['as']>>['call']>) => (await product.as('admin')).call(...call)

/** Approves an application that costs nothing. */
const approved = async (plate: string): Promise<string> => {
  const fields = { permit_kind_id: await kindId(product, 'electric'), 'document.identity': undefined, 'plates[]': [plate] }
  const { id } = (await product.visitor().call(submitApplication, { form: await residentForm(product, fields) })).body
  await asAdmin(takeApplicationIntoReview, { params: { id }, body: { version: 1 } })
  expect((await asAdmin(approveApplication, { params: { id }, body: { version: 2 } })).status).toBe(200)
  return id
}
/** The same, with its permit. */
const granted = async (plate: string) => {
  const id = await approved(plate)
  const { body } = await asAdmin(issueApplicationPermit, { form: formOf({ application_uuid: id }) })
  return { id, permit: body.permit_uuid as string }
}

const paperOf = async (id: string) => textOf((await asAdmin(readPermitPdf, { params: { id } })).raw)
const decisionOf = async (id: string) =>
  (await product.services.database.kysely.selectFrom('permit').select('decision').where('id', '=', id).executeTakeFirstOrThrow()).decision
/** Whether a town with a certificate signs the paper of a permit. One with a chain of nothing signs nothing: that it is asked for shows that it would. */
const isSigned = async (id: string): Promise<boolean> => {
  const { privateKey: key } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  Object.assign(product.services, { actCertificate: { key, chain: '', endsAt: new Date('2100-01-01') } })
  const { status } = await asAdmin(readPermitPdf, { params: { id } })
  Object.assign(product.services, { actCertificate: undefined })
  return status === 500
}

test('a permit is the decision in short form, with number, basis and the remedy that the town wants; it stays as it was issued', async () => {
  const basis = {
    title: 'Odlok o prometu',
    gazette: 'Uradni list RS, št. 1/26',
    articles: '9. člen',
    permit_kind_ids: [],
    reason_codes: [],
  }
  const remedy = 'Zoper odločitev je dovoljena pritožba v 15 dneh.'
  expect((await asAdmin(updateActSettings, { body: { legal_bases: [basis], approval_remedy: remedy } })).status).toBe(200)
  const { id, permit } = await granted('KP OD-218')
  const decision = await decisionOf(permit)
  expect(decision).toMatch(/^Št\. 371-\d+\/2026-1, \d/)
  for (const words of ['v celoti ugodeno', '218. člen ZUP', 'Odlok o prometu (Uradni list RS, št. 1/26), 9. člen', remedy])
    expect(decision).toContain(words)
  await asAdmin(updateActSettings, { body: { legal_bases: [], approval_remedy: '' } })
  expect(await decisionOf(permit)).toBe(decision)
  expect(await isSigned(permit)).toBe(true)
  if (canReadPdf) expect(await paperOf(permit)).toContain('ta dovolilnica je odločba v skrajšani obliki')
  expect((await asAdmin(readMatterActs, { params: { id } })).body.acts).toEqual([])
})

test('a town that wants it issues a written decision with each approval, and the permit names it', async () => {
  await asAdmin(updateActSettings, { body: { approvals: 'act' } })
  const { id, permit } = await granted('KP OD-219')
  const [act] = (await asAdmin(readMatterActs, { params: { id } })).body.acts
  expect(act).toMatchObject({ kind: 'grant', number: expect.stringMatching(/^371-\d+\/2026-1$/) })
  const text = textOf((await asAdmin(readDecision, { params: { id } })).raw)
  if (canReadPdf)
    for (const words of ['ODLOČBA', '2. Izda se dovolilnica', 'za vozilo KP OD-219 na območju', 'Dovolilnica velja od', 'v roku 15 dni'])
      expect(text).toContain(words)
  // It costs nothing: there is nothing to say about a price.
  expect(text).not.toContain('Rok za plačilo')
  expect(await decisionOf(permit)).toContain(`na podlagi odločbe št. ${act.number} z dne`)
  expect(await isSigned(permit)).toBe(false)
  await asAdmin(updateActSettings, { body: { approvals: 'paper' } })
})

test('a grant of what costs something is written whatever the town wants of others, and names its price, the term of payment, the place and the days', async () => {
  const { id } = (await product.visitor().call(submitApplication, { form: await residentForm(product, { 'plates[]': ['KP OD-221'] }) }))
    .body
  await asAdmin(takeApplicationIntoReview, { params: { id }, body: { version: 1 } })
  expect((await asAdmin(approveApplication, { params: { id }, body: { version: 2 } })).status).toBe(200)
  const { due_on: due, fee_cents: cents } = await product.services.database.kysely
    .selectFrom('application')
    .select(['due_on', 'fee_cents'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const text = textOf((await asAdmin(readDecision, { params: { id } })).raw)
  const price = formatCents(cents ?? 0, 'sl').replace(/\s/g, ' ')
  const said = [`plačana njena cena ${price}. Rok za plačilo je ${dayInWords(due ?? '', 'sl')}.`, 'parkirišče', 'Dovolilnica velja od']
  if (canReadPdf) for (const words of [...said, 'Brez podpisa uradne osebe in žiga organa je to le izvod']) expect(text).toContain(words)
  const mail = await product.services.database.kysely
    .selectFrom('mail')
    .select('body_text')
    .where('subject_id', '=', id)
    .where('template', '=', 'application:approved_with_fee')
    .executeTakeFirstOrThrow()
  expect(mail.body_text).toMatch(/O tem je izdana odločba št\. 371-\d+\/2026-1, ki vam jo bomo vročili\./)
})

test('a claim that is withdrawn after its written grant ends by an order that sets the grant aside', async () => {
  await asAdmin(updateActSettings, { body: { approvals: 'act' } })
  const id = await approved('KP OD-220')
  await asAdmin(updateActSettings, { body: { approvals: 'paper' } })
  expect((await asAdmin(withdrawByClerk, { params: { id }, body: { version: 3, reason: 'Vozilo je prodano.' } })).status).toBe(200)
  const [draft] = (await asAdmin(readMatterActs, { params: { id } })).body.drafts
  expect((await asAdmin(issueActDraft, { params: { id: draft.id }, body: { version: draft.version } })).status).toBe(200)
  const [order, grant] = (await asAdmin(readMatterActs, { params: { id } })).body.acts
  expect([order, grant]).toMatchObject([{ kind: 'discontinuation' }, { kind: 'grant', standing: 'set_aside' }])
  if (canReadPdf) expect(textOf((await asAdmin(readAct, { params: { id: order.id } })).raw)).toContain(`Odločba št. ${grant.number} z dne`)
})

test('a permit goes on with the number of the matter in which it was granted, on its acts and in its mails', async () => {
  const { id, permit } = await granted('KP OD-224')
  const [, matter = ''] = /^Št\. (371-\d+\/2026)-1,/.exec((await decisionOf(permit)) ?? '') ?? []
  const body = { version: 1, ...found, reason: 'Dovolilnica se uporablja v nasprotju z odlokom.' }
  expect((await asAdmin(revokePermit, { params: { id: permit }, body })).status).toBe(200)
  const [act] = (await asAdmin(readMatterActs, { params: { id: permit } })).body.acts
  expect(act.number).toBe(`${matter}-2`)
  const lettersOf = (record: string) =>
    product.services.database.kysely.selectFrom('mail').select('body_text').where('subject_id', '=', record).orderBy('id').execute()
  expect((await lettersOf(permit)).at(-1)?.body_text).toMatch(new RegExp(`Številka zadeve: ${matter}\nŠtevilka dovolilnice: D-2026-\\d+\n`))
  // Before an act opens the matter it has no number, and that of the application is not called so.
  const [first] = await lettersOf(id)
  expect(first?.body_text).toMatch(/\nŠtevilka vloge: V-2026-\d+\n/)
  expect(first?.body_text).not.toContain('Številka zadeve')
})

test('an act of the application and one of its permit that are issued at once open one matter, without a gap', async () => {
  const { id, permit } = await granted('KP OD-225')
  const { database } = product.services
  await sql`delete from act_case where application_id = ${id}`.execute(database.kysely)
  const begun = Promise.withResolvers<void>()
  const take = (matter: Matter) => database.transaction((trx) => takeActNumber(trx, matter, '371-{seq}/{year}-{act}', product.clock.now()))
  const first = database.transaction(async (trx) => {
    const taken = await takeActNumber(trx, { application_id: id, permit_id: null }, '371-{seq}/{year}-{act}', product.clock.now())
    begun.resolve()
    await setTimeout(100)
    return taken
  })
  await begun.promise
  const second = take({ application_id: null, permit_id: permit })
  const numbers = [(await first).number, (await second).number]
  expect(numbers).toEqual([expect.stringMatching(/-1$/), numbers[0]?.replace(/-1$/, '-2')])
  const next = Number(/^371-(\d+)/.exec(numbers[0] ?? '')?.[1]) + 1
  expect((await take({ application_id: await approved('KP OD-226'), permit_id: null })).number).toBe(`371-${next}/2026-1`)
})

test('a permit that was issued at the office is itself the decision on the request, with a number of its own matter', async () => {
  const permit = await somePermit(product, { received_on: '2026-11-13' })
  const decision = await decisionOf(permit)
  expect(decision).toMatch(/^Št\. 371-\d+\/2026-1, 16\. 11\. 2026\./)
  expect(decision).toContain('zahtevi z dne 13. 11. 2026 je v celoti ugodeno; ta dovolilnica je odločba v skrajšani obliki (218. člen ZUP)')
  if (canReadPdf) expect(await paperOf(permit)).toContain('Odločitev')
})

test.skipIf(!canReadPdf)(
  'the remedy names every way to lodge an appeal that there is, and where its fee is paid, in each language',
  async () => {
    const set = (account: string) =>
      asAdmin(updateActSettings, { body: { approvals: 'act', appeal_fee_account: account, appeal_fee_reference: account && 'SI11 75434' } })
    await set('SI56 0110 0100 0000 123')
    const root = await product.as('root')
    const paper = async (plate: string, second: 'it' | 'hu') => {
      await root.call(updateParameters, {
        body: { languages: { it: second === 'it' ? 'Italiano' : '', hu: second === 'hu' ? 'Magyar' : '' } },
      })
      const provision = { it: 'dell’articolo 4 del Decreto', hu: 'a rendelet 4. cikke' }[second]
      await asAdmin(updateActSettings, { body: { second_language: second, competence_second: provision } })
      return textOf((await asAdmin(readDecision, { params: { id: await approved(plate) } })).raw)
    }
    const italian = await paper('KP OD-222', 'it')
    for (const words of [
      'Pritožba se lahko odda tudi na spletni strani, ki jo odpre povezava iz obvestila.',
      'Taksa za pritožbo se plača na račun SI56 0110 0100 0000 123, sklic SI11 75434.',
      'Il ricorso si può presentare anche sulla pagina che si apre con il collegamento dell’avviso.',
      'La tassa per il ricorso si versa sul conto SI56 0110 0100 0000 123, riferimento SI11 75434.',
      'ai sensi dell’articolo 4 del Decreto e dell’articolo 207',
    ])
      expect(italian).toContain(words)
    await set('')
    const hungarian = await paper('KP OD-223', 'hu')
    expect(hungarian).toContain('A fellebbezés az értesítésben kapott hivatkozással megnyíló oldalon is benyújtható.')
    expect(hungarian).toContain('alapján: a rendelet 4. cikke és 207. cikk')
    expect(hungarian).not.toMatch(/na račun|következő számlára/)
    await asAdmin(updateActSettings, { body: { approvals: 'paper', second_language: null, competence_second: '' } })
    await root.call(updateParameters, { body: { languages: { it: '', hu: '' } } })
  },
)
