import { submitApplication } from '@dovolilnice/contract/applications/apply/submit-application'
import { readMailTexts, updateMailText } from '@dovolilnice/contract/mails/texts/mail-text'
import { mailPlaceholders } from '@dovolilnice/contract/mails/texts/mail-placeholders'
import type { MailTextOfTown } from '@dovolilnice/contract/mails/texts/mail-text'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { residentForm } from '../../../test/applicant/application-forms.ts'
import { startTestProduct } from '../../../test/test-product.ts'
import type { TestProduct } from '../../../test/test-product.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

const name = 'application:submitted'
const read = async (): Promise<MailTextOfTown[]> => (await (await product.as('root')).call(readMailTexts)).body.items
const update = async (words: object | null, of = name) => (await product.as('root')).call(updateMailText, { body: { name: of, words } })
const words = (text: string, subject = 'Vloga {number} je pri nas') => ({
  sl: { subject, text, action: 'Poglej' },
  en: { subject: 'Your application {number}', text: 'We have it, {plates}.', action: 'Look' },
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

test('what nobody can fill in is refused at its field, and so is what this mail cannot', async () => {
  const nowhere = await update(words('Vaše geslo je {geslo}.'))
  expect(nowhere.body.error.fields).toMatchObject([{ path: 'words.sl.text', rule: 'unknown_act_word' }])
  expect(nowhere.body.error.fields[0].message).toContain('{geslo}')
  const elsewhere = await update(words('V redu.', 'Dokazilo {document}'))
  expect(elsewhere.body.error.fields).toMatchObject([{ path: 'words.sl.subject', rule: 'unknown_act_word' }])
  expect((await update(words('V redu je.'), 'application:__proto__')).status).toBe(404)
})
