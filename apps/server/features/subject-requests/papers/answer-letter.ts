import { fillText } from '@dovolilnice/contract/fill-text'
import { textIn } from '@dovolilnice/contract/in-language'
import type { Text } from '@dovolilnice/contract/locale'
import { dayInWords } from '@dovolilnice/contract/primitives/day-in-words'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { formatPhone } from '@dovolilnice/contract/primitives/phone'
import {
  identityLabels,
  requestKindLabels,
  requestOutcomeLabels,
  requestStepLabels,
} from '@dovolilnice/contract/subject-requests/subject-request-codes'
import type { Row } from '../../../platform/database/tables.ts'
import type { Context } from '../../../platform/http/context.ts'
import { letterAddress, senderLine } from '../../../platform/pdf/address-block.ts'
import { letterEnd, signatureLine } from '../../../platform/pdf/letter-end.ts'
import { finishPdf, startPdf } from '../../../platform/pdf/pdf-document.ts'
import type { Pdf } from '../../../platform/pdf/pdf-document.ts'
import { bullets, heading, letterhead, paragraph, space } from '../../../platform/pdf/text-blocks.ts'
import { townLooks } from '../../../platform/pdf/town-looks.ts'
import type { SubjectRequestRecord } from '../subject-request-tables.ts'

const words = {
  title: { sl: 'Odgovor na zahtevo {number}', en: 'Answer to request {number}' },
  date: { sl: 'Številka: {number}\nDatum: {day}', en: 'Number: {number}\nDate: {day}' },
  asked: {
    sl: 'Dne {day} smo prejeli vašo zahtevo po Splošni uredbi o varstvu podatkov: {kinds}.',
    en: 'On {day} we received your request under the General Data Protection Regulation: {kinds}.',
  },
  verified: { sl: 'Vašo istovetnost smo preverili {day}: {how}.', en: 'We verified your identity on {day}: {how}.' },
  extended: {
    sl: 'Rok za odgovor smo podaljšali za dva meseca: {reason}',
    en: 'We extended the time limit for our answer by two months: {reason}',
  },
  outcome: { sl: 'Odločitev: {outcome}.', en: 'Decision: {outcome}.' },
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
    sl: 'Zapise hranimo. Dokler omejitev traja, jih program ob izteku roka ne izbriše, zavrne njihovo urejanje in ne pošilja sporočil o označenih vlogah in dovolilnicah. Z njimi povezane listine in plačila se lahko še dopolnijo, stebrički pa se z veljavno dovolilnico še spustijo.',
    en: 'We keep the records. While the restriction lasts, they are not deleted when their retention period ends and cannot be edited, and no messages are sent about the applications and permits concerned. Documents and payments that belong to them may still be added, and a permit in force still opens the bollards.',
  },
  complaint: {
    sl: 'Če z odgovorom niste zadovoljni, se lahko pritožite Informacijskemu pooblaščencu, Dunajska cesta 22, 1000 Ljubljana, gp.ip@ip-rs.si, ali zahtevate sodno varstvo.',
    en: 'If you are not satisfied with this answer, you may lodge a complaint with the Information Commissioner, Dunajska cesta 22, 1000 Ljubljana, gp.ip@ip-rs.si, or seek a judicial remedy.',
  },
  signed: { sl: 'Postopek vodi: {name}', en: 'Conducted by: {name}' },
  signature: { sl: signatureLine, en: 'Signature: ______________________________          Stamp:' },
} satisfies Record<string, Text>

type Say = (text: Text, values?: Record<string, string>) => string
type Step = Row<'subject_request_step'>

/** What one step says to the person. */
const linesOf = (step: Step, say: Say, locale: 'sl' | 'en'): string[] => {
  const { kind, note, json_sha256: json, pdf_sha256: pdf, details, at } = step
  const { erased, stays = [] } = details
  const head = [`${dayInWords(localDayOf(at), locale)}: ${say(requestStepLabels[kind])}.`, note].filter(Boolean).join(' ')
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

const drawBody = (pdf: Pdf, request: SubjectRequestRecord, steps: readonly Step[], say: Say): void => {
  const { locale, received_on: received, identity, identity_on: on, extension_reason: extension, outcome, answer_text: answer } = request
  const kinds = request.kinds.map((kind) => say(requestKindLabels[kind])).join(', ')
  paragraph(pdf, say(words.asked, { day: dayInWords(received, locale), kinds }))
  if (identity !== null && on !== null)
    paragraph(pdf, say(words.verified, { day: dayInWords(on, locale), how: say(identityLabels[identity]) }))
  if (extension !== null) paragraph(pdf, say(words.extended, { reason: extension }))
  if (outcome !== null) paragraph(pdf, say(words.outcome, { outcome: say(requestOutcomeLabels[outcome]) }), { bold: true })
  paragraph(pdf, answer ?? '')
  if (steps.length > 0) {
    heading(pdf, 2, say(words.done))
    bullets(
      pdf,
      steps.flatMap((step) => linesOf(step, say, locale)),
    )
  }
  space(pdf, 6)
  paragraph(pdf, say(words.complaint))
}

/** The answer to a person (GDPR, article 12(3) and (4)): what was decided and done, what stays and why, and where they may complain. */
export const makeAnswerLetter = async (context: Context, request: SubjectRequestRecord, steps: readonly Step[]): Promise<Uint8Array> => {
  const { trx, now, actor, capabilities } = context
  const { number, locale, name, street, post_code: code, city } = request
  const say: Say = (text, values = {}) => fillText(textIn(text, locale), values)
  const parameters = await capabilities.readParameters(trx)
  const { municipality: town } = parameters
  const title = say(words.title, { number })
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
  drawBody(pdf, request, steps, say)
  letterEnd(pdf, say(words.signed, { name: actor.name }), request.sent_by === 'post' ? say(words.signature) : undefined)
  return finishPdf(pdf, `${town.name} · ${number}`)
}
