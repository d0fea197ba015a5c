import { fillText, textIn, type Locale, type Text } from '@dovolilnice/contract/locale'
import { dayInWords, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { formatPhone } from '@dovolilnice/contract/primitives/phone'
import * as contract from '@dovolilnice/contract/subject-requests/subject-request-codes'
import type { Row } from '../../../platform/database/db.ts'
import { type Context, implement } from '../../../platform/http/context.ts'
import { letterAddress, senderLine } from '../../../platform/pdf/address-block.ts'
import { letterEnd, signatureLine } from '../../../platform/pdf/town-paper.ts'
import { finishPdf, type Pdf, startPdf, bullets, heading, letterhead, paragraph, space } from '../../../platform/pdf/pdf-document.ts'
import { townLooks } from '../../../platform/pdf/town-looks.ts'
import type { SubjectRequestRecord } from '../subject-request-tables.ts'
import { wordsIn, type WrittenWords } from '@dovolilnice/contract/primitives/words-in'
import { type MailText, mailText, queueLetter } from '../../../platform/mail/queue-mail.ts'
import type { MailAttachment } from '../../../platform/mail/mail-tables.ts'
import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { OperationError } from '@dovolilnice/contract/errors'
import { downloadSubjectFile, readSubjectLetter } from '@dovolilnice/contract/subject-requests/operations'
import { findRequest, subjectOf } from '../record/record-request.ts'

const words = {
  title: { sl: 'Odgovor na zahtevo {number}', en: 'Answer to request {number}' },
  date: { sl: 'Številka: {number}\nDatum: {day}', en: 'Number: {number}\nDate: {day}' },
  asked: {
    sl: 'Dne {day} smo prejeli vašo zahtevo po Splošni uredbi o varstvu podatkov: {kinds}.',
    en: 'On {day} we received your request under the General Data Protection Regulation: {kinds}.',
  },
  verified: { sl: 'Vašo istovetnost smo preverili {day}: {how}.', en: 'We verified your identity on {day}: {how}.' },
  extensionTitle: { sl: 'Podaljšanje roka za odgovor na zahtevo {number}', en: 'Longer term for the answer to request {number}' },
  extended: {
    sl: 'Zaradi zapletenosti in števila zahtev smo rok za odgovor podaljšali za dva meseca (tretji odstavek 12. člena Splošne uredbe). Odgovorili bomo najpozneje {day}.',
    en: 'Because of the complexity and number of the requests we have extended the time limit for our answer by two months (Article 12(3) of the Regulation). We will answer by {day} at the latest.',
  },
  reasons: { sl: 'Obrazložitev', en: 'Reasons' },
  done: { sl: 'Kaj smo storili', en: 'What we have done' },
  files: {
    sl: 'Datoteki s podatki: PDF (SHA-256 {pdf}) in JSON (SHA-256 {json}).',
    en: 'Files with the data: PDF (SHA-256 {pdf}) and JSON (SHA-256 {json}).',
  },
  erased: { sl: 'Izbrisano: {labels}.', en: 'Erased: {labels}.' },
  nothing: { sl: 'nič', en: 'nothing' },
  stays: { sl: 'Ostane: {label}, {until}. {reason}', en: 'Kept: {label}, {until}. {reason}' },
  until: { sl: 'do {day}', en: 'until {day}' },
  open: { sl: 'dokler razlog traja', en: 'for as long as the reason applies' },
  restricted: {
    sl: 'Zapise hranimo. Dokler bo omejitev trajala, jih ob izteku roka ne bomo izbrisali in jih ne bomo spreminjali. O teh vlogah in dovolilnicah ne bomo pošiljali sporočil. Z njimi povezane listine in plačila se lahko še dopolnijo, stebrički pa se z veljavno dovolilnico še spustijo.',
    en: 'We keep the records. While the restriction lasts, we do not delete them when their retention period ends, do not change them, and send no messages about the applications and permits concerned. Documents and payments that belong to them may still be added, and a permit in force still opens the bollards.',
  },
  complaint: {
    sl: 'Zoper ta odgovor lahko v 15 dneh od njegovega prejema vložite pritožbo pri Informacijskem pooblaščencu, Dunajska cesta 22, 1000 Ljubljana, gp.ip@ip-rs.si (ZVOP-2). Zahtevate lahko tudi sodno varstvo.',
    en: 'Within 15 days of receiving this answer you may lodge a complaint with the Information Commissioner, Dunajska cesta 22, 1000 Ljubljana, gp.ip@ip-rs.si (ZVOP-2). You may also seek a judicial remedy.',
  },
  complaintOnDelay: {
    sl: 'Pritožite se lahko Informacijskemu pooblaščencu, Dunajska cesta 22, 1000 Ljubljana, gp.ip@ip-rs.si.',
    en: 'You may complain to the Information Commissioner, Dunajska cesta 22, 1000 Ljubljana, gp.ip@ip-rs.si.',
  },
  signed: { sl: 'Postopek vodi: {name}', en: 'Conducted by: {name}' },
  signature: { sl: signatureLine, en: 'Signature: ______________________________          Stamp:' },
} satisfies Record<string, Text>

/** The decision in a sentence; what is refused says why. */
const decisions = {
  granted: { sl: 'Vaši zahtevi smo ugodili.', en: 'We have granted your request.' },
  partly: {
    sl: 'Vaši zahtevi smo delno ugodili. V preostalem delu jo zavračamo, {ground}.',
    en: 'We have granted your request in part. The rest is refused, {ground}.',
  },
  refused: { sl: 'Vašo zahtevo zavračamo, {ground}.', en: 'We refuse your request, {ground}.' },
  withdrawn: { sl: 'Zahtevo ste umaknili.', en: 'You have withdrawn your request.' },
} satisfies Record<contract.RequestOutcome, Text>

type Say = (text: Text, values?: Record<string, string>) => string
type Step = Row<'subject_request_step'>

/** What one step says to the person. */
const linesOf = (step: Step, say: Say, locale: Locale): string[] => {
  const { kind, note, json_sha256: json, pdf_sha256: pdf, details, at } = step
  const { erased, stays = [] } = details
  const head = [`${dayInWords(localDayOf(at), locale)}: ${say(contract.requestStepLabels[kind])}.`, note].filter(Boolean).join(' ')
  return [
    head,
    ...(json !== null && pdf !== null ? [say(words.files, { json, pdf })] : []),
    ...(erased === undefined ? [] : [say(words.erased, { labels: erased.length === 0 ? say(words.nothing) : erased.join(', ') })]),
    ...stays.map(({ label, until, reason }) => {
      const when = until === null ? say(words.open) : say(words.until, { day: dayInWords(until, locale) })
      return say(words.stays, { label, until: when, reason: say(reason) })
    }),
    ...(kind === 'restricted' ? [say(words.restricted)] : []),
  ]
}

/** What was asked, and when. */
const drawRequest = (pdf: Pdf, { kinds: asked, received_on: received, locale }: SubjectRequestRecord, say: Say): void => {
  const kinds = asked.map((kind) => say(contract.requestKindLabels[kind])).join(', ')
  paragraph(pdf, say(words.asked, { day: dayInWords(received, locale), kinds }))
}

/** That there is more time for the answer, and why. */
const drawExtension = (pdf: Pdf, { due_on: due, extension_reason: reason, locale }: SubjectRequestRecord, say: Say): void => {
  if (reason === null) return
  paragraph(pdf, say(words.extended, { day: dayInWords(due, locale) }))
  paragraph(pdf, reason)
}

const drawBody = (pdf: Pdf, request: SubjectRequestRecord, steps: readonly Step[], say: Say): void => {
  const { locale, identity, identity_on: on, outcome, ground, answer_text: answer } = request
  drawRequest(pdf, request, say)
  if (identity !== null && on !== null)
    paragraph(pdf, say(words.verified, { day: dayInWords(on, locale), how: say(contract.identityLabels[identity]) }))
  if (outcome !== null) {
    paragraph(pdf, say(decisions[outcome], { ground: ground === null ? '' : say(contract.refusalGroundLabels[ground]) }), {
      bold: true,
    })
    if (contract.refusingOutcomes.includes(outcome)) heading(pdf, 2, say(words.reasons))
  }
  paragraph(pdf, answer ?? '')
  const done = steps.filter(({ kind }) => kind !== 'extended').flatMap((step) => linesOf(step, say, locale))
  if (done.length > 0) {
    heading(pdf, 2, say(words.done))
    bullets(pdf, done)
  }
  space(pdf, 6)
  paragraph(pdf, say(words.complaint))
}

/** A letter to the person: its head, what `draw` says, and who conducts the procedure. */
const makeLetter = async (
  context: Context,
  request: SubjectRequestRecord,
  heads: Text,
  draw: (pdf: Pdf, say: Say) => void,
): Promise<Uint8Array> => {
  const { trx, now, actor, capabilities } = context
  const { number, locale, name, street, post_code: code, city } = request
  const say: Say = (text, values = {}) => fillText(textIn(text, locale), values)
  const parameters = await capabilities.readParameters(trx)
  const { municipality: town } = parameters
  const title = say(heads, { number })
  const pdf = startPdf({ title, author: town.name, locale, looks: await townLooks(parameters), now, archive: true })
  letterhead(pdf, town.name, [town.street, `${town.post_code} ${town.city}`.trim(), town.email, formatPhone(town.phone)])
  letterAddress(
    pdf,
    { sender: senderLine(town), lines: [name, street, `${code} ${city}`] },
    (await capabilities.readActSettings(trx)).address_window,
  )
  paragraph(pdf, say(words.date, { number, day: dayInWords(localDayOf(now), locale) }))
  space(pdf, 6)
  heading(pdf, 1, title)
  draw(pdf, say)
  letterEnd(pdf, say(words.signed, { name: actor.name }), request.sent_by === 'mail' ? undefined : say(words.signature))
  return finishPdf(pdf, `${town.name} · ${number}`)
}

/** The answer to a person (GDPR, article 12(3) and (4)): what was decided and done, what stays and why, and where they may complain. */
export const makeAnswerLetter = (context: Context, request: SubjectRequestRecord, steps: readonly Step[]): Promise<Uint8Array> =>
  makeLetter(context, request, words.title, (pdf, say) => drawBody(pdf, request, steps, say))

/** Tells the person within the first month that there is more time, and why (GDPR, article 12(3)). */
export const makeExtensionLetter = (context: Context, request: SubjectRequestRecord): Promise<Uint8Array> =>
  makeLetter(context, request, words.extensionTitle, (pdf, say) => {
    drawRequest(pdf, request, say)
    drawExtension(pdf, request, say)
    space(pdf, 6)
    paragraph(pdf, say(words.complaintOnDelay))
  })

const extensionTexts = mailText(null, {
  sl: [
    'Podaljšanje roka za odgovor na zahtevo {number}',
    'V prilogi je obvestilo, da smo podaljšali rok za odgovor na vašo zahtevo v zvezi z osebnimi podatki. Prejeli smo jo {day}.',
  ],
  en: [
    'Longer term for the answer to request {number}',
    'Attached is the notice that there is more time for the answer to your request concerning personal data, which we received on {day}.',
  ],
})

const texts = mailText(null, {
  sl: [
    'Odgovor na vašo zahtevo {number}',
    'V prilogi je odgovor občine na vašo zahtevo v zvezi z osebnimi podatki, ki smo jo prejeli {day}.',
  ],
  en: [
    'Answer to your request {number}',
    'Attached is the municipality’s answer to your request concerning personal data, which we received on {day}.',
  ],
})

/** The newest files that were prepared for the person. */
const dataFiles = (number: string, steps: readonly Row<'subject_request_step'>[]): MailAttachment[] => {
  const given = steps.findLast(({ json_key, pdf_key }) => json_key !== null && pdf_key !== null)
  if (given?.json_key == null || given.pdf_key === null) return []
  return [
    { storage_key: given.pdf_key, file_name: `podatki-${number}.pdf`, media_type: 'application/pdf' },
    { storage_key: given.json_key, file_name: `podatki-${number}.json`, media_type: 'application/json' },
  ]
}

interface Sent {
  template: string
  words: WrittenWords<MailText>
  attachments: MailAttachment[]
}

const mailPerson = async (context: Context, request: SubjectRequestRecord, { template, words, attachments }: Sent): Promise<void> => {
  const { number, email, locale, name } = request
  if (email === null) return
  const about = { template, recipient: email, subjectType: 'subject_request' as const, subjectId: request.id, attachments }
  const values = { number, day: dayInWords(request.received_on, locale) }
  await queueLetter(context.trx, context, about, wordsIn(words, locale), { locale, letter: { to: name, number }, values })
}

/** Mails the letter, and the data where the clerk chose so. */
export const mailAnswer = async (
  context: Context,
  request: SubjectRequestRecord,
  steps: readonly Row<'subject_request_step'>[],
): Promise<void> => {
  const { number, letter_key: letter } = request
  if (letter === null) return
  const attachments = [
    { storage_key: letter, file_name: `odgovor-${number}.pdf`, media_type: 'application/pdf' },
    ...dataFiles(number, steps),
  ]
  await mailPerson(context, request, { template: 'subject_request:answer', words: texts, attachments })
}

/** Mails the letter that there is more time; it is printed where the person has no address. */
export const mailExtension = (context: Context, request: SubjectRequestRecord, storage_key: string): Promise<void> =>
  mailPerson(context, request, {
    template: 'subject_request:extension',
    words: extensionTexts,
    attachments: [{ storage_key, file_name: `rok-${request.number}.pdf`, media_type: 'application/pdf' }],
  })

/** A stored file as it was handed over. @throws when its bytes are others */
const readKept = async ({ storage }: Pick<Context, 'storage'>, key: string, sha256: string | null): Promise<Buffer> => {
  const content = await buffer(await storage.open(key))
  if (createHash('sha256').update(content).digest('hex') !== sha256) throw new Error(`the stored file ${key} was changed`)
  return content
}

export const handleDownloadSubjectFile = implement(downloadSubjectFile, async ({ params: { id, format } }, context) => {
  const { trx, record } = context
  const step = await trx.selectFrom('subject_request_step').selectAll().where('id', '=', id).executeTakeFirst()
  const key = format === 'json' ? step?.json_key : step?.pdf_key
  if (step === undefined || key == null) throw new OperationError('not_found')
  const request = await findRequest(trx, step.request_id)
  record({ subject: subjectOf(request), after: { format } })
  const stream = await readKept(context, key, format === 'json' ? step.json_sha256 : step.pdf_sha256)
  return {
    stream,
    media_type: format === 'json' ? 'application/json' : 'application/pdf',
    file_name: `${step.kind === 'extended' ? 'rok' : 'podatki'}-${request.number}.${format}`,
  }
})

export const handleReadSubjectLetter = implement(readSubjectLetter, async ({ params }, context) => {
  const request = await findRequest(context.trx, params.id)
  if (request.letter_key === null) throw new OperationError('not_found')
  context.record({ subject: subjectOf(request) })
  const stream = await readKept(context, request.letter_key, request.letter_sha256)
  return { stream, media_type: 'application/pdf', file_name: `odgovor-${request.number}.pdf`, tag: request.letter_sha256 }
})
