import { readAct, readMatterActs, getAct } from '@dovolilnice/contract/acts/record/operations'
import { packageActs, readConsignments } from '@dovolilnice/contract/acts/package-and-print'
import {
  endRepresentation,
  recordRepresentation,
  recordSecureBox,
  setProcedureLanguage,
} from '@dovolilnice/contract/acts/representation/representation'
import { replacePermit } from '@dovolilnice/contract/permits/issue/operations'
import { revokePermit } from '@dovolilnice/contract/permits/record/operations'
import { updateActSettings } from '@dovolilnice/contract/acts/settings/operations'
import { readPermitPdf } from '@dovolilnice/contract/permits/record/operations'
import { updateParameters } from '@dovolilnice/contract/resources/operations'
import { lodgeAppeal, readAppeal } from '@dovolilnice/contract/appeals/operations'
import { grantAppeal } from '@dovolilnice/contract/appeals/steps/operations'
import { handOverAct } from '@dovolilnice/contract/acts/service/operations'
import { submitApplication } from '@dovolilnice/contract/applications/apply/operations'
import { approveAndIssue, rejectApplication } from '@dovolilnice/contract/applications/decide/operations'
import { getApplication } from '@dovolilnice/contract/applications/record/operations'
import { readApplicationStatus } from '@dovolilnice/contract/applications/record/own-papers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { kindId, residentForm } from '../../../test/applicant/application-forms.ts'
import { found } from '../../../test/applicant/grounds.ts'
import { somePermit } from '../../../test/applicant/permit-forms.ts'
import { canReadPdf, pdfText } from '../../../test/pdf-text.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

const attorney = { name: 'Odvetnica Nada Novak', street: 'Sodna ulica 4', post_code: '1000', city: 'Ljubljana' }
const paper = { document: 'pooblastilo z dne 3. 11. 2026, v spisu', scope: 'za vsa dejanja v postopku' }
const reason = 'Dovolilnico je uporabljala druga oseba.'

const textOf = (pdf: Uint8Array): string => pdfText(pdf).replace(/\s+/g, ' ')

const actWith = async (id: string) => {
  const clerk = await product.as('admin')
  expect((await clerk.call(revokePermit, { params: { id }, body: { version: 1, ...found, reason } })).status).toBe(200)
  const [act] = (await clerk.call(readMatterActs, { params: { id } })).body.acts
  const text = canReadPdf ? pdfText((await clerk.call(readAct, { params: { id: act.id } })).raw).replace(/\s+/g, ' ') : undefined
  return { act, text }
}

test('an act goes to who represents the party by a power of attorney, and names both', async () => {
  const id = await somePermit(product, { name: 'Matjaž Zgledni', 'plates[]': ['KP ZA-001'] })
  const clerk = await product.as('admin')
  const call = (body: object) => clerk.call(recordRepresentation, { params: { id }, body: { ...attorney, ...paper, ...body } })
  expect((await call({ document: '' })).body.error.fields).toMatchObject([{ path: 'document' }])
  expect((await call({ valid_until: '2026-11-15' })).body.error.fields).toMatchObject([{ path: 'valid_until', rule: 'day_past' }])
  expect((await call({})).status).toBe(200)
  expect((await call({})).body.error.code).toBe('duplicate')
  const { act, text } = await actWith(id)
  expect(act).toMatchObject({ party: 'Matjaž Zgledni', representative: attorney.name })
  if (text !== undefined) {
    expect(text).toContain(
      'ki jo po pooblastilu zastopa: Odvetnica Nada Novak, Sodna ulica 4, 1000 Ljubljana, po uradni osebi s pooblastilom št. 100-1/2026',
    )
    expect(text).toContain(
      'Vročiti: – Odvetnica Nada Novak (po pooblastilu za stranko: Matjaž Zgledni), Sodna ulica 4, 1000 Ljubljana – osebno',
    )
  }
  const { raw } = await clerk.call(packageActs, { body: { ids: [act.id] } })
  expect(Buffer.from(raw).includes('akti.xml')).toBe(true)
})

test('one that was ended or whose last day has passed gets nothing; the entry stays', async () => {
  const id = await somePermit(product, { name: 'Matjaž Zgledni', 'plates[]': ['KP ZA-002'] })
  const clerk = await product.as('admin')
  const entry = (await clerk.call(recordRepresentation, { params: { id }, body: { ...attorney, ...paper, valid_until: '2026-11-16' } }))
    .body.id
  const end = { params: { id: entry }, body: { version: 1, reason: 'Stranka je pooblastilo preklicala.' } }
  expect((await clerk.call(endRepresentation, end)).status).toBe(204)
  expect((await clerk.call(endRepresentation, { ...end, body: { ...end.body, version: 2 } })).body.error.code).toBe('illegal_transition')
  const { representations } = (await clerk.call(readMatterActs, { params: { id } })).body
  expect(representations).toMatchObject([{ name: attorney.name, holds: false, withdrawn_reason: end.body.reason }])
  const { act, text } = await actWith(id)
  expect(act.representative).toBeNull()
  if (text !== undefined) expect(text).not.toContain(attorney.name)
})

