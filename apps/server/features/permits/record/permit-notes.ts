import { type InEach, writtenInEach } from '@dovolilnice/contract/acts/act-words'
import type { ReplaceReason } from '@dovolilnice/contract/permits/permit-labels'
import { dayInWords } from '@dovolilnice/contract/primitives/local-day'
import type { Actor } from '../../../platform/audit/record-event.ts'
import type { WorkContext } from '../../../platform/http/context.ts'
import { unbroken } from '../../../platform/pdf/pdf-document.ts'

/** Words of a paper, in every language of acts. */
export const inEach = (sl: string, it: string, hu: string): InEach => ({ sl, it, hu })

interface Noted {
  id: string
  change: InEach
  /** The local day on which it was asked for; null where an earlier decision said it. */
  requested_on: string | null
  /** What an official adds. */
  remark?: string | undefined
  /** Who answers for a change that the program made by itself. */
  answered_for_by?: Actor
}

/** Why no act is needed for what the holder asked for. */
const withinGrant: InEach = inEach(
  'Zahtevi je organ ugodil v obsegu pravice, ki je priznana z izdajo dovolilnice: njena vrsta, območje, čas veljavnosti in število vozil ostanejo enaki. O pravici se ne odloča znova, zato akt ni potreben. Če se stranka s tem ne strinja, lahko zahteva odločbo.',
  'L’organo ha accolto la richiesta nei limiti del diritto riconosciuto con il rilascio del permesso: il tipo, la zona, la validità e il numero dei veicoli non cambiano. Sul diritto non si decide di nuovo; un atto pertanto non occorre. La parte che non è d’accordo può chiedere una decisione.',
  'A szerv a kérésnek az engedély kiadásával elismert jog keretein belül helyt adott: típusa, övezete, érvényességi ideje és a járművek száma nem változik. A jogról nem születik új döntés, ezért aktusra nincs szükség. Az az ügyfél, aki ezzel nem ért egyet, határozatot kérhet.',
)
/** And for what follows from a decision by itself. */
const decidedBefore: InEach = inEach(
  'Tako je določila že navedena odločba. O tem se ne odloča znova, zato akt ni potreben.',
  'Così ha già stabilito la decisione indicata. Non si decide di nuovo; un atto pertanto non occorre.',
  'Így rendelkezett már a megjelölt határozat. Erről nem születik új döntés, ezért aktusra nincs szükség.',
)

/** The end of a suspension by its last day. */
export const suspensionOver = (number: string, act: string, last: string): InEach =>
  inEach(
    `Začasni odvzem dovolilnice št. ${number} se je končal z iztekom ${dayInWords(last, 'sl')}, kakor določa odločba št. ${act}. Dovolilnica znova velja.`,
    `La sospensione del permesso n. ${number} è terminata con la scadenza del ${dayInWords(last, 'it')}, come stabilisce la decisione n. ${act}. Il permesso è di nuovo valido.`,
    `A ${number} számú engedély ideiglenes visszavonása a határozatban (${act}) megjelölt nappal megszűnt: ${dayInWords(last, 'hu')} Az engedély ismét érvényes.`,
  )

/**
 * An official note about a change that the holder asked for and that stays within what the permit grants: it says why no act is needed (ZUP, art. 74), has a
 * number of the matter and stands among its acts. The caller holds the lock of the permit.
 */
export const noteChange = async (context: WorkContext, { id, change, requested_on, remark = '', ...automated }: Noted): Promise<void> => {
  const of = { kind: 'official_note', application_id: null, permit_id: id } as const
  const reason = writtenInEach(requested_on === null ? decidedBefore : withinGrant)
  await context.capabilities.issueAct(context, { ...of, ...automated, change, requested_on, facts: remark, reason })
}

interface VehicleChange {
  number: string
  old: string
  plate: string
  from: string
}

export const vehicleChanged = ({ number, old, plate, from }: VehicleChange): InEach =>
  inEach(
    `Na dovolilnici št. ${number} se od ${dayInWords(from, 'sl')} vozilo ${unbroken(old)} zamenja z vozilom ${unbroken(plate)}.`,
    `Nel permesso n. ${number} dal ${dayInWords(from, 'it')} il veicolo ${unbroken(old)} è sostituito dal veicolo ${unbroken(plate)}.`,
    `A ${number} számú engedélyen a ${unbroken(old)} rendszámú jármű helyébe a ${unbroken(plate)} rendszámú jármű lép. Kezdőnap: ${dayInWords(from, 'hu')}`,
  )

const why: Readonly<Record<ReplaceReason, InEach>> = {
  lost: inEach('prejšnja je izgubljena', 'il precedente è smarrito', 'a korábbi elveszett'),
  damaged: inEach('prejšnja je poškodovana', 'il precedente è danneggiato', 'a korábbi megrongálódott'),
  stolen: inEach('prejšnja je ukradena', 'il precedente è stato rubato', 'a korábbit ellopták'),
  new_vehicle: inEach('imetnik ima drugo vozilo', 'il titolare ha un altro veicolo', 'a jogosultnak másik járműve van'),
}

/** @param reason one of the reasons; of records from before another word */
export const permitReplaced = (old: string, number: string, reason: string): InEach => {
  const [, words] = Object.entries(why).find(([known]) => known === reason) ?? []
  const { sl, it, hu } = words ?? why.damaged
  return inEach(
    `Dovolilnica št. ${old} se nadomesti z dovolilnico št. ${number}: ${sl}.`,
    `Il permesso n. ${old} è sostituito dal permesso n. ${number}: ${it}.`,
    `A ${old} számú engedély helyébe a ${number} számú engedély lép: ${hu}.`,
  )
}
