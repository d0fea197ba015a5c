import type { RejectionReasonCode } from '@dovolilnice/contract/applications/decide/rejection-reasons'
import { keysOf } from '@dovolilnice/contract/keys-of'

/** What clerks and applicants of the demo town wrote, in their own words. */

export const supplementTexts = [
  'Priložite kopijo prometnega dovoljenja, na kateri sta čitljiva registrska oznaka in uporabnik vozila.',
  'Iz priloženega dokazila ni razvidno stalno prebivališče na območju. Priložite potrdilo ali izpis.',
  'Najemna pogodba je potekla. Priložite veljavno pogodbo ali aneks.',
  'Navedite številko stanovanja; na tem naslovu je več stanovanj.',
  'Slika dokumenta je neostra. Prosimo, posnemite jo znova in jo priložite.',
]

/** What was wrong with a document, by the call that asks for another one; a call that is about something else is not here. */
export const supplementFindings: Readonly<Record<string, string>> = {
  'Priložite kopijo prometnega dovoljenja, na kateri sta čitljiva registrska oznaka in uporabnik vozila.':
    'Registrska oznaka in uporabnik vozila na kopiji nista čitljiva.',
  'Iz priloženega dokazila ni razvidno stalno prebivališče na območju. Priložite potrdilo ali izpis.':
    'Stalno prebivališče na območju ni razvidno.',
  'Najemna pogodba je potekla. Priložite veljavno pogodbo ali aneks.': 'Pogodba je potekla.',
  'Slika dokumenta je neostra. Prosimo, posnemite jo znova in jo priložite.': 'Slika ni ostra.',
}

/** Why applications were rejected, and which of the usual reasons that is. */
const rejections = {
  'Iz uradnih evidenc ne izhaja, da imate prijavljeno prebivališče na območju.': 'not_in_zone',
  'Za isto vozilo in območje že velja dovolilnica.': 'other',
  'Vozilo presega dovoljeno največjo maso 3,5 t.': 'not_entitled',
  'Na gospodinjstvo je že izdano največje dovoljeno število dovolilnic.': 'cap_reached',
} as const satisfies Record<string, RejectionReasonCode>

export const rejectionReasons = keysOf(rejections)

/** The usual reason that a rejection is for; undefined for other words. */
export const rejectionCodeOf = (reason: string | null): RejectionReasonCode | undefined =>
  Object.entries(rejections).find(([text]) => text === reason)?.[1]

export const withdrawalReasons = ['Vozilo sem prodal.', 'Dovolilnice ne potrebujem več.', 'Vlogo sem oddala pomotoma.']

export const lapseReason = 'Takse v roku ni bilo na račun občine.'

/** The holder asked for it; the other suspensions begin ex officio. */
export const askedSuspension = 'Vozilo je do ponovne registracije izločeno iz prometa.'

export const suspensionReasons = [
  'Preverjanje uporabe dovolilnice: zaznani prehodi ob istem času pri dveh stebričkih.',
  'Neporavnana obveznost do občine.',
  askedSuspension,
]

export const revocationReasons = [
  'Imetnik se je odselil iz območja.',
  'Zloraba: dovolilnico je uporabljalo drugo vozilo.',
  'Vozilo je odjavljeno iz prometa.',
]

export const remarks = [
  'Prosim za dovolilnico čim prej, selim se konec meseca.',
  'Vozilo je na posodo, pogodba je priložena.',
  'Dosegljiv sem po telefonu med 8. in 15. uro.',
  'Dostava poteka dvakrat na dan, zjutraj in opoldne.',
]

export const commandReasons = [
  'Intervencija: reševalno vozilo',
  'Odvoz komunalnih odpadkov, vozilo brez kartice',
  'Selitev na Kovaški stezi, dogovorjeno po telefonu',
  'Servis stebrička',
  'Poroka v dvorcu, dogovor z organizatorjem',
  'Vozilo obtičalo nad zanko',
]
