import { type Locale, type WrittenLocale, textIn, fillText } from '@dovolilnice/contract/locale'
import { addressLine } from '@dovolilnice/contract/primitives/holder'
import { applicationSourceLabels, applicationStatusLabels } from '@dovolilnice/contract/applications/application-labels'
import { actionSentence } from '@dovolilnice/contract/events/event-words'
import { wordsIn } from '@dovolilnice/contract/primitives/words-in'
import { afterDays } from '@dovolilnice/contract/parking/own-hours'
import { dayInWords, lastDayOf, instantText } from '@dovolilnice/contract/primitives/local-day'
import { formatCents } from '@dovolilnice/contract/primitives/money'
import { formatPhone } from '@dovolilnice/contract/primitives/phone'
import type { Parameters } from '@dovolilnice/contract/resources/operations'
import { townName } from '@dovolilnice/contract/names/town-name'
import { finishPdf, type Pdf, startPdf, heading, letterhead, paragraph, unbroken } from '../../../platform/pdf/pdf-document.ts'
import { facts, table } from '../../../platform/pdf/tables.ts'
import { townLooks } from '../../../platform/pdf/town-looks.ts'
import { readPaperDetails } from './get-application.ts'
import { readApplicationDecision, readOwnDecision } from '@dovolilnice/contract/applications/decide/read-application-decision'
import { readApplicationPdf } from '@dovolilnice/contract/applications/record/operations'
import { readDecision } from '@dovolilnice/contract/applications/decide/operations'
import type { Trx } from '../../../platform/database/db.ts'
import { type FileAnswer, type Services, implement } from '../../../platform/http/context.ts'
import { subjectOf } from './application-record.ts'
import { findApplication, findOwnApplication, openLinkedApplication, readStoredDecision } from './find-application.ts'

/** The words on an application’s paper. */
const applicationPdfTexts = {
  sl: {
    application: 'Vloga za dovolilnico {number}',
    status: 'Stanje',
    sent: 'Oddana',
    receivedOn: 'Prejeta dne',
    source: 'Način oddaje',
    applicant: 'Vlagatelj',
    name: 'Ime in priimek ali naziv',
    userType: 'Vrsta uporabnika',
    taxNumber: 'Davčna številka',
    address: 'Naslov',
    email: 'E-poštni naslov',
    phone: 'Telefon',
    wanted: 'Zahtevana dovolilnica',
    kind: 'Vrsta dovolilnice',
    lot: 'Parkirišče',
    plates: 'Vozila',
    validity: 'Veljavnost',
    fee: 'Cena',
    free: 'brezplačno',
    feeLines: 'Postavke cene',
    line: 'Postavka',
    amount: 'Znesek',
    sum: 'Skupaj',
    due: 'Rok',
    remark: 'Opomba',
    supplement: 'Poziv k dopolnitvi',
    reason: 'Razlog',
    permit: 'Izdana dovolilnica',
    documents: 'Dokazila',
    noDocuments: 'Vloga nima dokazil.',
    document: 'Dokazilo',
    file: 'Datoteka',
    received: 'Prejeto',
    deleted: 'izbrisano',
    history: 'Potek',
    at: 'Čas',
    action: 'Dejanje',
    who: 'Kdo',
  },
  en: {
    application: 'Permit application {number}',
    status: 'Status',
    sent: 'Sent',
    receivedOn: 'Received on',
    source: 'Sent by',
    applicant: 'Applicant',
    name: 'Name',
    userType: 'Type of user',
    taxNumber: 'Tax number',
    address: 'Address',
    email: 'E-mail',
    phone: 'Phone',
    wanted: 'Permit applied for',
    kind: 'Kind of permit',
    lot: 'Parking lot',
    plates: 'Vehicles',
    validity: 'Validity',
    fee: 'Fee',
    free: 'free',
    feeLines: 'Lines of the fee',
    line: 'Line',
    amount: 'Amount',
    sum: 'Total',
    due: 'Due',
    remark: 'Remark',
    supplement: 'Supplement asked for',
    reason: 'Reason',
    permit: 'Permit issued',
    documents: 'Documents',
    noDocuments: 'The application has no documents.',
    document: 'Document',
    file: 'File',
    received: 'Received',
    deleted: 'deleted',
    history: 'Timeline',
    at: 'Time',
    action: 'Action',
    who: 'Who',
  },
} satisfies Record<WrittenLocale, Record<string, string>>

type Details = Awaited<ReturnType<typeof readPaperDetails>>
type Town = Parameters['municipality']

const instantOnPaper = (at: Date | string, locale: Locale): string => instantText(new Date(at).toISOString(), locale)

/** The municipality at the head of a page. */
export const townHead = (pdf: Pdf, town: Town): void =>
  letterhead(pdf, textIn(townName(town), pdf.locale), [
    town.street,
    `${town.post_code} ${town.city}`.trim(),
    town.email,
    formatPhone(town.phone),
  ])

const writeApplicant = (pdf: Pdf, application: Details): void => {
  const t = wordsIn(applicationPdfTexts, pdf.locale)
  heading(pdf, 2, t.applicant)
  facts(pdf, [
    [t.name, application.name],
    [t.userType, textIn(application.user_type_name, pdf.locale)],
    [t.taxNumber, application.tax_number],
    [t.address, addressLine(application)],
    [t.email, application.email],
    [t.phone, application.phone && formatPhone(application.phone)],
  ])
}

