import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { actKindLabels } from '@dovolilnice/contract/acts/act-kinds'
import type { AppealFee, AppealManner } from '@dovolilnice/contract/appeals/appeal-codes'
import { appealTimelinessOf } from '@dovolilnice/contract/appeals/appeal-terms'
import { readAppealLetter } from '@dovolilnice/contract/appeals/operations'
import { OperationError } from '@dovolilnice/contract/errors'
import { dayInWords } from '@dovolilnice/contract/primitives/local-day'
import { addressLine } from '@dovolilnice/contract/primitives/holder'
import { formatPhone } from '@dovolilnice/contract/primitives/phone'
import { type Context, implement } from '../../../platform/http/context.ts'
import { letterAddress, senderLine } from '../../../platform/pdf/address-block.ts'
import { letterEnd, signatureLine } from '../../../platform/pdf/town-paper.ts'
import { finishPdf, startPdf, bullets, heading, letterhead, paragraph, space } from '../../../platform/pdf/pdf-document.ts'
import { townLooks } from '../../../platform/pdf/town-looks.ts'
import { subjectOf, type AppealMatter } from '../appeal-record.ts'
import { type AppealTerm, readAppealTerm } from '../list/list-appeals.ts'

interface Sending extends AppealMatter {
  sent_on: string
  sent_to: string
  papers: readonly string[]
}

const manners: Readonly<Record<AppealManner, string>> = {
  in_person: 'osebno pri organu',
  on_record: 'ustno na zapisnik',
  post: 'po pošti',
  electronic: 'elektronsko',
}

const fees: Readonly<Record<AppealFee, string>> = {
  unpaid: 'Upravna taksa za pritožbo po podatkih organa ni plačana',
  paid: 'Upravna taksa za pritožbo je plačana',
  exempt: 'Stranka je plačila upravne takse za pritožbo oproščena',
}

const day = (local: string): string => dayInWords(local, 'sl')

/** What the organ of first instance found about the appeal; it says only what is recorded. */
const findings = ({ appeal, act, sent_on: sentOn }: Sending, { served_on: served, last_day: last }: AppealTerm): string[] => {
  const note = appeal.fee_note.replace(/\.$/, '')
  return [
    served === null || last === null
      ? 'Dan vročitve izpodbijanega akta pri organu ni vpisan.'
      : `Izpodbijani akt je bil stranki vročen ${day(served)}. Rok za pritožbo ${sentOn > last ? 'se je iztekel' : 'se izteče'} ${day(last)}; pritožba je ${
          appealTimelinessOf(appeal.lodged_on, last) === 'late' ? 'prepozna' : 'pravočasna'
        }.`,
    `${fees[appeal.fee]}${note === '' ? '' : ` (${note})`}.`,
    `Izpodbijanega akta št. ${act.number} organ ni nadomestil z novo odločbo.`,
  ]
}

/** Whom the letter goes to: in a sentence the organ is `župan`, in an address `Župan`. */
const addresseeOf = (organ: string): string[] => `${organ.slice(0, 1).toUpperCase()}${organ.slice(1)}`.split('\n')

/** The letter with which an appeal goes to the organ of second instance, with the list of its papers (ZUP, art. 245). */
export const makeAppealLetter = async (context: Context, sending: Sending): Promise<Uint8Array> => {
  const { trx, now, actor, capabilities } = context
  const { appeal, act, sent_on: sentOn, sent_to: sentTo, papers } = sending
  const parameters = await capabilities.readParameters(trx)
  const { municipality: town } = parameters
  const settings = await capabilities.readActSettings(trx)
  const matter = await capabilities.readMatterNumber(trx, act)
  const account =
    actor.id === null ? undefined : await trx.selectFrom('app_user').select('title').where('id', '=', actor.id).executeTakeFirst()
  const title = `Predložitev pritožbe ${appeal.number}`
  const pdf = startPdf({ title, author: town.name, locale: 'sl', looks: await townLooks(parameters), now, archive: true })
  const contact = [town.street, `${town.post_code} ${town.city}`.trim(), town.email, formatPhone(town.phone)]
  letterhead(pdf, town.name, [...settings.organ.split('\n'), ...contact])
  letterAddress(pdf, { sender: senderLine(town), lines: addresseeOf(sentTo) }, settings.address_window)
  paragraph(
    pdf,
    `Številka: ${matter ?? appeal.number}\nPritožba: ${appeal.number}\nZveza: ${act.number}\nKraj in datum: ${[settings.place || town.city, day(sentOn)].filter(Boolean).join(', ')}`,
  )
  space(pdf, 6)
  heading(pdf, 1, title)
  paragraph(
    pdf,
    `Na podlagi 245. člena Zakona o splošnem upravnem postopku vam pošiljamo v reševanje pritožbo, vloženo dne ${day(appeal.lodged_on)} (${manners[appeal.manner]}; ${
      appeal.by_representative ? 'zastopnik stranke' : 'pritožnik'
    }: ${appeal.appellant_name}), v zadevi stranke ${act.party.name}, ${addressLine(act.party)}, zoper akt »${
      actKindLabels[act.kind].sl
    }« št. ${act.number} z dne ${day(act.issued_on)}.`,
  )
  for (const found of findings(sending, await readAppealTerm(trx, act.id))) paragraph(pdf, found)
  heading(pdf, 2, `Priloge (${papers.length})`)
  bullets(pdf, papers)
  letterEnd(pdf, `Postopek vodi: ${[actor.name, account?.title].filter(Boolean).join(', ')}`, signatureLine)
  return finishPdf(pdf, `${town.name} · ${appeal.number}`)
}

export const handleReadAppealLetter = implement(readAppealLetter, async ({ params }, { trx, storage, record }) => {
  const appeal = await trx.selectFrom('appeal').selectAll().where('id', '=', params.id).executeTakeFirst()
  if (appeal?.letter_key == null) throw new OperationError('not_found')
  record({ subject: subjectOf(appeal) })
  const stream = await buffer(await storage.open(appeal.letter_key))
  if (createHash('sha256').update(stream).digest('hex') !== appeal.letter_sha256)
    throw new Error(`the stored letter of the appeal ${appeal.number} was changed`)
  return { stream, media_type: 'application/pdf', file_name: `predlozitev-${appeal.number}.pdf`, tag: appeal.letter_sha256 }
})
