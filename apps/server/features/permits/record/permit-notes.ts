import type { refuseVehicleChange } from '@dovolilnice/contract/permits/opening/operations'
import type { ReplaceReason } from '@dovolilnice/contract/permits/permit-labels'
import { OperationError, fieldError } from '@dovolilnice/contract/errors'
import { dayInWords, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { normalisePlate } from '@dovolilnice/contract/primitives/plate'
import type { Context, Handler, WorkContext } from '../../../platform/http/context.ts'
import { unbroken } from '../../../platform/pdf/pdf-document.ts'
import { mailHolder } from '../notify/permit-mail.ts'
import { answerOf, openPermit, type OpenPermit, subjectOf, touchPermit } from './permit-step.ts'

type Change = Readonly<Record<'sl' | 'it', string>>

/** Words of a paper, in both languages of a bilingual town. */
const both = (sl: string, it: string): Change => ({ sl, it })

interface Noted {
  id: string
  change: Change
  /** The local day on which it was asked for; null where an earlier decision said it. */
  requested_on: string | null
  /** What an official adds. */
  remark?: string | undefined
}

/** Why no act is needed for what the holder asked for. */
const withinGrant: Change = both(
  'Zahtevi je organ ugodil v obsegu pravice, ki je priznana z izdajo dovolilnice: njena vrsta, območje, čas veljavnosti in število vozil ostanejo enaki. O pravici se ne odloča znova, zato akt ni potreben. Če se stranka s tem ne strinja, lahko zahteva odločbo.',
  'L’organo ha accolto la richiesta nei limiti del diritto riconosciuto con il rilascio del permesso: il tipo, la zona, la validità e il numero dei veicoli non cambiano. Sul diritto non si decide di nuovo; un atto pertanto non occorre. La parte che non è d’accordo può chiedere una decisione.',
)
/** And for what follows from a decision by itself. */
const decidedBefore: Change = both(
  'Tako je določila že navedena odločba. O tem se ne odloča znova, zato akt ni potreben.',
  'Così ha già stabilito la decisione indicata. Non si decide di nuovo; un atto pertanto non occorre.',
)

/** The end of a suspension by its last day. */
export const suspensionOver = (number: string, act: string, last: string): Change =>
  both(
    `Začasni odvzem dovolilnice št. ${number} se je končal z iztekom ${dayInWords(last, 'sl')}, kakor določa odločba št. ${act}. Dovolilnica znova velja.`,
    `La sospensione del permesso n. ${number} è terminata con la scadenza del ${dayInWords(last, 'it')}, come stabilisce la decisione n. ${act}. Il permesso è di nuovo valido.`,
  )

/**
 * An official note about a change that the holder asked for and that stays within what the permit grants: it says why no act is needed (ZUP, art. 74), has a
 * number of the matter and stands among its acts. The caller holds the lock of the permit.
 */
export const noteChange = async (context: WorkContext, { id, change, requested_on, remark = '' }: Noted): Promise<void> => {
  const of = { kind: 'official_note', application_id: null, permit_id: id } as const
  const { sl, it } = requested_on === null ? decidedBefore : withinGrant
  await context.capabilities.issueAct(context, { ...of, change, requested_on, facts: remark, reason: `${sl}\nIT:\n${it}` })
}

interface VehicleChange {
  number: string
  old: string
  plate: string
  from: string
}

export const vehicleChanged = ({ number, old, plate, from }: VehicleChange): Change =>
  both(
    `Na dovolilnici št. ${number} se od ${dayInWords(from, 'sl')} vozilo ${unbroken(old)} zamenja z vozilom ${unbroken(plate)}.`,
    `Nel permesso n. ${number} dal ${dayInWords(from, 'it')} il veicolo ${unbroken(old)} è sostituito dal veicolo ${unbroken(plate)}.`,
  )

const why: Readonly<Record<ReplaceReason, Change>> = {
  lost: both('prejšnja je izgubljena', 'il precedente è smarrito'),
  damaged: both('prejšnja je poškodovana', 'il precedente è danneggiato'),
  stolen: both('prejšnja je ukradena', 'il precedente è stato rubato'),
  new_vehicle: both('imetnik ima drugo vozilo', 'il titolare ha un altro veicolo'),
}

/** @param reason one of the reasons; of records from before another word */
export const permitReplaced = (old: string, number: string, reason: string): Change => {
  const [, words] = Object.entries(why).find(([known]) => known === reason) ?? []
  const { sl, it } = words ?? why.damaged
  return both(
    `Dovolilnica št. ${old} se nadomesti z dovolilnico št. ${number}: ${sl}.`,
    `Il permesso n. ${old} è sostituito dal permesso n. ${number}: ${it}.`,
  )
}

/** The day of a request, which does not lie ahead; today where none is given. @throws OperationError `validation` */
export const dayOfRequest = ({ now, locale }: Pick<Context, 'now' | 'locale'>, given: string | undefined): string => {
  const today = localDayOf(now)
  if (given !== undefined && given > today)
    throw new OperationError('validation', { fields: [fieldError('requested_on', 'day_future', locale)] })
  return given ?? today
}

/** The vehicle of a permit that a change is about, on a day. @throws OperationError `validation` where the permit has no such vehicle */
export const vehicleOn = ({ credentials }: OpenPermit, oldPlate: string, day: string, { locale }: Pick<Context, 'locale'>) => {
  const old = credentials.find(
    ({ kind, value, valid_until: until }) =>
      kind === 'plate' && normalisePlate(value) === normalisePlate(oldPlate) && (until === null || until > day),
  )
  if (old === undefined) throw new OperationError('validation', { fields: [fieldError('old_plate', 'not_on_permit', locale)] })
  return old
}

/** What the holder asked for is refused by a decision; the permit stays as it is. */
export const handleRefuseVehicleChange: Handler<typeof refuseVehicleChange> = async ({ params, body }, context) => {
  const { trx, now, capabilities, record } = context
  const { plate, reason } = body
  const open = await openPermit(context, params.id, body.version)
  const requested_on = dayOfRequest(context, body.requested_on)
  const { value: old } = vehicleOn(open, body.old_plate, localDayOf(now), context)
  const of = { kind: 'change_refusal', application_id: null, permit_id: open.permit.id } as const
  const grounds = await capabilities.groundsOf(context, of, body)
  const change = both(
    `Vozilo ${unbroken(old)} se ne zamenja z vozilom ${unbroken(plate)}.`,
    `Il veicolo ${unbroken(old)} non è sostituito dal veicolo ${unbroken(plate)}.`,
  )
  const act = await capabilities.issueAct(context, { ...of, change, requested_on, reason, ...grounds })
  const changed = await touchPermit(context, open.permit)
  record({ subject: subjectOf(changed), after: { act_number: act.number, plate, version: changed.version }, reason })
  await mailHolder(trx, context, 'change_refused', changed, { act: act.number })
  return answerOf(changed)
}
