import {
  answerHearing,
  answerOwnHearing,
  callHearing,
  closeHearing,
  readHearing,
  readHearingPaper,
  readOwnHearing,
  readOwnHearingPaper,
  recordHearingAnswer,
} from '@dovolilnice/contract/acts/hearing/operations'
import { issueActDraft, prepareAct } from '@dovolilnice/contract/acts/drafts/operations'
import { handOverAct, recordServiceResult } from '@dovolilnice/contract/acts/service/operations'
import { readAct, readMatterActs } from '@dovolilnice/contract/acts/record/operations'
import { updateActSettings } from '@dovolilnice/contract/acts/settings/operations'
import { updateParameters } from '@dovolilnice/contract/resources/operations'
import { createOwnApplication, submitApplication } from '@dovolilnice/contract/applications/apply/operations'
import { rejectApplication } from '@dovolilnice/contract/applications/decide/operations'
import { requestSupplement } from '@dovolilnice/contract/applications/decide/request-supplement'
import { takeApplicationIntoReview } from '@dovolilnice/contract/applications/decide/take-application-into-review'
import { readApplicationStatus } from '@dovolilnice/contract/applications/record/own-papers'
import { revokePermit, suspendPermit } from '@dovolilnice/contract/permits/record/operations'
import { addDays, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { serveNewest } from '../../../test/applicant/appealed-act.ts'
import { formOf, residentForm, testFiles } from '../../../test/applicant/application-forms.ts'
import { somePermit } from '../../../test/applicant/permit-forms.ts'
import { canReadPdf, pdfText } from '../../../test/pdf-text.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'
import { byRecords, found } from '../../../test/applicant/grounds.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
beforeEach(() => {
  product.setClock('2026-11-16T09:00:00Z')
})
afterAll(() => product.close())

const facts = 'Po uradni evidenci stranka na navedenem naslovu nima stalnega prebivališča.'
const submitted = async () => {
  const { id, number, token } = (await product.visitor().call(submitApplication, { form: await residentForm(product) })).body
  const clerk = await product.as('admin')
  await clerk.call(takeApplicationIntoReview, { params: { id }, body: { version: 1 } })
  return { id: String(id), link: { number: String(number), token: String(token) } }
}
const call = async (record_id: string, more: object = {}) =>
  (await product.as('admin')).call(callHearing, { body: { record_id, facts, ...more } })
/** The link of the last mail about a record. */
const mailedLink = async (id: string) => {
  const mail = await product.services.database.kysely
    .selectFrom('mail')
    .select(['template', 'body_text'])
    .where('subject_id', '=', id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(mail.template).toBe('act:hearing')
  expect(mail.body_text).toContain('v 8 dneh od vročitve seznanitve')
  expect(mail.body_text).not.toContain(facts)
  const url = new URL(/https?:\S+seznanitev\S+/.exec(mail.body_text)?.[0] ?? '')
  return { number: url.searchParams.get('number') ?? '', token: url.searchParams.get('token') ?? '' }
}
const actOf = (id: string, kind: 'rejection' | 'revocation' | 'hearing') =>
  product.services.database.kysely
    .selectFrom('act')
    .selectAll()
    .where((is) => is.or([is('application_id', '=', id), is('permit_id', '=', id)]))
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()
const reject = async (id: string, more: object) =>
  (await product.as('admin')).call(rejectApplication, {
    body: {
      application_uuid: id,
      version: 2,
      reason: 'Pogoji niso izpolnjeni.',
      ...byRecords,
      ...more,
    },
  })

test('a party is told by an act what was found out, answers by its link with a file, and the rejection says so', async () => {
  const { id, link } = await submitted()
  expect((await call(id)).status).toBe(200)
  const act = await actOf(id, 'hearing')
  expect(act.parts.ruling).toContain(facts)
  // Nobody knows yet when it will be served: no day is named.
  expect(act.parts.ruling).toContain('v 8 dneh od vročitve tega poziva')
  const mailed = await mailedLink(id)
  expect(mailed.number).toBe(act.number)
  const visitor = product.visitor()
  const seen = { record_number: link.number, facts, answer_days: 8, may_answer: true, answer: null }
  expect((await visitor.call(readHearing, { query: mailed })).body).toMatchObject(seen)
  // The status page opens the same by its own link.
  expect((await visitor.call(readHearing, { query: link })).body).toMatchObject(seen)
  expect((await visitor.call(readApplicationStatus, { query: link })).body.has_hearing).toBe(true)
  const paper = await visitor.call(readHearingPaper, { query: mailed })
  expect(paper.headers['content-type']).toContain('application/pdf')
  const answer = (words: string) =>
    visitor.call(answerHearing, { form: formOf({ ...mailed, answer: words, 'document.other': testFiles.png() }) })
  expect((await answer('Preselila sem se 1. novembra.')).body).toMatchObject({ may_answer: false })
  expect((await answer('Še enkrat.')).body.error.code).toBe('illegal_transition')
  const documents = await product.services.database.kysely.selectFrom('document').select('type').where('application_id', '=', id).execute()
  expect(documents).toContainEqual({ type: 'other' })
  expect((await reject(id, { heard: 'act' })).status).toBe(200)
  const rejection = await actOf(id, 'rejection')
  expect(rejection.parts.facts).toContain(
    `Stranka je bila z ugotovitvami seznanjena z aktom št. ${act.number} z dne 16. 11. 2026. Izjavila je: Preselila sem se 1. novembra.`,
  )
  expect((await visitor.call(readHearing, { query: mailed })).body.may_answer).toBe(false)
})

test('a rejection without a hearing says why; what was not held cannot be claimed', async () => {
  const { id } = await submitted()
  expect((await reject(id, { heard: 'act' })).body.error.fields).toMatchObject([{ path: 'heard', rule: 'not_heard' }])
  expect((await reject(id, { heard: 'danger' })).body.error.fields).toMatchObject([{ path: 'heard_note', rule: 'required' }])
  expect((await reject(id, { heard: 'own_data' })).status).toBe(200)
  expect((await actOf(id, 'rejection')).parts.facts).toContain('ker odločitev temelji na dejstvih, ki jih je navedla sama')
  expect((await call(id)).body.error.code).toBe('illegal_transition')
})

const goTo = (day: string): void => {
  product.setClock(`${day}T09:00:00Z`)
}

test('silence is no answer before the term has run out, and the term counts from the service', async () => {
  const { id } = await submitted()
  const { id: actId } = (await call(id)).body
  expect((await reject(id, { heard: 'act' })).body.error.fields).toMatchObject([{ path: 'heard', rule: 'term_unserved' }])
  goTo('2026-11-20')
  const clerk = await product.as('admin')
  const handedOver = { params: { id: actId }, body: { manner: 'registered_post', handed_over_on: '2026-11-18' } }
  const { id: service } = (await clerk.call(handOverAct, handedOver)).body
  const received = { version: 1, result: 'receipt', day: '2026-11-19' }
  expect((await clerk.call(recordServiceResult, { params: { id: service }, body: received })).status).toBe(200)
  const [hearing] = (await clerk.call(readMatterActs, { params: { id } })).body.hearings
  expect(hearing.due_on).toBe('2026-11-27')
  goTo('2026-11-27')
  expect((await reject(id, { heard: 'act' })).body.error.fields).toMatchObject([{ path: 'heard', rule: 'hearing_runs' }])
  goTo('2026-11-28')
  expect((await reject(id, { heard: 'act' })).status).toBe(200)
  expect((await actOf(id, 'rejection')).parts.facts).toContain('in se o njih ni izjavila')
})

test('a draft says at its issue what the party has answered since', async () => {
  const { id, link } = await submitted()
  await call(id)
  await serveNewest(product, id)
  goTo('2026-11-25')
  const clerk = await product.as('admin')
  const reason = 'Pogoji niso izpolnjeni.'
  const prepared = await clerk.call(prepareAct, { body: { kind: 'rejection', record_id: id, facts, reason, heard: 'act' } })
  expect(prepared.status).toBe(200)
  await product.visitor().call(answerHearing, { form: formOf({ ...link, answer: 'Preselila sem se.' }) })
  expect((await clerk.call(issueActDraft, { params: { id: prepared.body.id }, body: { version: 1 } })).status).toBe(200)
  const said = (await actOf(id, 'rejection')).parts.facts
  expect(said).toContain('Izjavila je: Preselila sem se.')
  expect(said).not.toContain('ni izjavila')
})

test('a clerk records what the party said; one who says nothing is decided about all the same', async () => {
  const { id } = await submitted()
  expect((await call(id, { due_on: '2026-11-16' })).body.error.fields).toMatchObject([{ path: 'due_on', rule: 'day_past' }])
  expect((await call(id, { due_on: '2026-11-28' })).status).toBe(200)
  const clerk = await product.as('admin')
  const hearings = async () => (await clerk.call(readMatterActs, { params: { id } })).body.hearings
  expect(await hearings()).toMatchObject([{ due_on: '2026-11-30', answer: null, by_protocol: false }])
  const record = { params: { id: (await hearings())[0].id }, body: { answer: 'Na zapisnik: soglašam.' } }
  expect((await clerk.call(recordHearingAnswer, record)).status).toBe(204)
  expect(await hearings()).toMatchObject([{ answer: 'Na zapisnik: soglašam.', by_protocol: true }])
  expect((await clerk.call(recordHearingAnswer, record)).body.error.code).toBe('illegal_transition')
})

test('a holder is heard before a revocation by the link, and the revocation says so', async () => {
  const id = await somePermit(product, { email: 'imetnica@preizkus.si', 'plates[]': ['KP SL-123'] })
  expect((await call(id)).status).toBe(200)
  const mailed = await mailedLink(id)
  const answer = await product.visitor().call(answerHearing, { form: formOf({ ...mailed, answer: 'To ne drži.' }) })
  expect(answer.body).toMatchObject({ may_answer: false, answer: 'To ne drži.' })
  const clerk = await product.as('admin')
  const revoked = await clerk.call(revokePermit, {
    params: { id },
    body: { version: 1, ...found, reason: 'Ne prebiva več tu.', heard: 'act' },
  })
  expect(revoked.status).toBe(200)
  expect((await actOf(id, 'revocation')).parts.facts).toContain('Izjavila je: To ne drži.')
  expect((await product.visitor().call(readHearing, { query: { ...mailed, token: 'x' } })).status).toBe(404)
})

test('the signed-in party sees the findings of its own application and answers them there; nobody else does', async () => {
  const resident = await product.as('regular')
  const { id } = (await resident.call(createOwnApplication, { form: await residentForm(product) })).body
  await (await product.as('admin')).call(takeApplicationIntoReview, { params: { id }, body: { version: 1 } })
  expect((await resident.call(readOwnHearing, { params: { id } })).body).toEqual({ hearing: null })
  await call(id)
  const { hearing } = (await resident.call(readOwnHearing, { params: { id } })).body
  expect(hearing).toMatchObject({ facts, due_on: '2026-11-24', may_answer: true })
  const paper = await resident.call(readOwnHearingPaper, { params: { id } })
  expect(paper.headers['content-type']).toContain('application/pdf')

  const form = () => formOf({ answer: 'Preselila sem se.', 'document.other': testFiles.png() })
  const other = await product.as('stranger')
  expect((await other.call(readOwnHearing, { params: { id } })).status).toBe(404)
  expect((await other.call(readOwnHearingPaper, { params: { id } })).status).toBe(404)
  expect((await other.call(answerOwnHearing, { params: { id }, form: form() })).status).toBe(404)

  const answered = await resident.call(answerOwnHearing, { params: { id }, form: form() })
  expect(answered.body).toMatchObject({ may_answer: false, answer: 'Preselila sem se.' })
  expect((await resident.call(answerOwnHearing, { params: { id }, form: form() })).body.error.code).toBe('illegal_transition')
  expect((await reject(id, { heard: 'act' })).status).toBe(200)
  expect((await actOf(id, 'rejection')).parts.facts).toContain('Izjavila je: Preselila sem se.')
})

const rulesOf = ({ body }: { body: { error?: { fields?: { path: string; rule: string }[] } } }) =>
  (body.error?.fields ?? []).map(({ path, rule }) => `${path} ${rule}`)

test('while a term of the party is open nothing is decided against it, whatever is said of its hearing; only urgent measures go before', async () => {
  const { id } = await submitted()
  await call(id)
  await serveNewest(product, id)
  for (const heard of ['act', 'own_data', 'danger', 'other'])
    expect(rulesOf(await reject(id, { heard, heard_note: 'Stranka se je odselila v tujino.' })), heard).toEqual(['heard hearing_runs'])
  expect(rulesOf(await reject(id, { heard: 'urgent', heard_note: 'Nujno!' }))).toEqual(['heard_note no_sentence'])
  const note = 'Na območju poteka reševanje po potresu.'
  expect((await reject(id, { heard: 'urgent', heard_note: note })).status).toBe(200)
  const said = (await actOf(id, 'rejection')).parts.facts
  for (const words of ['144. člena ZUP', note, 'Rok stranke za izjavo (do']) expect(said).toContain(words)
})

test('what an official adds to how the party was heard stands in each language once, and takes nothing from the facts', async () => {
  const { id } = await submitted()
  const note = 'Odlašanje bi ogrozilo pešce na območju.\nIT:\nIl ritardo metterebbe in pericolo i pedoni.'
  const written = { facts: 'Vpogled v uradno evidenco.\nIT:\nConsultazione del registro.', heard: 'danger', heard_note: note }
  expect((await reject(id, written)).status).toBe(200)
  const [slovenian, italian, ...more] = ((await actOf(id, 'rejection')).facts ?? '').split('\nIT:\n')
  expect(slovenian).toMatch(/^Vpogled v uradno evidenco\.\nStranka .* nevarno: Odlašanje bi ogrozilo pešce na območju\.$/)
  expect(italian).toMatch(/^Consultazione del registro\.\nPrima .* pericoloso: Il ritardo metterebbe in pericolo i pedoni\.$/)
  expect(more).toEqual([])
})

test('a hearing that nobody served stays open whatever day it is, and a decision before it says so', async () => {
  const { id } = await submitted()
  await call(id)
  goTo('2027-01-15')
  for (const heard of ['act', 'own_data']) expect(rulesOf(await reject(id, { heard }))).toEqual(['heard term_unserved'])
  const note = 'Na območju poteka reševanje po potresu.'
  expect((await reject(id, { heard: 'urgent', heard_note: note })).status).toBe(200)
  expect((await actOf(id, 'rejection')).parts.facts).toContain('Rok stranke za izjavo ob izdaji te odločbe še ni začel teči')
})

test('a hearing that is on its way is open until it is served, and one about a permit keeps it from a suspension too', async () => {
  const id = await somePermit(product, { 'plates[]': ['KP SL-124'] })
  const { id: actId } = (await call(id)).body
  const clerk = await product.as('admin')
  const today = localDayOf(product.clock.now())
  await clerk.call(handOverAct, { params: { id: actId }, body: { manner: 'registered_post', handed_over_on: today } })
  const taken = async (operation: typeof revokePermit | typeof suspendPermit) =>
    (await product.as('admin')).call(operation, { params: { id }, body: { version: 1, ...found, reason: 'Stranka se je odselila.' } })
  for (const operation of [revokePermit, suspendPermit]) expect(rulesOf(await taken(operation))).toEqual(['heard term_unserved'])
  goTo(addDays(today, 12))
  expect(rulesOf(await taken(revokePermit))).toEqual(['heard term_unserved'])
})

test('a call without a screen lacks by field what a decision must say', async () => {
  const { id } = await submitted()
  expect(rulesOf(await reject(id, { heard: undefined, reason: 'ne!' }))).toEqual(['reason no_sentence'])
  expect(rulesOf(await reject(id, { heard: undefined }))).toEqual(['heard required'])
  expect(rulesOf(await reject(id, { facts: undefined }))).toEqual(['facts required'])
  const permit = await somePermit(product, { 'plates[]': ['KP SL-125'] })
  const clerk = await product.as('admin')
  const bare = { version: 1, reason: 'Dovolilnica se zlorablja.', awaits: 'Izjava imetnika o ugotovitvah.', ends_on: '2026-12-31' }
  for (const operation of [revokePermit, suspendPermit]) {
    expect(rulesOf(await clerk.call(operation, { params: { id: permit }, body: bare }))).toEqual(['facts required', 'heard required'])
    const short = { ...bare, facts: 'Zloraba.', heard: 'own_data' }
    expect(rulesOf(await clerk.call(operation, { params: { id: permit }, body: short }))).toEqual(['facts no_sentence'])
  }
  const { id: draft } = (await clerk.call(prepareAct, { body: { kind: 'revocation', record_id: permit, facts: '', reason: bare.reason } }))
    .body
  const issued = await clerk.call(issueActDraft, { params: { id: draft }, body: { version: 1 } })
  expect(rulesOf(issued)).toEqual(['facts required', 'heard required'])
})

test('an application is not rejected while the party may still complete it', async () => {
  const { id } = await submitted()
  const clerk = await product.as('admin')
  await clerk.call(requestSupplement, { params: { id }, body: { version: 2, text: 'Priložite najemno pogodbo.' } })
  expect(rulesOf(await reject(id, { version: 3 }))).toEqual(['heard term_unserved'])
  goTo('2027-01-15')
  expect(rulesOf(await reject(id, { version: 3 }))).toEqual(['heard term_unserved'])
  await serveNewest(product, id)
  const { version } = await product.services.database.kysely
    .selectFrom('application')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(rulesOf(await reject(id, { version }))).toEqual(['heard supplement_runs'])
  goTo(addDays(localDayOf(product.clock.now()), 60))
  expect((await reject(id, { version })).status).toBe(200)
})

test.each([
  ['it', 'Dal registro della popolazione risulta altro.', 'Prima dell’emissione della decisione la parte non si è', 'del 3 gennaio 2020'],
  ['hu', 'A lakcímnyilvántartás mást mutat.', 'Az ügyfél a határozat kiadása előtt külön nem nyilatkozott', 'kelte: 2020. január 3.'],
] as const)(
  'the %s part of a decision says in its own language how the party was heard, and the day of the authorisation',
  async (...of) => {
    const [language, translated, sentence, day] = of
    const clerk = await product.as('admin')
    const root = await product.as('root')
    const languages = { it: language === 'it' ? 'Italiano' : '', hu: language === 'hu' ? 'Magyar' : '' }
    const switched = await root.call(updateParameters, { body: { languages } })
    expect(switched.status, switched.raw.toString()).toBe(200)
    await clerk.call(updateActSettings, { body: { second_language: language } })
    const { id } = await submitted()
    const both = `${facts}\n${language.toUpperCase()}:\n${translated}`
    const body = { application_uuid: id, version: 2, heard: 'own_data', facts: both, reason: both }
    // In a town of two languages nobody is told in one of them only.
    for (const part of ['facts', 'reason'])
      expect(rulesOf(await clerk.call(rejectApplication, { body: { ...body, [part]: facts } }))).toEqual([`${part} second_text`])
    expect((await clerk.call(rejectApplication, { body })).status).toBe(200)
    const [act] = (await clerk.call(readMatterActs, { params: { id } })).body.acts
    const { raw } = await clerk.call(readAct, { params: { id: act.id } })
    const permit = await somePermit(product)
    const at_once = `${found.at_once}\n${language.toUpperCase()}:\n${translated}`
    const revoked = await clerk.call(revokePermit, {
      params: { id: permit },
      body: { version: 1, ...found, facts: both, at_once, reason: both },
    })
    expect(revoked.status, revoked.raw.toString()).toBe(200)
    const [revocation] = (await clerk.call(readMatterActs, { params: { id: permit } })).body.acts
    const { raw: taken } = await clerk.call(readAct, { params: { id: revocation.id } })
    await clerk.call(updateActSettings, { body: { second_language: null } })
    await root.call(updateParameters, { body: { languages: { it: '', hu: '' } } })
    if (!canReadPdf) return
    const text = pdfText(raw).replaceAll(/\s+/g, ' ')
    for (const words of [translated, sentence, day]) expect(text).toContain(words)
    expect(text.match(/Stranka se pred izdajo odločbe ni posebej izjavljala/g)).toHaveLength(1)
    // Why it takes effect at once stands in each part in its own language.
    const ends = pdfText(taken).replaceAll(/\s+/g, ' ')
    expect(ends.split(found.at_once)).toHaveLength(2)
    expect(ends.split(translated)).toHaveLength(4)
    expect(ends).not.toMatch(/\b(IT|HU):/)
  },
)

test('clerks are told of an unserved hearing about a permit until its last day is past', async () => {
  const permit = await somePermit(product)
  expect((await call(permit)).status).toBe(200)
  const { database, capabilities } = product.services
  const { number } = await database.kysely.selectFrom('permit').select('number').where('id', '=', permit).executeTakeFirstOrThrow()
  const told = async () => (await capabilities.findUnservedTerms(database.kysely, '2026-12-20')).filter((act) => act.number === number)
  expect(await told()).toMatchObject([{ what: 'serve' }])
  await database.kysely.updateTable('permit').set({ valid_until: '2026-12-20' }).where('id', '=', permit).execute()
  expect(await told()).toEqual([])
})

test('a call that is no longer needed is taken back by a note; the party is told, and the decision says so', async () => {
  const { id } = await submitted()
  const { number } = (await call(id)).body
  const mailed = await mailedLink(id)
  const clerk = await product.as('admin')
  const rows = async () => (await clerk.call(readMatterActs, { params: { id } })).body
  const [{ id: hearing }] = (await rows()).hearings
  const close = (reason: string) => clerk.call(closeHearing, { params: { id: hearing }, body: { reason } })
  expect((await (await product.as('regular')).call(closeHearing, { params: { id: hearing }, body: { reason: facts } })).status).toBe(403)
  expect(rulesOf(await close('ne'))).toEqual(['reason no_sentence'])
  const reason = 'Stranka je prebivališče prijavila, še preden ji je bil poziv vročen.'
  const { number: note } = (await close(reason)).body
  expect((await rows()).acts).toContainEqual(expect.objectContaining({ number: note, kind: 'official_note' }))
  expect((await rows()).hearings).toMatchObject([{ closed_on: '2026-11-16', closed_reason: reason, answer: null }])
  expect((await close(reason)).body.error.code).toBe('illegal_transition')
  // Told where it was told of the call: by mail, whose link of then shows it.
  const mails = product.services.database.kysely.selectFrom('mail').select(['template', 'body_text']).where('subject_id', '=', id)
  const told = await mails.where('template', '=', 'act:hearing_closed').execute()
  expect(told).toHaveLength(1)
  expect(told[0]?.body_text).toContain(`poziv k izjavi št. ${number} umaknili`)
  expect(told[0]?.body_text).not.toContain(reason)
  const seen = (await product.visitor().call(readHearing, { query: mailed })).body
  expect(seen).toMatchObject({ may_answer: false, closed_on: '2026-11-16', closed_reason: reason })
  const answered = await product.visitor().call(answerHearing, { form: formOf({ ...mailed, answer: 'Soglašam.' }) })
  expect(answered.body.error.code).toBe('illegal_transition')
  // The matter is free; nobody can say that the party was heard by it.
  expect(rulesOf(await reject(id, { heard: 'act' }))).toEqual(['heard not_heard'])
  expect((await reject(id, { heard: 'own_data' })).status).toBe(200)
  const said = (await actOf(id, 'rejection')).parts.facts
  expect(said).toContain(`Poziv k izjavi, ki je v aktu št. ${number} z dne 16. 11. 2026, je organ umaknil z uradnim zaznamkom št. ${note}`)
})

test('a call that was taken back begins no procedure about a permit, and a new one counts like any other', async () => {
  const id = await somePermit(product, { 'plates[]': ['KP SL-126'] })
  await call(id)
  const clerk = await product.as('admin')
  const [{ id: hearing }] = (await clerk.call(readMatterActs, { params: { id } })).body.hearings
  await clerk.call(closeHearing, { params: { id: hearing }, body: { reason: 'Kršitev je storila druga oseba.' } })
  const suspended = { version: 1, ...found, reason: 'Stranka se je odselila.', awaits: 'Odgovor policije o vozilu.', ends_on: '2026-12-31' }
  expect((await clerk.call(suspendPermit, { params: { id }, body: suspended })).status).toBe(200)
  const { acts } = (await clerk.call(readMatterActs, { params: { id } })).body
  // The suspension begins a procedure of its own, by a note beside the one that took the call back.
  expect(acts.filter(({ kind }: { kind: string }) => kind === 'official_note')).toHaveLength(2)
  await call(id)
  expect(rulesOf(await clerk.call(revokePermit, { params: { id }, body: { ...suspended, version: 2 } }))).toEqual(['heard term_unserved'])
})
