import { textIn } from '@dovolilnice/contract/locale'
import { submitApplication } from '@dovolilnice/contract/applications/apply/operations'
import { createPermitKind, createUserType, readParkingAdministration, updatePermitKind } from '@dovolilnice/contract/parking/operations'
import type { AdministeredKind } from '@dovolilnice/contract/parking/parking-administration'
import { v7 } from 'uuid'
import { readResources } from '@dovolilnice/contract/resources/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { until } from '../../test/gates/fake-gate.ts'
import { residentForm } from '../../test/applicant/application-forms.ts'
import { somePermit } from '../../test/applicant/permit-forms.ts'
import { startTestProduct, type TestProduct } from '../../test/test-product.ts'
import type { TestAnswer } from '../../test/test-client.ts'
import { listenTo } from '../../platform/database/notify.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

const kindOf = async (code: string): Promise<AdministeredKind> => {
  const { body } = await (await product.as('admin')).call(readParkingAdministration)
  return body.permit_kinds.find((kind: AdministeredKind) => kind.code === code)
}
const formOfKind = ({ id, code, tariffs, open_permits, ...form }: AdministeredKind) => form
const update = async (kind: AdministeredKind, changes: object): Promise<TestAnswer> =>
  (await product.as('admin')).call(updatePermitKind, { params: { id: kind.id }, body: { ...formOfKind(kind), ...changes } })
const create = async (body: object): Promise<TestAnswer> => (await product.as('admin')).call(createPermitKind, { body })
const eventsOf = (id: string) =>
  product.services.database.kysely.selectFrom('event').selectAll().where('subject_id', '=', id).orderBy('id').execute()
const noteOf = (answer: TestAnswer): [string, number][] =>
  answer.body.effect.notes.map(({ note, count }: { note: string; count: number }) => [note, count])
const brokenFields = (answer: TestAnswer): [string, string][] =>
  answer.body.error.fields.map(({ path, rule }: { path: string; rule: string }) => [path, rule])

test('a change of a kind is looked at first: whom it touches, from when, and what stays; then exactly that happens', async () => {
  const permit = await somePermit(product, { 'plates[]': ['LJ GAR-1', 'LJ GAR-2'], 'tags[]': ['04AABBCC01'] }, 'garage')
  const kind = await kindOf('garage')
  const changes = {
    time_windows: [{ from: 300, until: 600 }],
    max_vehicles: 1,
    openings: ['plate'],
    validity: { rule: 'periods', maxDays: 30 },
  }
  const preview = await update(kind, { ...changes, preview: true })
  expect(preview.body).toEqual({
    id: kind.id,
    saved: false,
    effect: { from: '2026-11-16', open_permits: 1, open_applications: 0, notes: expect.any(Array) },
  })
  expect(noteOf(preview)).toEqual([
    ['hours_changed', 1],
    ['way_lost', 1],
    ['vehicles_kept', 1],
    ['days_kept', 1],
  ])
  expect(await kindOf('garage')).toEqual(kind)
  expect(await eventsOf(kind.id)).toEqual([])
  const saved = await update(kind, changes)
  expect(saved.body).toEqual({ ...preview.body, saved: true })
  expect(await kindOf('garage')).toMatchObject({ ...changes, version: kind.version + 1 })
  const { kysely } = product.services.database
  const kept = await kysely.selectFrom('permit').selectAll().where('id', '=', permit).executeTakeFirstOrThrow()
  const plates = await kysely
    .selectFrom('permit_credential')
    .select('id')
    .where('permit_id', '=', permit)
    .where('kind', '=', 'plate')
    .execute()
  expect([kept.valid_until, plates.length]).toEqual(['2027-02-01', 2])
})

