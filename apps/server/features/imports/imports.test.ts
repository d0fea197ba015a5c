import { previewImport, readImportRows, readImports, startImport, undoImport } from '@dovolilnice/contract/imports/operations'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { allowConsole } from '../../../../tools/testing/fail-on-console.ts'
import { startTestProduct, type TestProduct } from '../../test/test-product.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
  product.clock.set('2026-11-16T09:00:00Z')
})
afterAll(() => product.close())

const formOf = (subject: string, text: string): FormData => {
  const form = new FormData()
  form.append('subject', subject)
  form.append('file', new File([text], 'uvoz.csv', { type: 'text/csv' }))
  return form
}
const preview = async (subject: string, text: string) => (await product.as('root')).call(previewImport, { form: formOf(subject, text) })
const one = async (id: string) =>
  (await (await product.as('root')).call(readImports, {})).body.imports.find((each: { id: string }) => each.id === id)
/** Asks for the undo and lets its job run. */
const undo = async (id: string) => {
  const { body } = await (await product.as('root')).call(undoImport, { params: { id } })
  expect(body.status).toBe('undoing')
  await product.jobs.runDue()
  return one(id)
}
const run = async (subject: string, text: string) => {
  const root = await product.as('root')
  const { id } = (await root.call(startImport, { form: formOf(subject, text) })).body
  await product.jobs.runDue()
  return one(id)
}
const db = () => product.services.database.kysely
const accountOf = (email: string) => db().selectFrom('app_user').selectAll().where('email', '=', email).executeTakeFirst()
const events = (action: 'import:start' | 'import:run' | 'import:undo' | 'import:undone') =>
  db().selectFrom('event').selectAll().where('action', '=', action).execute()

const people = `E-pošta;Ime in priimek;Ulica;Pošta;Kraj;Telefon;Opomba
jana@uvoz.example;Jana Hribar;Kovaška ulica 3;1290;Lipograd;;x
=cmd|' /C calc'!A0@uvoz.example;=HYPERLINK("http://x.example");;;;;
jana@uvoz.example;Jana Druga;;;;;
operator@preizkus.si;Nekdo Drug;;;;;
miha@uvoz.example;"=2+3 Miha";;;;ni številka;
zala@uvoz.example;=1+1 Zala;;;;;`

test('a dry run says of each row what would happen, and changes nothing', async () => {
  const before = await db().selectFrom('app_user').select('id').execute()
  const { body } = await preview('people', people)
  expect(body.counts).toEqual({ create: 2, change: 0, same: 0, refuse: 4 })
  expect(body.unread).toEqual(['Opomba'])
  const notes = Object.fromEntries(
    body.rows.map(({ line, outcome, note }: { line: number; outcome: string; note: string }) => [line, [outcome, note]]),
  )
  expect(notes[2]).toEqual(['create', ''])
  expect(notes[3][1]).toMatch(/^e-pošta »=cmd\|.*«: Vnesite veljaven/)
  expect(notes[4][1]).toContain('v vrstici 2')
  expect(notes[5][1]).toContain('pripada zaposlenemu')
  expect(notes[6][1]).toMatch(/^telefon »ni številka«: /)
  expect(await db().selectFrom('app_user').select('id').execute()).toHaveLength(before.length)
})

