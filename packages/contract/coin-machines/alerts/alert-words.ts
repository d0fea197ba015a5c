import { type Locale, type Text, textIn } from '../../locale.ts'
import { faultText } from '../machine-faults.ts'
import type { AlertKind, MachineCondition } from './machine-conditions.ts'

export const alertKindLabels: Readonly<Record<AlertKind, Text>> = {
  fault: { sl: 'Napaka', en: 'Fault' },
  fill: { sl: 'Polna skrinjica', en: 'Full box' },
  change: { sl: 'Premalo drobiža', en: 'Little change' },
  silence: { sl: 'Parkomat molči', en: 'Silent' },
}

/** An alert in words: `Napaka: kovanec se je zataknil`. */
export const alertText = ({ kind, detail }: MachineCondition, locale: Locale): string =>
  detail === '' ? textIn(alertKindLabels[kind], locale) : `${textIn(alertKindLabels[kind], locale)}: ${faultText(detail, locale)}`