/** An application with its rejection. */
const rejected = async () => {
  const clerk = await product.as('admin')
  const { id, number, token } = (await product.visitor().call(submitApplication, { form: await residentForm(product) })).body
  await clerk.call(rejectApplication, { body: { application_uuid: id, version: 1, facts: found.facts, heard: 'own_data', reason } })
  const [act] = (await clerk.call(readMatterActs, { params: { id } })).body.acts
  return { id, act, link: { number, token } }
}

test('one who is recorded after the act was issued is served instead of the party; past them nothing is served', async () => {
  const clerk = await product.as('admin')
  const { id, act, link } = await rejected()
  expect(act.representative).toBeNull()
  await clerk.call(recordRepresentation, { params: { id }, body: { ...attorney, ...paper, valid_until: '2026-12-31' } })
  const handed = (more: object) =>
    clerk.call(handOverAct, {
      params: { id: act.id },
      body: { manner: 'in_person', handed_over_on: '2026-11-16', served_on: '2026-11-16', consignment: '', note: '', ...more },
    })
  expect((await handed({ addressee: 'party' })).body.error.fields).toMatchObject([{ path: 'addressee', rule: 'represented' }])
  const { raw } = await clerk.call(readConsignments, { body: { ids: [act.id] } })
  expect(raw.toString()).toContain(`${attorney.name};${attorney.street}`)
  expect((await handed({})).status).toBe(200)
  expect((await clerk.call(getAct, { params: { id: act.id } })).body).toMatchObject({ addressee: attorney.name, standing: 'term_runs' })
  const { body } = await product.visitor().call(readApplicationStatus, { query: link })
  expect(body.representative).toEqual({ name: attorney.name, since: '2026-11-16', until: '2026-12-31' })
})

test('an appeal by a representative is decided only once the matter has their power of attorney, and the act goes to them', async () => {
  const clerk = await product.as('admin')
  const { id, act } = await rejected()
  const days = { lodged_on: '2026-11-16', received_on: '2026-11-16' }
  const data = {
    appellant_name: attorney.name,
    by_representative: true,
    manner: 'post',
    text: '',
    paper_place: '',
    fee: 'paid',
    fee_note: '',
  } as const
  const appeal = (await clerk.call(lodgeAppeal, { body: { act_id: act.id, ...data, ...days } })).body
  const granted = () =>
    clerk.call(grantAppeal, { params: { id: appeal.id }, body: { version: 1, reason: 'Stranka na območju vendarle prebiva.', costs: '' } })
  expect((await granted()).body.error.code).toBe('representation_missing')
  await clerk.call(recordRepresentation, { params: { id }, body: { ...attorney, ...paper } })
  expect((await clerk.call(readAppeal, { params: { id: appeal.id } })).body.representative).toMatchObject({
    name: attorney.name,
    until: null,
  })
  expect((await granted()).status).toBe(200)
  const [decision] = (await clerk.call(readMatterActs, { params: { id } })).body.acts
  expect(decision).toMatchObject({ kind: 'replacement', representative: attorney.name })
})

