import { submitApplication } from '@dovolilnice/contract/applications/apply/operations'
import { readMailTexts, updateMailText, type MailTextOfTown } from '@dovolilnice/contract/mails/texts/mail-text'
import { mailPlaceholders } from '@dovolilnice/contract/mails/texts/mail-placeholders'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { residentForm } from '../../../test/applicant/application-forms.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

const name = 'application:submitted'
const read = async (): Promise<MailTextOfTown[]> => (await (await product.as('root')).call(readMailTexts)).body.items
const update = async (words: object | null, of = name) => (await product.as('root')).call(updateMailText, { body: { name: of, words } })
const words = (text: string, subject = 'Vloga {number} je pri nas') => ({
  sl: { subject, text: `${text}\n\n{administrative_fee}`, action: 'Poglej' },
  en: { subject: 'Your application {number}', text: 'We have it, {plates}.\n\n{administrative_fee}', action: 'Look' },
})
let sent = 0
const mailOf = async (locale: 'sl' | 'en') => {
  const form = await residentForm(product, { locale, email: `oseba${(sent += 1)}@primer.example` })
  const { body } = await product.visitor().call(submitApplication, { form })
  const mail = await product.services.database.kysely
    .selectFrom('mail')
    .select(['subject', 'body_text'])
    .where('subject_id', '=', body.id)
    .executeTakeFirstOrThrow()
  return { ...mail, number: String(body.number) }
}

test('every placeholder of a supplied text has a meaning and a sample, and may be used in its mail', async () => {
  const all = await read()
  expect(all.length).toBeGreaterThan(25)
  const unknown = all.flatMap(({ placeholders }) => placeholders.filter((one) => !(one in mailPlaceholders)))
  expect(unknown).toEqual([])
  // The supplied words can be saved as they are, in all three languages.
  for (const { name: of, starting } of all) expect((await update(starting, of)).body, of).toMatchObject({ own: starting })
  for (const { name: of } of all) expect((await update(null, of)).body).toMatchObject({ own: null })
})

test('a town’s own words go out in the language of the applicant, until the supplied ones are given back', async () => {
  const supplied = await mailOf('sl')
  expect(supplied.subject).toContain('Prejeli smo')
  expect((await update(words('Prvi odstavek za {plates}.\n\nDrugi odstavek.'))).status).toBe(200)
  const own = await mailOf('sl')
  expect(own.subject).toBe(`Vloga ${own.number} je pri nas`)
  expect(own.body_text).toMatch(/Prvi odstavek za [A-Z0-9 -]+\.\s+Drugi odstavek\./)
  expect(own.body_text).toContain('Poglej')
  expect((await mailOf('en')).subject).toMatch(/^Your application V-/)
  expect((await update(null)).body.own).toBeNull()
  expect((await mailOf('sl')).subject).toContain('Prejeli smo')
  const trail = await product.services.database.kysely
    .selectFrom('event')
    .select('after')
    .where('action', '=', 'mail_text:update')
    .execute()
  expect(JSON.stringify(trail)).toContain('Prvi odstavek')
})

test('who saves over what somebody else has saved since is refused, and may insist', async () => {
  const root = await product.as('root')
  const save = (subject: string, seen?: object) =>
    root.call(updateMailText, { body: { name, words: words('Besedilo.', subject), ...(seen && { seen }) } })
  const supplied = (await read()).find((one) => one.name === name)!.starting
  // Two people open the supplied text; where the town has no Italian, the form has none.
  const { it: _, ...began } = supplied
  expect((await save('Prva', began)).status).toBe(200)
  const second = await save('Druga', began)
  expect([second.status, second.body.error?.code]).toEqual([409, 'conflict'])
  const restored = await root.call(updateMailText, { body: { name, words: null, seen: began } })
  expect(restored.body.error.code).toBe('conflict')
  expect((await read()).find((one) => one.name === name)!.own?.sl.subject).toBe('Prva')
  expect((await save('Druga', words('Besedilo.', 'Prva'))).status).toBe(200)
  expect((await save('Tretja')).body.own.sl.subject).toBe('Tretja')
  await update(null)
})

test('what nobody can fill in is refused at its field, and so is what this mail cannot', async () => {
  const nowhere = await update(words('Vaše geslo je {geslo}.'))
  expect(nowhere.body.error.fields).toMatchObject([{ path: 'words.sl.text', rule: 'unknown_act_word' }])
  expect(nowhere.body.error.fields[0].message).toContain('{geslo}')
  const elsewhere = await update(words('V redu.', 'Dokazilo {document}'))
  expect(elsewhere.body.error.fields).toMatchObject([{ path: 'words.sl.subject', rule: 'unknown_act_word' }])
  expect((await update(words('V redu je.'), 'application:__proto__')).status).toBe(404)
})

