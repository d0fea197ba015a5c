import { startingActSettings } from '@dovolilnice/contract/acts/settings/act-settings'
import { basesOf } from './act-settings.ts'
import { readFile } from 'node:fs/promises'
import { previewAct } from '@dovolilnice/contract/acts/drafts/operations'
import { previewActText, readActTexts, updateActSettings, updateActText } from '@dovolilnice/contract/acts/settings/operations'
import { submitApplication } from '@dovolilnice/contract/applications/apply/operations'
import { readDecision, rejectApplication } from '@dovolilnice/contract/applications/decide/operations'
import { updateParameters } from '@dovolilnice/contract/resources/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { kindId, residentForm } from '../../../test/applicant/application-forms.ts'
import { canReadPdf, pdfText } from '../../../test/pdf-text.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'
import { byRecords } from '../../../test/applicant/grounds.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

const textOf = (pdf: Uint8Array): string => pdfText(pdf).replace(/\s+/g, ' ')
const submit = async (): Promise<string> => (await product.visitor().call(submitApplication, { form: await residentForm(product) })).body.id
/** What a migration does with the texts that are there, twice. */
const upgrade = async (migration: string): Promise<void> => {
  const sql = await readFile(new URL(`../../../migrations/${migration}.sql`, import.meta.url), 'utf8')
  for (let run = 0; run < 2; run += 1) await product.services.database.execute(sql)
}
const general = async (kind: string) => {
  const { body } = await (await product.as('admin')).call(readActTexts)
  return body.texts.find((text: { kind: string }) => text.kind === kind)
}

test.skipIf(!canReadPdf)('settings, provisions by kind and reason, and texts stand in the next act, never in an earlier one', async () => {
  const clerk = await product.as('admin')
  const resident = await kindId(product, 'resident_permanent')
  const early = await submit()
  await clerk.call(rejectApplication, {
    body: {
      application_uuid: early,
      version: 1,
      ...byRecords,
      reason: 'To je razlog prvega.',
    },
  })
  const first = (await clerk.call(readDecision, { params: { id: early } })).raw

  const basis = { title: 'Odlok o prometu', gazette: 'Uradni list RS, št. 1/26', articles: '', permit_kind_ids: [], reason_codes: [] }
  const bases = [
    { ...basis, articles: '4. člen', permit_kind_ids: [resident] },
    { ...basis, articles: '9. člen', reason_codes: ['not_in_zone'] },
    { ...basis, articles: '77. člen', reason_codes: ['cap_reached'] },
  ]
  const settings = {
    organ: 'Občinska uprava\nOddelek za promet',
    number_pattern: '351-{seq}-{act}/{year}',
    appeal_days: 21,
    legal_bases: bases,
  }
  expect((await clerk.call(updateActSettings, { body: settings })).status).toBe(200)
  const { words, version } = await general('rejection')
  const forReason = { kind: 'rejection', reason_code: 'not_in_zone', permit_kind_id: null, version: 0 }
  const changed = { ...words, subtitle: 'za naslov zunaj območja' }
  expect((await clerk.call(updateActText, { body: { ...forReason, words: changed } })).body).toMatchObject({ version: 1 })
  expect((await clerk.call(updateActText, { body: { ...forReason, words: changed } })).body.error.code).toBe('conflict')
  expect(version).toBe(0)
  const ofNoKind = { ...forReason, permit_kind_id: '01900000-0000-7000-8000-00000000ffff', words: changed }
  expect((await clerk.call(updateActText, { body: ofNoKind })).body.error.code).toBe('not_found')

  const late = await submit()
  const reason = { reason: 'To je razlog drugega.', reason_code: 'not_in_zone', facts: 'Po registru prebiva v Novi vasi.' }
  const preview = textOf((await clerk.call(previewAct, { body: { kind: 'rejection', record_id: late, ...reason } })).raw)
  await clerk.call(rejectApplication, {
    body: { application_uuid: late, version: 1, heard: 'own_data', ...reason },
  })
  const text = textOf((await clerk.call(readDecision, { params: { id: late } })).raw)
  for (const said of [text, preview])
    for (const words of [
      'Oddelek za promet',
      'za naslov zunaj območja',
      'v roku 21 dni',
      'Po registru prebiva v Novi vasi.',
      'To je razlog drugega.',
    ])
      expect(said).toContain(words)
  expect(text).toContain(
    'predpisih: Odlok o prometu (Uradni list RS, št. 1/26), 9. člen; Odlok o prometu (Uradni list RS, št. 1/26), 4. člen.',
  )
  expect(text).not.toContain('77. člen')
  expect(text).toMatch(/Številka: 351-\d+-1\/2026 /)
  expect((await clerk.call(readDecision, { params: { id: early } })).raw.equals(first)).toBe(true)
  const versions = await product.services.database.kysely
    .selectFrom('act')
    .select('text_version')
    .orderBy('issued_at')
    .orderBy('id')
    .execute()
  expect(versions.map(({ text_version: one }) => one)).toEqual([0, 1])
})