test('names what a change leaves as it is', async () => {
  const answer = await product.visitor().call(submitApplication, { form: await residentForm(product) })
  expect(answer.status).toBe(200)
  const kind = await kindOf('resident_permanent')
  const licence = {
    type: 'licence',
    name: { sl: 'Licenca', en: 'Licence' },
    explanation: { sl: 'x', en: 'x' },
    required: true,
    expires: false,
  }
  const preview = await update(kind, {
    preview: true,
    user_types: ['owner'],
    documents: [...kind.documents, licence],
    active: false,
  })
  expect(preview.body.effect).toMatchObject({ open_permits: 0, open_applications: 1 })
  expect(noteOf(preview)).toEqual([
    ['types_kept', 1],
    ['documents_missing', 1],
  ])
})

test('what a document stands on is read by applicants after its explanation, and edited apart from it', async () => {
  const kind = await kindOf('resident_permanent')
  const ground = { sl: '9. člen Odloka o prometu.', en: 'Article 9 of the ordinance.' }
  const lease = { type: 'lease', name: { sl: 'Najem', en: 'Lease' }, explanation: { sl: 'Pogodba.', en: 'Contract.' }, required: false }
  expect((await update(kind, { documents: [...kind.documents, { ...lease, ground }] })).status).toBe(200)
  expect((await kindOf('resident_permanent')).documents.at(-1)).toMatchObject({ explanation: lease.explanation, ground })
  const { permit_kinds: kinds } = (await product.visitor().call(readResources)).body
  const documents = kinds.find(({ id }: { id: string }) => id === kind.id).documents
  expect(documents.at(-1).explanation).toMatchObject({ sl: `Pogodba. ${ground.sl}`, en: `Contract. ${ground.en}` })
  const bare = { ...lease, type: 'other_lease', ground: {} }
  expect((await update(await kindOf('resident_permanent'), { documents: [...kind.documents, bare] })).status).toBe(200)
})

test('a town writes its names in further languages too; one that is emptied is gone', async () => {
  const kind = await kindOf('resident_permanent')
  const [first, ...others] = kind.documents
  const written = {
    name: { ...kind.name, it: 'Residente', hu: ' Lakos ' },
    description: { ...kind.description, it: 'Per chi risiede nella zona.' },
    documents: [
      { ...first, name: { ...first!.name, hu: 'Igazolás' }, explanation: { sl: 'Izpis.', en: 'Extract.', hu: 'Kivonat.' } },
      ...others,
    ],
  }
  expect((await update(kind, written)).status).toBe(200)
  const saved = await kindOf('resident_permanent')
  expect(saved).toMatchObject({ name: { ...kind.name, it: 'Residente', hu: 'Lakos' }, description: { it: 'Per chi risiede nella zona.' } })
  expect((await eventsOf(kind.id)).at(-1)).toMatchObject({ after: { name: { it: 'Residente', hu: 'Lakos' } } })
  const { permit_kinds: offered } = (await product.visitor().call(readResources)).body
  const shown = offered.find(({ id }: { id: string }) => id === kind.id)
  expect([shown.name.it, shown.documents[0].name.hu, shown.documents[0].explanation.hu]).toEqual([
    'Residente',
    'Igazolás',
    `Kivonat. ${textIn(first!.ground!, 'hu')}`,
  ])
  expect((await update(saved, { name: { ...saved.name, it: '', hu: '  ' } })).status).toBe(200)
  expect((await kindOf('resident_permanent')).name).toEqual(kind.name)
  const userType = { name: { sl: 'Stanovalec', en: 'Resident', it: 'Residente' }, applicant: 'person', parking_lots: [], code: 'named' }
  expect((await (await product.as('admin')).call(createUserType, { body: userType })).status).toBe(200)
  const types = (await product.visitor().call(readResources)).body.user_types
  expect(types.find(({ code }: { code: string }) => code === 'named').name.it).toBe('Residente')
})