test('a subject is one line without characters that nobody sees', async () => {
  for (const subject of ['Zadeva\r\nBcc: nekdo@primer.example', 'Zadeva\nX: y']) {
    const refused = await update(words('Prvi odstavek.', subject))
    expect([refused.status, refused.body.error.fields[0].path]).toEqual([422, 'words.sl.subject'])
  }
  expect((await update(words('Prvi odstavek.', 'Zadeva \u202Efdp'))).body.own.sl.subject).toBe('Zadeva fdp')
  await update(null)
})

test('a text says what its reader must know, and a button has a label without braces', async () => {
  const supplied = (await read()).find(({ name: of }) => of === 'application:approved_with_fee')!
  expect(supplied.required.toSorted()).toEqual(['administrative_fee', 'decision', 'due', 'fee', 'how', 'text'])
  const { sl, en } = supplied.starting
  const faults = async (changed: object, of: string) => (await update({ sl: { ...sl, ...changed }, en }, of)).body.error.fields
  expect(await faults({ text: sl.text.replace('{how}', '').replace('{due}', '') }, supplied.name)).toMatchObject([
    {
      path: 'words.sl.text',
      rule: 'mail_words_missing',
      message: 'V besedilu manjka: {due}, {how}. Brez tega prejemnik ne izve, kar mora.',
    },
  ])
  expect(await faults({ action: ' ' }, supplied.name)).toMatchObject([{ path: 'words.sl.action', rule: 'required' }])
  expect(await faults({ action: 'Vloga {number}' }, supplied.name)).toMatchObject([
    {
      path: 'words.sl.action',
      rule: 'no_braces_on_button',
      message: 'Na gumbu ne more biti: {number}. Napišite ga brez zavitih oklepajev.',
    },
  ])
  const required = Object.fromEntries((await read()).map((one) => [one.name, one.required]))
  expect(required).toMatchObject({
    'application:supplement_requested': ['text', 'term'],
    'application:rejected': ['act'],
    'application:fee_call': ['text', 'administrative_fee'],
    'permit:revoked': ['act'],
    'permit:revocation_begun': ['act'],
    'permit:change_refused': ['act'],
    'permit:expiring': ['last'],
  })
  expect((await read()).filter(({ starting }) => Object.values(starting).some(({ action }) => action === ''))).toEqual([])
})

test('words that another version stored stop no mail: what cannot be used is passed over, and the screen opens', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const long = `Vloga {number} ${'je pri nas '.repeat(20).trim()}`
  const store = async (value: object) => {
    const row = { value: JSON.stringify(value), updated_at: new Date() }
    await product.services.database.kysely
      .insertInto('parameter')
      .values({ key: 'mail_texts', ...row })
      .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
      .execute()
  }
  const paid = {
    sl: { subject: 'Plačano', text: 'Prejeli smo {fee}.', action: 'Poglej' },
    en: { subject: 'Paid', text: '{fee}', action: 'Look' },
  }
  const own = async () => Object.fromEntries((await read()).map((one) => [one.name, one.own]))
  for (const unusable of [5, null, { sl: 'Vloga' }, words('{opuščeno}'), { ...words('Da.'), en: { subject: 'Yes', text: 'Yes.' } }]) {
    said.mockClear()
    await store({ [name]: unusable, 'application:paid': paid, 'gone:gone': 1 })
    expect((await mailOf('sl')).subject).toContain('Prejeli smo')
    expect(said.mock.calls.flat().join(' ')).toContain(`the mail ${name} cannot be used`)
    expect((await own())[name]).toBeNull()
    expect((await own())['application:paid']).toMatchObject({ sl: { action: 'Poglej' } })
  }
  // A limit that was longer once.
  await store({ [name]: words('Daljša.', long) })
  const mail = await mailOf('sl')
  expect(mail.subject).toBe(long.replace('{number}', mail.number))
  // What cannot be used stays stored beside what is written anew.
  await store({ [name]: 5, 'application:in_review': 6 })
  expect((await update(words('Spet.'))).body).toMatchObject({ own: { sl: { action: 'Poglej' } } })
  const row = await product.services.database.kysely
    .selectFrom('parameter')
    .select('value')
    .where('key', '=', 'mail_texts')
    .executeTakeFirstOrThrow()
  expect(row.value).toMatchObject({ 'application:in_review': 6 })
  await store({})
  said.mockRestore()
})