test('a pattern without a number, and a word that cannot be filled, are refused with a sentence', async () => {
  const clerk = await product.as('admin')
  const adjacent = ['371-{seq}{act}/{year}', '371-{seq}1{act}/{year}', '{year}{seq}-{act}']
  for (const number_pattern of [...adjacent, '371-{seq}/{year}', '{seq}{seq}/{year}-{act}', '371-{seq}/{year}-{act}-{x}', '371']) {
    const { body } = await clerk.call(updateActSettings, { body: { number_pattern } })
    expect(body.error.fields, number_pattern).toEqual([expect.objectContaining({ path: 'number_pattern', rule: 'act_number_pattern' })])
  }
  const { words } = await general('suspension')
  const body = { kind: 'suspension', reason_code: null, permit_kind_id: null, version: 0, words: { ...words, remedy: 'Pišite na {kam}.' } }
  const refused = (await clerk.call(updateActText, { body })).body
  expect(refused.error.fields).toEqual([expect.objectContaining({ path: 'words.remedy', message: expect.stringContaining('{kam}') })])
})

test.skipIf(!canReadPdf)('every text with which a town begins is filled whole, and is shown as a draft', async () => {
  const clerk = await product.as('admin')
  const { texts } = (await clerk.call(readActTexts)).body
  expect(texts.length).toBeGreaterThanOrEqual(7)
  for (const { kind, words } of texts) {
    const text = textOf((await clerk.call(previewActText, { body: { kind, words } })).raw)
    expect(text, kind).toContain('OSNUTEK')
    expect(text, kind).toContain('Ana Vzorec')
    expect(text, kind).not.toMatch(/[{}]| [,.;]|undefined|null/)
  }
})

test.skipIf(!canReadPdf)('a town with Hungarian has every act whole in it, with its letters, as equal to the Slovenian', async () => {
  const root = await product.as('root')
  const clerk = await product.as('admin')
  await clerk.call(updateActSettings, { body: { second_language: 'hu' } })
  await root.call(updateParameters, { body: { languages: { it: '', hu: 'Magyar' } } })
  const { texts, starting, starting_second: hungarian } = (await clerk.call(readActTexts)).body
  for (const { kind } of texts) {
    const sample = textOf((await clerk.call(previewActText, { body: { kind, words: starting[kind], second: hungarian[kind] } })).raw)
    expect(sample, kind).toMatch(/Kézbesítendő|feljegyzést/)
    expect(sample, kind).not.toMatch(/[{}]| [,.;]|\.\.|undefined|null/)
  }
  const form = await residentForm(product, { name: 'Ősz Győző', locale: 'hu' })
  const { id } = (await product.visitor().call(submitApplication, { form })).body
  const preview = async (reason: string) =>
    textOf((await clerk.call(previewAct, { body: { kind: 'rejection', record_id: id, reason } })).raw).replace(/\s+/g, ' ')
  const act = await preview('Vloga ni dopolnjena.\nHU:\nA kérelmet nem egészítették ki időben.')
  for (const words of [
    'HATÁROZAT',
    'az ügyfél (Ősz Győző) engedély („',
    'Indokolás',
    'A kérelmet nem egészítették ki időben.',
    'Jogorvoslati tájékoztatás E határozat ellen a kézbesítéstől számított',
    'A fellebbezést elbírálja: a polgármester.',
    'A szlovén és a magyar nyelvű szöveg egyaránt hiteles',
    'Slovensko besedilo in besedilo v jeziku narodne skupnosti sta enakovredni',
    'Kézbesítendő',
  ])
    expect(act).toContain(words)
  expect(act).not.toContain('a szlovén szöveg az irányadó')
  expect(await preview('Vloga ni dopolnjena.')).toContain('a szlovén szöveg az irányadó')
  const mail = await product.services.database.kysely
    .selectFrom('mail')
    .select('body_text')
    .where('subject', 'like', 'Megkaptuk%')
    .executeTakeFirstOrThrow()
  expect(mail.body_text).toContain('Tisztelt Ügyfelünk!')
  await clerk.call(updateActSettings, { body: { second_language: null } })
  await root.call(updateParameters, { body: { languages: { it: '', hu: '' } } })
})