test('a matter has its language of procedure, which its acts and papers follow and its mails do not', async () => {
  const clerk = await product.as('admin')
  const root = await product.as('root')
  await root.call(updateParameters, { body: { languages: { it: 'Italiano', hu: '' } } })
  const title = {
    title: 'Odlok o prometu',
    gazette: 'Uradni list RS, št. 1/26',
    articles: '9. člen',
    second: 'Decreto sul traffico, articolo 9',
  }
  const town = {
    second_language: 'it',
    second_for: 'procedure',
    legal_bases: [{ ...title, permit_kind_ids: [], reason_codes: [] }],
  } as const
  expect((await clerk.call(updateActSettings, { body: town })).status).toBe(200)
  const of = async (id: string) => (await clerk.call(readMatterActs, { params: { id } })).body.procedure
  const change = (id: string, language: 'sl' | 'it' | 'hu') => clerk.call(setProcedureLanguage, { params: { id }, body: { language } })

  // An application by its language; a permit of the office too.
  const { id: filed, ...link } = (await product.visitor().call(submitApplication, { form: await residentForm(product, { locale: 'it' }) }))
    .body
  expect(await of(filed)).toEqual({ second: 'it', language: 'it' })
  const told = async () => {
    const { number, token } = link
    return (await product.visitor().call(readApplicationStatus, { query: { number, token } })).body.procedure_language
  }
  expect(await told()).toBe('it')
  await change(filed, 'sl')
  expect(await told()).toBeNull()
  await change(filed, 'it')
  const reject = {
    version: 1,
    ...found,
    facts: 'Po registru prebivalstva stranka prebiva v Novi vasi.\nIT:\nSecondo il registro la parte abita a Nova vas.',
    reason: 'Stranka ne izpolnjuje pogoja iz odloka.\nIT:\nLa parte non soddisfa la condizione del decreto.',
  }
  expect((await clerk.call(rejectApplication, { body: { application_uuid: filed, ...reject } })).body.error).toBeUndefined()
  const free = { permit_kind_id: await kindId(product, 'electric'), 'document.identity': undefined }
  const english = (await product.visitor().call(submitApplication, { form: await residentForm(product, { locale: 'en', ...free }) })).body
    .id
  expect(await of(english)).toEqual({ second: 'it', language: 'sl' })
  const permit = await somePermit(product, { locale: 'it', 'plates[]': ['KP JP-001'] })

  expect((await change(permit, 'hu')).body.error.code).toBe('illegal_transition')
  expect((await product.visitor().call(setProcedureLanguage, { params: { id: permit }, body: { language: 'sl' } })).status).toBe(401)
  if (canReadPdf) {
    const paperOf = async () => textOf((await clerk.call(readPermitPdf, { params: { id: permit } })).raw)
    const italian = await paperOf()
    expect(italian).toContain('ta dovolilnica je odločba v skrajšani obliki')
    expect(italian).toContain(
      'il presente permesso è decisione in forma abbreviata (articolo 218 della ZUP). Base giuridica: Decreto sul traffico, articolo 9.',
    )
    expect(italian).toContain('Titolare')
    const [order] = (await clerk.call(readMatterActs, { params: { id: filed } })).body.acts
    const both = textOf((await clerk.call(readAct, { params: { id: order.id } })).raw)
    for (const words of [
      'Odlok o prometu (Uradni list RS, št. 1/26), 9. člen',
      'Decreto sul traffico, articolo 9',
      'Secondo il registro la parte abita a Nova vas.',
      'Pagina 1 di',
    ])
      expect(both).toContain(words)
    // The party asks for Slovenian: the next act and the paper are in it, the mails stay Italian.
    expect((await change(permit, 'sl')).status).toBe(204)
    expect(await of(permit)).toEqual({ second: 'it', language: 'sl' })
    expect(await paperOf()).toContain('Imetnik')
    const { text } = await actWith(permit)
    expect(text).not.toMatch(/DECISIONE|Pagina/)
    const { locale } = await product.services.database.kysely
      .selectFrom('permit')
      .select('locale')
      .where('id', '=', permit)
      .executeTakeFirstOrThrow()
    expect(locale).toBe('it')
  }
  // A permit of the office that replaces another goes on in its language.
  const lost = await somePermit(product, { 'plates[]': ['KP JP-002'] })
  await change(lost, 'it')
  const { permit_uuid: anew } = (await clerk.call(replacePermit, { params: { id: lost }, body: { version: 1, reason: 'lost' } })).body
  expect(await of(anew)).toEqual({ second: 'it', language: 'it' })
  // Where none was recorded, a decision in short form is in both as an act is.
  const db = product.services.database.kysely
  await db.deleteFrom('procedure_language').where('application_id', '=', english).execute()
  const { version } = (await clerk.call(getApplication, { params: { id: english } })).body
  const approval = { params: { id: english }, body: { version, without_documents: [] } }
  expect((await clerk.call(approveAndIssue, approval)).body.error).toBeUndefined()
  const ofPermit = db.selectFrom('permit').select(['id', 'decision']).where('application_id', '=', english)
  const { id: applied, decision } = await ofPermit.executeTakeFirstOrThrow()
  expect(decision).toMatch(/ta dovolilnica je odločba[^]+il presente permesso è decisione/)

  // Of a record whose personal data is gone nothing is entered any more.
  await db.updateTable('permit').set({ anonymised_at: product.clock.now() }).where('id', '=', lost).execute()
  // The language of a permit is written to its application, whose data may be gone before.
  expect((await change(applied, 'it')).status).toBe(204)
  expect(await of(english)).toEqual({ second: 'it', language: 'it' })
  await db.updateTable('application').set({ anonymised_at: product.clock.now() }).where('id', '=', english).execute()
  const late = [
    await change(lost, 'sl'),
    await change(applied, 'sl'),
    await clerk.call(recordRepresentation, { params: { id: lost }, body: { ...attorney, ...paper } }),
    await clerk.call(recordSecureBox, { params: { id: lost }, body: { address: 'ana@predal.si' } }),
  ]
  expect(late.map(({ body }) => body.error.code)).toEqual(['forgotten', 'forgotten', 'forgotten', 'forgotten'])
  await clerk.call(updateActSettings, { body: { second_language: null, second_for: 'all', legal_bases: [] } })
  expect(await of(filed)).toBeNull()
  expect((await change(filed, 'sl')).body.error.code).toBe('illegal_transition')
  await root.call(updateParameters, { body: { languages: { it: '', hu: '' } } })
})
