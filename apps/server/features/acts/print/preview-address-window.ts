import { type AddressWindow, previewAddressWindow } from '@dovolilnice/contract/acts/package-and-print'
import { invalidField } from '@dovolilnice/contract/errors'
import { type Locale, textIn, fillText } from '@dovolilnice/contract/locale'
import { addressSize, drawAddress, senderLine } from '../../../platform/pdf/address-block.ts'
import { drawArtifact, finishPdf, ink, mm, startPdf, type Pdf, placeText } from '../../../platform/pdf/pdf-document.ts'
import { implement } from '../../../platform/http/context.ts'

/** As long as the longest in use: a name of more than sixty letters, with all of ours. */
const longest = ['Čedomira-Živa Đorđević-Škrjančeva Ćirković-Šušteršič Žnidaršič', 'Ulica prekomorskih brigad 125a', '9999 Zgornji Kamen']

const words = {
  title: { sl: 'Okence ovojnice', en: 'Window of the envelope' },
  how: {
    sl: 'Natisnite v merilu 100 %, prepognite ob črtkani črti (C5 enkrat, DL dvakrat) in vstavite v ovojnico. Okvir mora biti ves v okencu. Odmik z leve {left} mm, od zgoraj {top} mm; {width} × {height} mm.',
    en: 'Print at 100 %, fold at the dashed line (C5 once, DL twice) and put it into the envelope. The whole frame must be inside the window. {left} mm from the left, {top} mm from above; {width} × {height} mm.',
  },
}

/** Millimetres from above at which an A4 sheet is folded: once for C5, twice for DL. */
const folds = [105, 148.5, 210]

const drawFrame = (pdf: Pdf, { left, top, width, height }: AddressWindow): void =>
  drawArtifact(pdf, () => {
    pdf.doc
      .rect(left * mm, top * mm, width * mm, height * mm)
      .lineWidth(0.6)
      .strokeColor(ink.muted)
      .stroke()
    for (const fold of folds)
      pdf.doc
        .moveTo(0, fold * mm)
        .lineTo(pdf.doc.page.width, fold * mm)
        .dash(3, { space: 3 })
        .stroke()
        .undash()
  })

/** @throws OperationError `validation` where a long address does not fit in any size */
export const requireRoom = (window: AddressWindow, locale: Locale): void => {
  const pdf = startPdf({ title: '', author: '', locale, now: new Date(0) })
  if (addressSize(pdf, { sender: '', lines: longest }, window) === undefined)
    throw invalidField('address_window.height', 'window_too_small', locale)
}

export const handlePreviewAddressWindow = implement(previewAddressWindow, async ({ body }, { trx, now, locale, capabilities }) => {
  const { address_window: window } = body
  requireRoom(window, locale)
  const { municipality: town } = await capabilities.readParameters(trx)
  const pdf = startPdf({ title: textIn(words.title, locale), author: town.name, locale, now })
  drawFrame(pdf, window)
  drawAddress(pdf, { sender: senderLine(town), lines: longest }, window)
  placeText(pdf, fillText(textIn(words.how, locale), window), { x: 25 * mm, y: 225 * mm, width: 160 * mm, size: 10 })
  return { stream: await finishPdf(pdf, null), media_type: 'application/pdf', file_name: 'okence.pdf' }
})