test('people are imported once, without a mail, as one event; the import is taken back by its name', async () => {
  const mails = await db().selectFrom('mail').select('id').execute()
  const first = await run('people', people)
  expect(first).toMatchObject({ status: 'done', rows_done: 6, counts: { create: 2, change: 0, same: 0, refuse: 4 } })
  expect(await accountOf('jana@uvoz.example')).toMatchObject({
    name: 'Jana Hribar',
    role: 'regular',
    password_hash: null,
    city: 'Lipograd',
  })
  // A cell that begins like a formula is only text here; exports put a quote in front.
  expect(await accountOf('zala@uvoz.example')).toMatchObject({ name: '=1+1 Zala' })
  expect(await db().selectFrom('mail').select('id').execute()).toHaveLength(mails.length)
  expect(await events('import:start')).toHaveLength(1)
  expect(await events('import:run')).toMatchObject([{ after: { status: 'done', create: 2, refuse: 4 } }])

  const second = await run('people', people)
  expect(second.counts).toEqual({ create: 0, change: 0, same: 2, refuse: 4 })
  const changed = await run('people', 'email,name,city\njana@uvoz.example,Jana Hribar,Podgrad')
  expect(changed.counts).toMatchObject({ change: 1 })
  expect(await accountOf('jana@uvoz.example')).toMatchObject({ city: 'Podgrad', street: 'Kovaška ulica 3' })

  const root = await product.as('root')
  const refused = (await root.call(readImportRows, { params: { id: first.id } })).body.rows
  expect(refused.map(({ line }: { line: number }) => line)).toEqual([3, 4, 5, 6])
  // What is kept does not repeat what stood in the cells.
  expect(refused.map(({ note }: { note: string }) => note).join(' ')).not.toMatch(/uvoz\.example|ni številka/)
  // Jana was changed since, so her account stays.
  expect(await undo(first.id)).toMatchObject({ status: 'undone', kept: 1 })
  expect(await accountOf('zala@uvoz.example')).toBeUndefined()
  expect(await accountOf('jana@uvoz.example')).toBeDefined()
  expect((await root.call(undoImport, { params: { id: first.id } })).body.error.code).toBe('illegal_transition')
  expect(await events('import:undo')).toHaveLength(1)
  expect(await events('import:undone')).toMatchObject([{ after: { taken_back: 1, kept: 1 } }])
  // The account that is gone does not stand in the way of the right file.
  expect((await preview('people', people)).body.counts).toMatchObject({ create: 1 })
})

/** Marks a record as one that may only be stored. */
const restrict = (record_id: string) =>
  db()
    .insertInto('restriction')
    .values({ record_id, request_id: v7(), request_number: 'ZP-2026-000008', since: product.clock.now() })
    .execute()

test('a restricted account is one refused row, and stays when the import is undone', async () => {
  const first = await run('people', 'email;ime\nomejena@uvoz.example;Omejena Oseba\nprosta@uvoz.example;Prosta Oseba')
  await restrict((await accountOf('omejena@uvoz.example'))?.id ?? '')
  const second = await run('people', 'email;ime;kraj\nomejena@uvoz.example;Omejena Oseba;Podgrad\nnova@uvoz.example;Nova Oseba;Podgrad')
  expect(second).toMatchObject({ status: 'done', counts: { create: 1, change: 0, same: 0, refuse: 1 } })
  const { rows } = (await (await product.as('root')).call(readImportRows, { params: { id: second.id } })).body
  expect(rows).toMatchObject([{ line: 2, note: expect.stringContaining('omejena') }])
  expect(await undo(first.id)).toMatchObject({ status: 'undone', kept: 1 })
  expect(await accountOf('omejena@uvoz.example')).toMatchObject({ name: 'Omejena Oseba' })
  expect(await accountOf('prosta@uvoz.example')).toBeUndefined()
})

test('an account that became a colleague’s after the file was judged is not changed', async () => {
  await run('people', 'email;ime\nbodoci@uvoz.example;Bodoči Sodelavec')
  const { changePerson } = product.services.capabilities
  const late = vi.spyOn(product.services.capabilities, 'changePerson').mockImplementation(async (trx, id, changes) => {
    await trx.updateTable('app_user').set({ role: 'admin' }).where('id', '=', id).execute()
    return changePerson(trx, id, changes)
  })
  const changed = await run('people', 'email;ime\nbodoci@uvoz.example;Drugo Ime')
  late.mockRestore()
  expect(changed.counts).toMatchObject({ change: 0, refuse: 1 })
  expect(await accountOf('bodoci@uvoz.example')).toMatchObject({ name: 'Bodoči Sodelavec' })
})

test('an import that fails keeps no file, stands in the trail, and what it wrote is undone', async () => {
  allowConsole(/job failed/)
  const before = (await events('import:run')).length
  const { addPerson } = product.services.capabilities
  const broken = vi.spyOn(product.services.capabilities, 'addPerson').mockImplementation((trx, person, now) => {
    if (person.email.startsWith('zadnja')) throw new Error('broken')
    return addPerson(trx, person, now)
  })
  const lines = Array.from({ length: 60 }, (_, line) => `oseba${line}@blok.example;Oseba Bloka`)
  const root = await product.as('root')
  const form = formOf('people', ['email;ime', ...lines, 'zadnja@blok.example;Zadnja Oseba'].join('\n'))
  const { id } = (await root.call(startImport, { form })).body
  const { storage_key: key } = await db().selectFrom('data_import').select('storage_key').where('id', '=', id).executeTakeFirstOrThrow()
  await product.jobs.runDue()
  broken.mockRestore()
  // The block in which it failed is not written.
  expect(await one(id)).toMatchObject({ status: 'failed', rows_done: 50, counts: { create: 50 } })
  await expect(product.services.storage.open(key ?? '')).rejects.toThrow()
  const [event] = (await events('import:run')).slice(before)
  expect(event).toMatchObject({ subject_id: id, after: { status: 'failed', create: 50 } })
  expect(await undo(id)).toMatchObject({ status: 'undone', kept: 0 })
  expect(await accountOf('oseba0@blok.example')).toBeUndefined()
})

