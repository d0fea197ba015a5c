import { readActSettings, updateActSettings } from '@dovolilnice/contract/acts/settings/operations'
import { readAct, readMatterActs } from '@dovolilnice/contract/acts/record/operations'
import { handOverAct } from '@dovolilnice/contract/acts/service/operations'
import { replacePermit } from '@dovolilnice/contract/permits/issue/operations'
import {
  getPermit,
  readMailedRevocation,
  readRevocation,
  revokePermit,
  suspendPermit,
} from '@dovolilnice/contract/permits/record/operations'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { canReadPdf, pdfText } from '../../../test/pdf-text.ts'
import { somePermit } from '../../../test/applicant/permit-forms.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'
import { found } from '../../../test/applicant/grounds.ts'
import { permitEffectsJob } from './permit-step.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

const reason = 'Imetnik na naslovu ne prebiva več.'
const textOf = (pdf: Uint8Array): string => pdfText(pdf).replace(/\s+/g, ' ')

test.skipIf(!canReadPdf)('a revocation is a decision with its reason and remedy, for the clerk and by the mailed link', async () => {
  const admin = await product.as('admin')
  const id = await somePermit(product, { email: 'preklican@preizkus.si', name: 'Čedomir Žagar', 'plates[]': ['KP RV-123'] })
  const params = { id }
  expect((await admin.call(readRevocation, { params })).status).toBe(404)
  await admin.call(revokePermit, { params, body: { version: 1, ...found, reason } })
  const text = textOf((await admin.call(readRevocation, { params })).raw)
  for (const words of [
    'ODLOČBA',
    'Čedomir Žagar',
    'za vozilo KP RV-123, izdana 16. 11. 2026, se odvzame z izdajo te odločbe',
    reason,
    'v roku 15 dni',
    'Ana Referent',
  ])
    expect(text).toContain(words)
  const mail = await product.services.database.kysely
    .selectFrom('mail')
    .select('body_text')
    .where('template', '=', 'permit:revoked')
    .where('recipient', '=', 'preklican@preizkus.si')
    .executeTakeFirstOrThrow()
  const notice = 'To sporočilo je obvestilo in ne vročitev.'
  for (const words of ['z obrazložitvijo in poukom o pravnem sredstvu', 'Kako in do kdaj se lahko pritožite, piše v odločbi', notice])
    expect(mail.body_text).toContain(words)
  expect(mail.body_text).not.toContain(reason)
  const link = new URL(/https?:\S+revocation\S+/.exec(mail.body_text)![0])
  const query = { number: link.searchParams.get('number')!, key: link.searchParams.get('key')! }
  expect(textOf((await product.visitor().call(readMailedRevocation, { query })).raw)).toContain(reason)
  expect((await product.visitor().call(readMailedRevocation, { query: { ...query, key: 'x' } })).status).toBe(404)
})

const ofToday = () => localDayOf(product.clock.now())
const statusOf = async (id: string) => (await (await product.as('admin')).call(getPermit, { params: { id } })).body.status
const { at_once: atOnce, ...grounds } = found