const writeWanted = (pdf: Pdf, application: Details): void => {
  const { locale } = pdf
  const t = wordsIn(applicationPdfTexts, locale)
  const last = lastDayOf(application.valid_until)
  heading(pdf, 2, t.wanted)
  facts(pdf, [
    [t.kind, textIn(application.permit_kind_name, locale)],
    [t.lot, `${textIn(application.parking_lot_name, locale)} (${textIn(application.parking_lot_zone, locale)})`],
    [t.plates, application.plates.map(unbroken).join(', ')],
    [t.validity, `${dayInWords(application.valid_from, locale)} – ${dayInWords(last, locale)}${afterDays(application, locale)}`],
    [t.fee, application.fee_cents === 0 ? t.free : formatCents(application.fee_cents, locale)],
    [t.due, application.due_on && dayInWords(application.due_on, locale)],
    [t.remark, application.remark],
    [t.supplement, application.supplement_text],
    [t.reason, application.reason],
    [t.permit, application.permit?.number],
  ])
}

/** How the fee is made of its lines. */
const writeFee = (pdf: Pdf, { fee_lines: lines, fee_cents: sum }: Details): void => {
  const { locale } = pdf
  const t = wordsIn(applicationPdfTexts, locale)
  if (lines.length === 0) return
  heading(pdf, 2, t.feeLines)
  const columns = [
    { title: t.line, share: 6 },
    { title: t.amount, share: 2, align: 'right' as const },
  ]
  const rows = lines.map(({ text, explanation, quantity, unit_cents: unit, cents }) => {
    const times = quantity === 1 ? undefined : `${quantity} × ${formatCents(unit, locale)}`
    return [
      [textIn(text, locale), times, explanation && textIn(explanation, locale)].filter(Boolean).join('\n'),
      formatCents(cents, locale),
    ]
  })
  table(pdf, columns, [...rows, [t.sum, formatCents(sum, locale)]])
}

const writeDocuments = (pdf: Pdf, { documents }: Details): void => {
  const { locale } = pdf
  const t = wordsIn(applicationPdfTexts, locale)
  heading(pdf, 2, t.documents)
  if (documents.length === 0) return paragraph(pdf, t.noDocuments)
  const columns = [
    { title: t.document, share: 3 },
    { title: t.file, share: 4 },
    { title: t.received, share: 2 },
  ]
  const rows = documents.map((document) => [
    textIn(document.type_name, locale),
    document.deleted_at === null ? document.file_name : `${document.file_name} (${t.deleted})`,
    instantOnPaper(document.created_at, locale),
  ])
  table(pdf, columns, rows)
}

const writeHistory = (pdf: Pdf, { history }: Details): void => {
  const { locale } = pdf
  const t = wordsIn(applicationPdfTexts, locale)
  if (history.length === 0) return
  heading(pdf, 2, t.history)
  const columns = [
    { title: t.at, share: 2 },
    { title: t.action, share: 4 },
    { title: t.who, share: 3 },
  ]
  const rows = history.toReversed().map(({ at, action, actor_name: who, reason }) => {
    const sentence = actionSentence(action, locale)
    return [instantOnPaper(at, locale), reason === null ? sentence : `${sentence}: ${reason}`, who]
  })
  table(pdf, columns, rows)
}

/** An application as a tagged PDF: the applicant, what they apply for, the documents, the history. */
export const makeApplicationPdf = async (application: Details, parameters: Parameters, locale: Locale, now: Date): Promise<Uint8Array> => {
  const { municipality: town } = parameters
  const t = wordsIn(applicationPdfTexts, locale)
  const title = fillText(t.application, { number: application.number })
  const pdf = startPdf({ title, author: textIn(townName(town), locale), locale, looks: await townLooks(parameters), now })
  townHead(pdf, town)
  heading(pdf, 1, title)
  facts(pdf, [
    [t.status, textIn(applicationStatusLabels[application.status], locale)],
    [t.sent, instantOnPaper(application.created_at, locale)],
    [t.receivedOn, application.received_on && dayInWords(application.received_on, locale)],
    [t.source, textIn(applicationSourceLabels[application.source], locale)],
  ])
  writeApplicant(pdf, application)
  writeWanted(pdf, application)
  writeFee(pdf, application)
  writeDocuments(pdf, application)
  writeHistory(pdf, application)
  return finishPdf(pdf, `${textIn(townName(town), locale)} · ${application.number}`)
}

/** The paper of an application as its record is now, for the archive. */
export const makeApplicationPaper = async (trx: Trx, { capabilities }: Pick<Services, 'capabilities'>, id: string, now: Date) => {
  const application = await findApplication(trx, id)
  const details = await readPaperDetails({ trx, capabilities }, application)
  return makeApplicationPdf(details, await capabilities.readParameters(trx), 'sl', now)
}

const pdfAnswer = (stream: Uint8Array, file_name: string): FileAnswer => ({
  stream,
  media_type: 'application/pdf',
  file_name,
})

export const handleReadApplicationPdf = implement(readApplicationPdf, async ({ params }, context) => {
  const application = await findApplication(context.trx, params.id)
  context.record({ subject: subjectOf(application) })
  const parameters = await context.capabilities.readParameters(context.trx)
  const pdf = await makeApplicationPdf(await readPaperDetails(context, application), parameters, context.locale, context.now)
  return pdfAnswer(pdf, `vloga-${application.number}.pdf`)
})

export const handleReadDecision = implement(readDecision, async ({ params }, context) => {
  const application = await findApplication(context.trx, params.id)
  context.record({ subject: subjectOf(application) })
  return readStoredDecision(context, application.id)
})

export const handleReadOwnDecision = implement(readOwnDecision, async ({ params }, context) =>
  readStoredDecision(context, (await findOwnApplication(context.trx, params.id, context.user.id)).id),
)

export const handleReadLinkedDecision = implement(readApplicationDecision, async ({ query }, context) =>
  readStoredDecision(context, (await openLinkedApplication(context, query)).id),
)
