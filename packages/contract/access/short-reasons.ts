import { fillText, textIn, type Locale, type Text } from '../locale.ts'
import { type Reason, type ReasonDetails, windowsInWords } from './reasons.ts'

/** The reason in two to four words, for those at work: the sentences of `reasons.ts` are for the public. */
const shortReasons: Record<Reason, Text> = {
  permit_valid: { sl: 'dovolilnica velja', en: 'permit valid' },
  pass_valid: { sl: 'prepustnica velja', en: 'pass valid' },
  pass_later: { sl: 'prepustnica še ne velja', en: 'pass not valid yet' },
  pass_over: { sl: 'potekla prepustnica', en: 'pass ended' },
  pass_used: { sl: 'porabljena prepustnica', en: 'pass used up' },
  other_gate: { sl: 'drug stebriček', en: 'other bollard' },
  code_locked: { sl: 'preveč napačnih kod', en: 'too many wrong codes' },
  no_permit: { sl: 'ni dovolilnice', en: 'no permit' },
  unpaid: { sl: 'čaka na plačilo', en: 'waits for payment' },
  expired: { sl: 'potekla dovolilnica', en: 'permit expired' },
  not_yet_valid: { sl: 'še ne velja', en: 'not valid yet' },
  outside_window: { sl: 'zunaj ur {windows}', en: 'outside {windows}' },
  cap_day: { sl: 'danes ni več vhodov', en: 'no entry left today' },
  cap_month: { sl: 'ta mesec ni več vhodov', en: 'no entry left this month' },
  not_left: { sl: 'je že vstopil', en: 'has entered already' },
  other_inside: { sl: 'drugo vozilo je na območju', en: 'other vehicle inside' },
  suspended: { sl: 'začasno odvzeta', en: 'suspended' },
  revoked: { sl: 'odvzeta', en: 'revoked' },
  replaced: { sl: 'zamenjana dovolilnica', en: 'permit replaced' },
  other_zone: { sl: 'drugo območje: {zone}', en: 'other zone: {zone}' },
  way_not_allowed: { sl: 'ne na ta način', en: 'not in this way' },
  class_not_allowed: { sl: 'razred vozila {vehicle}', en: 'vehicle class {vehicle}' },
  blocked: { sl: 'blokiral imetnik', en: 'blocked by holder' },
  unreadable: { sl: 'ni prebrano', en: 'not readable' },
  no_whitelist: { sl: 'stebriček brez seznama', en: 'bollard without list' },
  whitelist_too_old: { sl: 'seznam prestar', en: 'list too old' },
  open_to_all: { sl: 'odprto za vse', en: 'open for everybody' },
  service: { sl: 'v vzdrževanju', en: 'under maintenance' },
  fault: { sl: 'stebriček v okvari', en: 'bollard faulty' },
  emergency: { sl: 'zasilni dostop', en: 'emergency access' },
  out_of_use: { sl: 'vzet iz rabe', en: 'out of use' },
}

export const shortReason = (reason: Reason, { windows = [], zone = '', vehicle = '' }: ReasonDetails, locale: Locale): string =>
  fillText(textIn(shortReasons[reason], locale), { windows: windowsInWords(windows, locale), zone, vehicle })