test('a revocation and a suspension take effect when they are final, and the gates follow that day', async () => {
  const clerk = await product.as('admin')
  const at = product.clock.now()
  const ids = [await somePermit(product, { 'plates[]': ['KP UC-001'] }), await somePermit(product, { 'plates[]': ['KP UC-002'] })]
  const operations = [revokePermit, suspendPermit]
  const acts = []
  const mailsOf = (id: string) =>
    product.services.database.kysely
      .selectFrom('mail')
      .select(['template', 'body_text'])
      .where('subject_id', '=', id)
      .where('template', '<>', 'permit:issued')
      .orderBy('id')
      .execute()
  const templates = ['revocation', 'suspension']
  for (const [index, id] of ids.entries()) {
    const body = { version: 1, ...grounds, reason: 'Stranka se je odselila.' }
    expect((await clerk.call(operations[index]!, { params: { id }, body })).status).toBe(200)
    expect((await clerk.call(operations[index]!, { params: { id }, body })).body.error.code).toBe('illegal_transition')
    expect((await clerk.call(replacePermit, { params: { id }, body: { version: 1, reason: 'stolen' } })).body.error.code).toBe(
      'illegal_transition',
    )
    const [act] = (await clerk.call(readMatterActs, { params: { id } })).body.acts
    expect(act).toMatchObject({ suspensive: true })
    const text = canReadPdf ? pdfText((await clerk.call(readAct, { params: { id: act.id } })).raw).replace(/\s+/g, ' ') : ''
    if (canReadPdf) for (const words of ['z dnem dokončnosti te odločbe', 'Pritožba zadrži izvršitev.']) expect(text).toContain(words)
    const served = { manner: 'in_person', handed_over_on: ofToday(), served_on: ofToday(), consignment: '', note: '' }
    expect((await clerk.call(handOverAct, { params: { id: act.id }, body: served })).status).toBe(200)
    acts.push(act)
    const mails = await mailsOf(id)
    expect(mails.map(({ template }) => template)).toEqual([`permit:${templates[index]}_issued`])
    for (const words of [act.number, 'Dovolilnica velja do dneva, ko odločba začne učinkovati.', 'Odločba vam bo vročena posebej'])
      expect(mails[0]!.body_text).toContain(words)
  }
  const passDays = async (days: number) => {
    product.setClock(new Date(at.getTime() + days * 86_400_000).toISOString())
    await product.runJob(permitEffectsJob)
  }
  await passDays(15)
  for (const id of ids) expect(await statusOf(id)).toBe('active')
  await passDays(18)
  expect([await statusOf(ids[0]!), await statusOf(ids[1]!)]).toEqual(['revoked', 'suspended'])
  for (const [index, id] of ids.entries()) {
    const [, begun, ...more] = await mailsOf(id)
    expect([begun?.template, more]).toEqual([`permit:${templates[index]}_begun`, []])
    expect(begun!.body_text).toMatch(new RegExp(`Odločba št\\. ${acts[index].number} o .* učinkuje od 2\\. 12\\. 2026\\.`))
    for (const words of ['vročena', 'pritožb']) expect(begun!.body_text).not.toContain(words)
  }
  product.setClock(at.toISOString())
})

test('settings let an appeal not hold back a revocation only by an article of a statute, which its remedy then prints', async () => {
  const clerk = await product.as('admin')
  const { suspensive_kinds: usual } = (await clerk.call(readActSettings)).body
  const suspensive_kinds = usual.filter((kind: string) => kind !== 'revocation')
  const set = async (body: object) => (await clerk.call(updateActSettings, { body })).body.error?.fields
  const basis = 'Tako določa 25. člen ZCPN.'
  expect(await set({ suspensive_kinds })).toMatchObject([{ path: 'not_suspensive_basis', rule: 'no_article' }])
  expect(await set({ suspensive_kinds, not_suspensive_basis: 'Tako določa 12. člen odloka.' })).toHaveLength(1)
  expect(await set({ suspensive_kinds, not_suspensive_basis: basis })).toBeUndefined()
  const id = await somePermit(product, { 'plates[]': ['KP UC-009'] })
  const body = { version: 1, ...grounds, reason: 'Stranka se je odselila.' }
  expect((await clerk.call(revokePermit, { params: { id }, body })).status).toBe(200)
  expect(await set({ suspensive_kinds: usual, not_suspensive_basis: '' })).toBeUndefined()
  const [act] = (await clerk.call(readMatterActs, { params: { id } })).body.acts
  if (canReadPdf)
    expect(pdfText((await clerk.call(readAct, { params: { id: act.id } })).raw).replace(/\s+/g, ' ')).toContain(
      `ne zadrži izvršitve. ${basis}`,
    )
})

test('only a named article of a law and its reasons let one take effect at once, and the act prints them', async () => {
  const clerk = await product.as('admin')
  const id = await somePermit(product, { 'plates[]': ['KP UC-003'] })
  const body = { version: 1, ...grounds, reason: 'Stranka se je odselila.' }
  for (const at_once of ['Odvzem je zelo nujen.', 'Po 12. členu odloka o prometu, ker je nujno.']) {
    const vague = await clerk.call(revokePermit, { params: { id }, body: { ...body, at_once } })
    expect(vague.body.error.fields).toMatchObject([{ path: 'at_once', rule: 'no_article' }])
  }
  expect((await clerk.call(revokePermit, { params: { id }, body: { ...body, at_once: atOnce } })).status).toBe(200)
  expect(await statusOf(id)).toBe('revoked')
  const [act] = (await clerk.call(readMatterActs, { params: { id } })).body.acts
  const text = canReadPdf ? pdfText((await clerk.call(readAct, { params: { id: act.id } })).raw).replace(/\s+/g, ' ') : ''
  if (canReadPdf) for (const words of ['z izdajo te odločbe', `Pritožba ne zadrži izvršitve. ${atOnce}`]) expect(text).toContain(words)
})
