import { type Locale, type WrittenLocale, textIn, fillText } from '@dovolilnice/contract/locale'
import { wordsIn } from '@dovolilnice/contract/primitives/words-in'
import { hoursInWords } from '@dovolilnice/contract/parking/window-days'
import type { TimeWindow } from '@dovolilnice/contract/parking/permit-kind'
import type { PermitStatus } from '@dovolilnice/contract/permits/permit-status'
import { permitStatusLabels } from '@dovolilnice/contract/permits/permit-labels'
import { daysOfVehicle, type Vehicle, vehiclesText } from '@dovolilnice/contract/permits/opening/vehicles-on-day'
import { dayInWords, lastDayOf, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import {
  drawArms,
  drawArtifact,
  finishPdf,
  ink,
  mm,
  type Pdf,
  startPdf,
  fittingSize,
  heading,
  paragraph,
  placeText,
  unbroken,
} from '../../../platform/pdf/pdf-document.ts'
import type { ActCertificate } from '../../../platform/http/context.ts'
import { addSignature, signPdf } from '../../../platform/pdf/pdf-signature.ts'
import { drawQr, qrModules } from '../../../platform/pdf/payment-slip.ts'
import { facts } from '../../../platform/pdf/tables.ts'
import type { TownLooks } from '../../../platform/pdf/town-looks.ts'

/** The words on a permit's paper. */
const permitPdfTexts = {
  sl: {
    title: 'Dovolilnica',
    number: 'Številka',
    kind: 'Vrsta',
    plate: 'Registrska oznaka',
    plates: 'Registrske oznake',
    lot: 'Parkirišče',
    zone: 'Območje',
    valid: 'Velja',
    until: 'do vključno',
    hours: 'Čas',
    wholeDay: 'vse dni v tednu, 24 ur na dan',
    holder: 'Imetnik',
    issued: 'Izdana',
    decision: 'Odločitev',
    notInForce: 'NI V VELJAVI',
    fold: 'Prepognite po črti in zgornji del postavite za vetrobransko steklo, da je viden od zunaj.',
    check: 'Preverjanje',
    code: 'koda {code}',
    qr: 'Koda QR za preverjanje dovolilnice',
    conduct:
      'Dovolilnica velja samo za navedena vozila in območje. Ob izgubi ali kraji dovolilnice oziroma zamenjavi vozila obvestite občino.',
  },
  en: {
    title: 'Permit',
    number: 'Number',
    kind: 'Kind',
    plate: 'Plate',
    plates: 'Plates',
    lot: 'Parking lot',
    zone: 'Zone',
    valid: 'Valid',
    until: 'to and including',
    hours: 'Hours',
    wholeDay: 'every day, at any hour',
    holder: 'Holder',
    issued: 'Issued',
    decision: 'Decision',
    notInForce: 'NOT IN FORCE',
    fold: 'Fold along the line and put the upper part behind the windscreen, to be seen from outside.',
    check: 'Check it',
    code: 'code {code}',
    qr: 'The QR code leads to the check of this permit',
    conduct:
      'Valid only for the vehicles and the lot named. Tell the municipality if the permit is lost or stolen, or the vehicle changes.',
  },
} satisfies Record<WrittenLocale, Record<string, string>>

export interface PermitPaper {
  number: string
  municipality: string
  contact: string
  kind: string
  lot: string
  zone: string
  /** Those that hold now or will, with days of their own. */
  vehicles: readonly Vehicle[]
  windows: readonly TimeWindow[]
  valid_from: string
  valid_until: string
  status: PermitStatus
  name: string
  address: string
  issued_at: Date
  /** The decision that the permit rests on, in the languages of the acts of its matter. */
  decision: string | null
  /** The permit is that decision itself, in short form. */
  is_decision: boolean
  verification_url: string
  locale: Locale
  looks: TownLooks
}

const page = { width: 210 * mm, fold: 148.5 * mm, margin: 12 * mm, qr: 42 * mm }
/** More plates than this do not fit behind a windscreen; all of them stand on the lower half. */
const mostPlates = 6

const platesLabel = (count: number, locale: Locale): string => wordsIn(permitPdfTexts, locale)[count > 1 ? 'plates' : 'plate']

/** The arms on white, for a band may have their colours. Answers the points that they take at its left. */
const drawArmsOnBand = (pdf: Pdf): number => {
  if (pdf.looks.arms === undefined) return 0
  drawArtifact(pdf, () => void pdf.doc.roundedRect(page.margin, 3 * mm, 14 * mm, 16 * mm, 4).fill('#ffffff'))
  drawArms(pdf, page.margin + mm, 4 * mm, 12 * mm, 14 * mm)
  return 18 * mm
}

const drawBand = (pdf: Pdf, paper: PermitPaper): void => {
  const t = wordsIn(permitPdfTexts, paper.locale)
  drawArtifact(pdf, () => void pdf.doc.rect(0, 0, page.width, 22 * mm).fill(paper.looks.accent))
  const arms = drawArmsOnBand(pdf)
  const left = page.margin + arms
  const inner = page.width - 2 * page.margin
  const size = fittingSize(pdf, paper.municipality, inner * 0.55 - arms, [17, 15, 13, 11, 9])
  placeText(pdf, paper.municipality, {
    x: left,
    y: 7.5 * mm,
    width: inner * 0.58 - arms,
    size,
    bold: true,
    colour: '#ffffff',
    height: 12 * mm,
  })
  placeText(pdf, t.title.toUpperCase(), {
    x: page.margin + inner * 0.6,
    y: 6 * mm,
    width: inner * 0.4,
    size: 24,
    bold: true,
    colour: '#ffffff',
    align: 'right',
  })
}

/** A small word with what it names below it. */
const field = (pdf: Pdf, label: string, value: string, { y, width, size }: { y: number; width: number; size: number }): void => {
  const x = page.margin
  placeText(pdf, label, { x, y, width, size: 9, colour: ink.muted })
  placeText(pdf, value, { x, y: y + 11, width, size, bold: true, height: size * 2.6 })
}

/** Each vehicle large, its own days below it: nobody shall take one for valid before or after them. */
const drawPlates = (pdf: Pdf, { vehicles, locale }: PermitPaper, x: number, y: number, width: number): void => {
  const shown = vehicles.slice(0, mostPlates)
  placeText(pdf, platesLabel(vehicles.length, locale), { x, y, width, size: 9, colour: ink.muted })
  const columns = shown.length > 3 ? 2 : 1
  const dated = shown.some((vehicle) => daysOfVehicle(vehicle, locale) !== '')
  const size = shown.length === 1 ? 40 : shown.length === 2 ? 30 : dated ? 20 : 22
  const line = dated ? size * 1.2 + 11 : size * 1.25
  shown.forEach((vehicle, index) => {
    const left = x + (index % columns) * (width / columns)
    const top = y + 12 + Math.floor(index / columns) * line
    const fitting = fittingSize(pdf, vehicle.plate, width / columns - 6, [size, 26, 20, 16])
    const days = daysOfVehicle(vehicle, locale)
    const height = placeText(pdf, unbroken(vehicle.plate), { x: left, y: top, width: width / columns, size: fitting, bold: true })
    if (days !== '') placeText(pdf, days, { x: left, y: top + height - 1, width: width / columns, size: 8, bold: true })
  })
  const more = vehicles.length - shown.length
  if (more > 0) placeText(pdf, `+ ${more}`, { x, y: y + 12 + Math.ceil(shown.length / columns) * line, width, size: 11, bold: true })
}

const drawZone = (pdf: Pdf, { zone, locale, looks: { accent } }: PermitPaper, x: number, y: number, side: number): void => {
  drawArtifact(pdf, () => void pdf.doc.roundedRect(x, y, side, side, 6).lineWidth(2.5).strokeColor(accent).stroke())
  placeText(pdf, wordsIn(permitPdfTexts, locale).zone, { x, y: y + 6, width: side, size: 9, colour: ink.muted, align: 'center' })
  const size = fittingSize(pdf, zone, side - 12, [52, 40, 30, 22, 16, 12])
  placeText(pdf, zone, { x, y: y + side / 2 - size * 0.45, width: side, size, bold: true, align: 'center', colour: accent })
}

/** The upper half: what must be read from outside, and nothing of the holder. */
const drawCard = (pdf: Pdf, paper: PermitPaper): void => {
  const t = wordsIn(permitPdfTexts, paper.locale)
  const { margin, qr } = page
  const right = page.width - margin - qr
  const textWidth = right - margin - 8 * mm
  drawBand(pdf, paper)
  drawPlates(pdf, paper, margin, 28 * mm, textWidth)
  field(pdf, t.kind, paper.kind, { y: 70 * mm, width: textWidth, size: 13 })
  field(pdf, t.lot, paper.lot, { y: 86 * mm, width: textWidth, size: 13 })
  const last = dayInWords(lastDayOf(paper.valid_until), paper.locale)
  const validity = `${dayInWords(paper.valid_from, paper.locale)} – ${last}`
  field(pdf, t.valid, validity, { y: 102 * mm, width: textWidth, size: fittingSize(pdf, validity, textWidth, [20, 17, 15, 13]) })
  const hours = hoursInWords(paper.windows, paper.locale) || t.wholeDay
  field(pdf, t.hours, hours, { y: 119 * mm, width: textWidth, size: fittingSize(pdf, hours, textWidth, [12, 10, 8]) })
  drawZone(pdf, paper, right, 28 * mm, qr)
  const code = { x: right + 4, y: 78 * mm, size: qr - 8, alt: `${t.qr}: ${paper.verification_url}` }
  drawQr(pdf, qrModules(paper.verification_url), code)
  placeText(pdf, paper.number, { x: right - 4 * mm, y: 78 * mm + qr + 4, width: qr + 8 * mm, size: 11.5, mono: true, align: 'center' })
  if (paper.status !== 'active' && paper.status !== 'scheduled')
    placeText(pdf, `${t.notInForce}: ${textIn(permitStatusLabels[paper.status], paper.locale)}`, {
      x: margin,
      y: 134 * mm,
      width: textWidth,
      size: 13,
      bold: true,
      colour: '#b3261e',
    })
}

const lineOf = (vehicle: Vehicle, locale: Locale): string => vehiclesText([{ ...vehicle, plate: unbroken(vehicle.plate) }], locale)

/** Where the permit is checked without scanning: the page, and the code that it asks for. */
const checkedAt = ({ verification_url: address }: PermitPaper, code: string): string => {
  const { host, pathname, searchParams } = new URL(address)
  const secret = searchParams.get('code')
  return [`${host}${pathname}`, secret === null ? '' : fillText(code, { code: secret })].filter(Boolean).join(', ')
}

/** The lower half stays with the holder. */
const drawStub = (pdf: Pdf, paper: PermitPaper): void => {
  const t = wordsIn(permitPdfTexts, paper.locale)
  const { doc } = pdf
  drawArtifact(
    pdf,
    () =>
      void doc
        .moveTo(0, page.fold)
        .lineTo(page.width, page.fold)
        .dash(4, { space: 4 })
        .lineWidth(0.7)
        .strokeColor(ink.muted)
        .stroke()
        .undash(),
  )
  doc.y = page.fold + 6 * mm
  paragraph(pdf, t.fold, { size: 9, muted: true })
  heading(pdf, 2, `${t.title} ${paper.number}`)
  facts(pdf, [
    [t.holder, `${paper.name}\n${paper.address}`],
    [platesLabel(paper.vehicles.length, paper.locale), paper.vehicles.map((vehicle) => lineOf(vehicle, paper.locale)).join('\n')],
    [t.issued, dayInWords(localDayOf(paper.issued_at), paper.locale)],
    [t.decision, paper.decision],
    [t.check, checkedAt(paper, t.code)],
  ])
  paragraph(pdf, t.conduct, { size: 9 })
  paragraph(pdf, `${paper.municipality} · ${paper.contact}`, { size: 8, muted: true })
}

/**
 * The permit as an A4 sheet: the upper half goes behind the windscreen, the lower half stays with the holder. One that is the decision itself, in short
 * form, is signed as an act is, where the town has a certificate that has not ended (ZUP, art. 210 and 218).
 */
export const makePermitPdf = async (paper: PermitPaper, now: Date, certificate?: ActCertificate): Promise<Uint8Array> => {
  const title = `${wordsIn(permitPdfTexts, paper.locale).title} ${paper.number}`
  const pdf = startPdf({ title, author: paper.municipality, locale: paper.locale, looks: paper.looks, now, margin: 12 })
  drawCard(pdf, paper)
  drawStub(pdf, paper)
  const signs = paper.is_decision && certificate !== undefined && certificate.endsAt > now ? certificate : undefined
  if (signs !== undefined) addSignature(pdf, { name: paper.municipality, reason: title, now })
  const file = await finishPdf(pdf, null)
  return signs === undefined ? file : signPdf(file, signs)
}
