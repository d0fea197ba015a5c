import { readNoticePaper } from '@dovolilnice/contract/notices/sign-texts'
import { updateParameters } from '@dovolilnice/contract/resources/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { canReadPdf, pdfInfo, pdfText, wordPlace } from '../../../test/pdf-text.ts'
import { makeNoticePdf } from './notice-pdf.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

const read = async (paper: string) => {
  const answer = await product.visitor().call(readNoticePaper, { params: { paper } })
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
  return { raw: answer.raw, text: canReadPdf ? pdfText(answer.raw).replace(/\s+/g, ' ') : '' }
}

test('the sign at a bollard says who records what, why, how long, and where the whole notice is, on one archivable sheet', async () => {
  const { raw, text } = await read('gate-sign')
  expect(raw.toString('latin1')).toContain('<pdfaid:part>2</pdfaid:part>')
  if (!canReadPdf) return
  const { privacy, municipality } = await product.services.capabilities.readParameters(product.services.database.kysely)
  const said = [municipality.name, privacy.controller, privacy.officer, privacy.officer_email, privacy.legal_basis.sl]
  for (const words of [...said, 'prebrana registrska oznaka', '5 let od dogodka', 'recorded, also when access is refused'])
    expect(text).toContain(words)
  expect(text).toContain(`${product.services.config.publicUrl}/pogoji-uporabe#zasebnost`)
  expect(pdfInfo(raw)).toMatch(/Pages: +1\b/)
  expect(pdfInfo(raw)).toMatch(/Tagged: +yes/)
})

test('a notice says what the town writes, and stays on one sheet', async () => {
  const { texts, municipality, privacy } = await product.services.capabilities.readParameters(product.services.database.kysely)
  const [email, seat] = [
    'obcina@lipograd.example',
    { street: 'Glavni trg 1', post_code: '9999', city: 'Lipograd', phone: '01 000 01 00', tax_number: '50223054' },
  ]
  const own = { sl: 'Hranimo 3 leta po odloku občine.', en: 'Kept for 3 years by the ordinance.' }
  const body = {
    texts: { ...texts, privacy_retention: own, sign_retention: own },
    municipality: { ...municipality, ...seat, email },
    privacy: { ...privacy, controller: `Občina, ${email}`, officer: 'Ana Vzorčna', officer_email: 'ana@lipograd.example' },
  }
  expect((await (await product.as('admin')).call(updateParameters, { body })).status).toBe(200)
  for (const paper of ['privacy', 'gate-sign']) {
    const { raw, text } = await read(paper)
    if (!canReadPdf) continue
    for (const words of [own.sl, own.en]) expect(text).toContain(words)
    expect(text.split(email)).toHaveLength(2)
    expect(pdfInfo(raw)).toMatch(/Pages: +1\b/)
  }
})

test.skipIf(!canReadPdf)('a point without words is left out; too many words go on to a second sheet and none is lost', async () => {
  const same = (words: string) => ({ sl: words, en: words })
  const paper = { municipality: 'Občina', title: same('Obvestilo'), url: 'https://obcina.example', looks: { accent: '#14508c' } }
  const make = async (text: string) => {
    const points = [
      { title: same('Prazno'), text: same(' ') },
      { title: same('Polno'), text: same(text) },
    ]
    return makeNoticePdf({ ...paper, points }, 'sign', new Date('2026-11-16T09:00:00Z'))
  }
  const short = pdfText(await make('Besede.'))
  expect([short.includes('Prazno'), short.includes('Polno')]).toEqual([false, true])
  const long = await make(`${'Zelo dolgo besedilo občine. '.repeat(200)}Konec.`)
  expect(pdfInfo(long)).toMatch(/Pages: +2\b/)
  expect(pdfText(long)).toContain('Konec.')
  // The link follows the words, not far below them at the foot of a sheet that is else empty.
  const end = wordPlace(long, 'Konec')[1]
  const link = wordPlace(long, 'Celotno')[1]
  expect(link - end).toBeGreaterThan(0)
  expect(link - end).toBeLessThan(60)
})