test.skipIf(!canReadPdf)(
  'acts are in two languages while the town wants it and has Italian on, each text where it has Italian words',
  async () => {
    const root = await product.as('root')
    const clerk = await product.as('admin')
    const name = 'Čedomira-Živa Đorđević-Škrjančeva Ćirković-Šušteršič Žnidaršič'
    const form = await residentForm(product, { name })
    const { id } = (await product.visitor().call(submitApplication, { form })).body
    const preview = async (reason = 'Stranka je vlogo umaknila.') =>
      textOf((await clerk.call(previewAct, { body: { kind: 'rejection', record_id: id, reason } })).raw)
    await clerk.call(updateActSettings, { body: { second_language: 'it' } })
    expect(await preview()).not.toContain('DECISIONE')
    await root.call(updateParameters, { body: { languages: { it: 'Italiano', hu: '' } } })
    const both = await preview()
    for (const words of [
      'ODLOČBA',
      'DECISIONE',
      `parte ${name} per il rilascio del permesso «Residente`,
      'Il ricorso sospende l’esecuzione.',
      'per il veicolo',
      'Stranka je vlogo umaknila.',
      'fa fede il testo sloveno',
      'Nel procedimento non sono sorte spese particolari.',
    ])
      expect(both).toContain(words)
    // What an official wrote stands in both parts.
    expect(both.match(/vlogo umaknila/g)).toHaveLength(2)
    expect(both).toContain('Da notificare a:')
    // Beneath its line the official writes the Italian.
    const translated = await preview('Stranka je vlogo umaknila.\nIT:\nRitiro dell’istanza.')
    for (const words of [/vlogo umaknila/g, /Ritiro dell’istanza/g]) expect(translated.match(words)).toHaveLength(1)
    expect(translated).not.toContain('fa fede il testo sloveno')
    expect(both).not.toMatch(/\{\p{L}+\}/u)

    const { words } = await general('rejection')
    const scope = { kind: 'rejection', reason_code: null, permit_kind_id: null }
    const update = (body: object) => clerk.call(updateActText, { body: { ...scope, words, ...body } })
    await update({ version: 0, second: { ...words, introduction: 'Testo del Comune.' } })
    expect(await preview()).toContain('Testo del Comune.')
    // A text of the town without Italian words: the product's would not say the same.
    await update({ version: 1 })
    expect(await preview()).not.toContain('DECISIONE')
    await root.call(updateParameters, { body: { languages: { it: '', hu: '' } } })
  },
)

test('no setting goes below what the law gives the party', async () => {
  const clerk = await product.as('admin')
  for (const [field, rule] of [
    ['appeal_days', 'appeal_days_law'],
    ['fiction_days', 'fiction_days_law'],
  ] as const) {
    const refused = await clerk.call(updateActSettings, { body: { [field]: 14 } })
    expect(refused.body.error.fields).toMatchObject([{ path: field, rule, message: expect.stringContaining('člen') }])
  }
})