test('the gates hear at once of other hours and ways, and of nothing else', async () => {
  let received = 0
  const stop = await listenTo(product.services.database, 'whitelist', () => (received += 1))
  await update(await kindOf('taxi'), { max_vehicles: 4 })
  await update(await kindOf('taxi'), { time_windows: [{ from: 0, until: 600 }], preview: true })
  await update(await kindOf('taxi'), { time_windows: [{ from: 0, until: 600 }] })
  await until(() => received > 0, 'the word to the gates')
  await stop()
  expect(received).toBe(1)
})

test('two administrators collide on one kind: the second is told, and the history says who changed what', async () => {
  const kind = await kindOf('owner')
  expect((await update(kind, { cap_per_holder: 2 })).status).toBe(200)
  const stale = await update(kind, { cap_per_holder: 3 })
  expect([stale.status, stale.body.error.code, stale.body.error.details]).toEqual([409, 'conflict', { version: kind.version + 1 }])
  expect(await eventsOf(kind.id)).toMatchObject([
    { action: 'permit_kind:update', actor_name: 'Ana Referent', before: { cap_per_holder: 1 }, after: { cap_per_holder: 2 } },
  ])
})

test('a kind is added, and retired rather than deleted', async () => {
  const { version, ...form } = formOfKind(await kindOf('electric'))
  const name = { sl: 'Tovorno kolo', en: 'Cargo bike' }
  expect((await create({ ...form, name, code: 'bike', preview: true })).body).toMatchObject({ saved: false, effect: { open_permits: 0 } })
  expect(await kindOf('bike')).toBeUndefined()
  expect((await create({ ...form, name, code: 'bike' })).body.saved).toBe(true)
  const again = await create({ ...form, name, code: 'bike' })
  expect([again.status, again.body.error.code, brokenFields(again)]).toEqual([409, 'duplicate', [['code', 'code_taken']]])
  await update(await kindOf('bike'), { active: false })
  expect(await kindOf('bike')).toMatchObject({ name, active: false, tariffs: [] })
  expect((await eventsOf((await kindOf('bike')).id)).map(({ action }) => action)).toEqual(['permit_kind:create', 'permit_kind:update'])
})

const proof = { type: 'licence', name: { sl: 'L', en: 'L' }, explanation: { sl: 'L', en: 'L' }, required: true, expires: true }
test.each<[string, object, [string, string]]>([
  ['types of users nobody knows', { user_types: ['nobody'] }, ['user_types', 'choice']],
  [
    'a rule that follows from no document',
    { validity: { rule: 'document', documentType: 'licence', maxDays: 30 } },
    ['validity.documentType', 'expiring_document'],
  ],
  [
    'one that may be left out',
    { documents: [{ ...proof, required: false }], validity: { rule: 'document', documentType: 'licence', maxDays: 30 } },
    ['validity.documentType', 'expiring_document'],
  ],
  ['a document twice', { documents: [proof, proof] }, ['documents', 'document_twice']],
  [
    'windows that overlap',
    {
      time_windows: [
        { from: 300, until: 600 },
        { from: 540, until: 700 },
      ],
    },
    ['time_windows', 'windows_overlap'],
  ],
  ['a window that ends before it begins', { time_windows: [{ from: 600, until: 300 }] }, ['time_windows.0', 'period_reversed']],
  ['no way of opening', { openings: [] }, ['openings', 'too_few']],
  ['a name in one language', { name: { sl: 'Ime', en: ' ' } }, ['name.en', 'required']],
  ['no version', { version: undefined }, ['version', 'required']],
])('refuses %s', async (_, changes, field) => {
  const answer = await update(await kindOf('electric'), changes)
  expect([answer.status, brokenFields(answer)]).toEqual([422, [field]])
})

test('a document may decide the end when it is required and expires', async () => {
  const rule = { rule: 'document', documentType: 'licence', maxDays: 30 }
  expect((await update(await kindOf('electric'), { documents: [proof], validity: rule, preview: true })).status).toBe(200)
})

test('an unknown kind is not found', async () => {
  const kind = await kindOf('electric')
  expect((await update({ ...kind, id: v7() }, {})).status).toBe(404)
})