/** A kind without conditions on its days, with a lot and a type of user that it is for. */
const choice = async () => {
  const kinds = await db().selectFrom('permit_kind').selectAll().where('active', '=', true).orderBy('position').execute()
  const kind = kinds.find(({ validity }) => validity.rule === 'calendar_year') ?? kinds[0]
  const pairs = await db()
    .selectFrom('user_type_parking_lot as pair')
    .innerJoin('parking_lot as lot', 'lot.id', 'pair.parking_lot_id')
    .select(['pair.user_type_code', 'lot.code'])
    .where('lot.active', '=', true)
    .execute()
  const pair = pairs.find(({ user_type_code: type }) => kind?.user_types.length === 0 || kind?.user_types.includes(type))
  return { kind: kind?.code ?? '', lot: pair?.code ?? '', type: pair?.user_type_code ?? '' }
}

test('permits that run already are imported; a plate of another one is refused when its row is written', async () => {
  const { kind, lot, type } = await choice()
  const titles = 'vrsta dovolilnice;parkirišče;vrsta uporabnika;registrska oznaka;velja od;velja do;ime;ulica;pošta;kraj'
  const row = (plate: string, more = 'Ana Kos;Ozka ulica 9;1290;Lipograd') =>
    `${kind};${lot};${type};${plate};1. 9. 2026;31.12.2026;${more}`
  const text = [titles, row('LJ UVOZ-1'), row('LJ UVOZ-2', 'Bor Lah;Ozka ulica 8;1290;Lipograd'), 'ni-je;x;y;LJ 1;a;b;c;d;e;f'].join('\n')
  const dry = await preview('permits', text)
  expect(dry.body.counts).toEqual({ create: 2, change: 0, same: 0, refuse: 1 })
  const first = await run('permits', text)
  expect(first.counts).toEqual({ create: 2, change: 0, same: 0, refuse: 1 })
  const permits = await db().selectFrom('permit').selectAll().where('name', 'in', ['Ana Kos', 'Bor Lah']).execute()
  expect(permits.map(({ valid_from, valid_until, status }) => [valid_from, valid_until, status])).toEqual([
    ['2026-09-01', '2027-01-01', 'issued'],
    ['2026-09-01', '2027-01-01', 'issued'],
  ])
  expect((await run('permits', text)).counts).toEqual({ create: 0, change: 0, same: 2, refuse: 1 })
  await restrict(permits.find(({ name }) => name === 'Ana Kos')?.id ?? '')
  expect(await undo(first.id)).toMatchObject({ status: 'undone', kept: 1 })
  const after = await db()
    .selectFrom('permit')
    .select(['status', 'reason'])
    .where('name', 'in', ['Ana Kos', 'Bor Lah'])
    .orderBy('name')
    .execute()
  expect(after).toMatchObject([{ status: 'issued' }, { status: 'revoked', reason: 'Razveljavljen uvoz uvoz.csv' }])
})

test.each([
  ['a file without its columns', 'ime;kraj\nAna;Lipograd', 'table_columns'],
  ['titles alone', 'email;ime\n', 'table_empty'],
  ['too many rows', `email;ime\n${'a@b.example;Ana Kos\n'.repeat(10_001)}`, 'table_too_long'],
  ['a paper', '%PDF-1.7 nekaj', 'table_other'],
  ['an archive that is no workbook', 'PK\u0003\u0004 nekaj', 'table_other'],
])('%s is refused as a whole', async (_, text, rule) => {
  expect((await preview('people', text)).body.error.fields).toMatchObject([{ rule }])
})

test('only who gives roles imports', async () => {
  const admin = await product.as('admin')
  expect((await admin.call(previewImport, { form: formOf('people', people) })).status).toBe(403)
})