/** A text of the town for all acts of a kind, with its ruling and that in Italian. */
const saved = async (kind: string, ruling: string, second: string | null): Promise<void> => {
  const { words, version } = await general(kind)
  const scope = { reason_code: null, permit_kind_id: null, version }
  const body = { kind, ...scope, words: { ...words, ruling }, second: second === null ? null : { ...words, ruling: second } }
  expect((await (await product.as('admin')).call(updateActText, { body })).status).toBe(200)
}

test('texts of before say the days from the service and the beginning of the effect, in a new version', async () => {
  await saved('hearing', 'Stranka se lahko izjavi do {rok}.', 'La parte può dichiararsi entro il {rok}.')
  await saved('revocation', 'Dovolilnica se odvzame.', 'Il permesso è revocato.')
  await saved('suspension', 'Dovolilnica se začasno odvzame {začetek_učinka}.', 'Il permesso è sospeso {začetek_učinka}.')
  await upgrade('0230-texts-of-terms-and-effect')
  const now = { hearing: await general('hearing'), revocation: await general('revocation'), suspension: await general('suspension') }
  expect(now).toMatchObject({
    hearing: {
      version: 2,
      words: { ruling: 'Stranka se lahko izjavi v {dni_za_odgovor} od vročitve.' },
      second: { ruling: 'La parte può dichiararsi entro {dni_za_odgovor} dalla notifica.' },
      changed_by_name: 'Dovolilnice',
    },
    revocation: {
      version: 2,
      words: { ruling: 'Dovolilnica se odvzame.\nOdvzem učinkuje {začetek_učinka}.' },
      second: { ruling: 'Il permesso è revocato.\nIl provvedimento ha effetto {začetek_učinka}.' },
    },
    suspension: { version: 1 },
  })
})

test('texts of before say which act a decision in a reopened procedure takes the place of, in a new version', async () => {
  await saved('grant', 'Vlogi se ugodi.\n{stroški} {upravna_taksa}', 'L’istanza è accolta.\n{stroški}')
  await saved('revocation', 'Dovolilnica se odvzame.', null)
  await saved('rejection', 'Vloga se zavrne namesto {popravljeni_akt}.', null)
  const versions = { grant: (await general('grant')).version, rejection: (await general('rejection')).version }
  await upgrade('0312-texts-of-reopened-matters')
  expect(await general('grant')).toMatchObject({
    version: versions.grant + 1,
    words: {
      ruling:
        'Vlogi se ugodi.\nAkt št. {popravljeni_akt}, o katerem je bila dovoljena obnova postopka, se odpravi in nadomesti s to odločbo.\n{stroški} {upravna_taksa}',
    },
    second: {
      ruling:
        'L’istanza è accolta.\nL’atto n. {popravljeni_akt}, oggetto della riapertura del procedimento, è annullato e sostituito dalla presente decisione.\n{stroški}',
    },
  })
  expect(await general('revocation')).toMatchObject({
    words: {
      ruling: 'Dovolilnica se odvzame.\nAkt št. {popravljeni_akt}, o katerem je bila dovoljena obnova postopka, se nadomesti s to odločbo.',
    },
    second: null,
  })
  expect(await general('rejection')).toMatchObject({ version: versions.rejection })
})

test('a provision that has its words in the second language says them there, and Slovenian ones otherwise', () => {
  const basis = { title: 'Odlok', gazette: '', articles: '9. člen', permit_kind_ids: [], reason_codes: [] }
  const settings = { ...startingActSettings, legal_bases: [{ ...basis, second: 'Decreto, articolo 9' }, basis] }
  expect(basesOf(settings, '', null)).toBe('Odlok, 9. člen; Odlok, 9. člen')
  expect(basesOf(settings, '', null, { slovenian: false })).toBe('Decreto, articolo 9; Odlok, 9. člen')
})
