import type { Text } from '../locale.ts'
import type { Reason } from './reasons.ts'

/** What each reason is called where passages are counted; beside one passage stands its sentence (`reasonSentences`). */
export const reasonNames: Readonly<Record<Reason, Text>> = {
  permit_valid: { sl: 'Dovolilnica velja', en: 'Permit valid' },
  no_permit: { sl: 'Brez dovolilnice', en: 'No permit' },
  expired: { sl: 'Potekla dovolilnica', en: 'Permit expired' },
  not_yet_valid: { sl: 'Dovolilnica še ne velja', en: 'Permit not yet valid' },
  outside_window: { sl: 'Zunaj dovoljenega časa', en: 'Outside the permitted hours' },
  suspended: { sl: 'Začasno odvzeta dovolilnica', en: 'Permit suspended' },
  revoked: { sl: 'Odvzeta dovolilnica', en: 'Permit revoked' },
  replaced: { sl: 'Zamenjana dovolilnica', en: 'Permit replaced' },
  other_zone: { sl: 'Dovolilnica drugega območja', en: 'Permit of another zone' },
  way_not_allowed: { sl: 'Nedovoljen način dostopa', en: 'Way of access not allowed' },
  blocked: { sl: 'Blokirana kartica ali telefon', en: 'Blocked card or phone' },
  unreadable: { sl: 'Podatka ni bilo mogoče prebrati', en: 'Could not be read' },
  no_whitelist: { sl: 'Naprava brez seznama dovolilnic', en: 'Bollard without a list of permits' },
  whitelist_too_old: { sl: 'Prestar seznam na napravi', en: 'List at the bollard too old' },
  service: { sl: 'Stebriček v vzdrževanju', en: 'Bollard under maintenance' },
  fault: { sl: 'Stebriček v okvari', en: 'Bollard faulty' },
  out_of_use: { sl: 'Stebriček ni v rabi', en: 'Bollard out of use' },
}
