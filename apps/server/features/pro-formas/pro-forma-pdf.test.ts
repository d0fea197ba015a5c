import { type MoneyLine, sumOf } from '@dovolilnice/contract/money/money-line'
import { upnQrText } from '@dovolilnice/contract/money/bank/upn-qr'
import { expect, test } from 'vitest'
import { canReadCodes, codeOnPage } from '../../test/page-codes.ts'
import { canReadPdf, pdfInfo, pdfStructure, pdfText } from '../../test/pdf-text.ts'
import { townLooks } from '../../platform/pdf/town-looks.ts'
import { demoParameters } from '../../town/demo/municipality.ts'
import { makeProFormaPdf, type ProFormaPaper } from './pro-forma-pdf.ts'
import { slipOf } from './issue-pro-forma.ts'

const application = {
  ...{ number: 'V-2026-000433', locale: 'sl' as const, due_on: '2026-12-08', plates: ['LJ KM-318'], tax_number: null },
  ...{ name: 'Čedomira-Živa Đorđević-Škrjančeva Ćirković', street: 'Lipova ulica 7', post_code: '9999', city: 'Lipograd' },
  ...{ valid_from: '2027-02-01', valid_until: '2028-02-01' },
} satisfies Parameters<typeof slipOf>[0] & ProFormaPaper['application']

const line = (sl: string, cents: number, vat: number | null): MoneyLine => ({
  ...{
    code: vat === null ? 'administrative_fee' : 'price',
    text: { sl, en: sl },
    explanation: { sl: '70 od 365 dni', en: '70 of 365 days' },
  },
  ...{ quantity: 1, unit_cents: cents, cents, vat_basis_points: vat },
})

const paperOf = async (lines: MoneyLine[]): Promise<ProFormaPaper> => {
  const { municipality } = demoParameters
  const slip = slipOf(application, demoParameters, sumOf(lines))
  return {
    number: 'P-2026-000001',
    application,
    lines,
    slip,
    due_on: '2026-12-08',
    municipality,
    looks: await townLooks(demoParameters),
    vat_clause: null,
  }
}
const make = (paper: ProFormaPaper) => makeProFormaPdf(paper, new Date('2026-11-22T09:00:00Z'))

test.skipIf(!canReadPdf)('lines, VAT by its rates, the sum and the slip stand on one page', async () => {
  const pdf = await make(await paperOf([line('Stanovalec', 160_635, 2200), line('Upravna taksa', 2210, null)]))
  const text = pdfText(pdf)
  for (const words of [
    '70 od 365 dni',
    'ni predmet DDV',
    '22 %',
    '289,67',
    'Za plačilo: 1628,45',
    '***1.628,45',
    'SI12 20260004332',
    'OTHR',
  ])
    expect(text).toContain(words)
  expect(pdfInfo(pdf)).toMatch(/Pages: +1\n/)
  expect(pdfStructure(pdf)).toContain('Figure')
})

test.skipIf(!canReadPdf || !canReadCodes)('a long pro-forma has its slip at the foot of a page of its own', async () => {
  const paper = await paperOf(Array.from({ length: 16 }, (_, index) => line(`Postavka ${index}`, 100 + index, 2200)))
  const pdf = await make(paper)
  expect(pdfInfo(pdf)).toMatch(/Pages: +2\n/)
  expect(codeOnPage(pdf, 2)).toBe(upnQrText(paper.slip))
})
