import { wordsIn } from '@dovolilnice/contract/primitives/words-in'
import { fillText } from '@dovolilnice/contract/fill-text'
import { invoiceCode } from '../../../platform/fiscal/invoice-code.ts'
import { ensureRoom, mm } from '../../../platform/pdf/pdf-document.ts'
import type { Pdf } from '../../../platform/pdf/pdf-document.ts'
import { digitsQrModules, drawQr } from '../../../platform/pdf/qr-code.ts'
import { paragraph, space } from '../../../platform/pdf/text-blocks.ts'
import type { InvoicePaper } from './invoice-paper.ts'
import { invoicePdfTexts } from './invoice-pdf-texts.ts'

/** The side of the code: at least 12 mm are asked for, each of the 25 modules at least four dots of a printer. */
const codeSize = 20 * mm

/** Four modules are left free around it. */
const quiet = (codeSize / 25) * 4

/** The marks of the tax authority: ZOI and EOR in letters, the code under them, and a warning where no tax authority was asked. */
export const drawFiscalBlock = (pdf: Pdf, { invoice }: InvoicePaper): void => {
  const { doc } = pdf
  const { zoi, eor, issuer, issued_at: issuedAt } = invoice
  if (zoi === null) return
  const t = wordsIn(invoicePdfTexts, pdf.locale)
  const code = invoiceCode(zoi, issuer.tax_number.replace(/^SI/, ''), issuedAt)
  space(pdf, 8)
  if (invoice.fiscal_test) paragraph(pdf, t.testEnvironment, { bold: true })
  paragraph(pdf, `${t.zoi}: ${zoi}\n${t.eor}: ${eor ?? t.later}`, { size: 8.5 })
  ensureRoom(pdf, codeSize + 2 * quiet)
  const [x, y] = [doc.page.margins.left + quiet, doc.y + quiet]
  drawQr(pdf, digitsQrModules(code), { x, y, size: codeSize, alt: fillText(t.code, { code }) })
  doc.y = y + codeSize + quiet
}
