import { textIn, type Locale, type Text } from '../locale.ts'

/** The faults that have words; a machine may name others. */
export const knownFaults: Readonly<Record<string, Text>> = {
  coin_jam: { sl: 'kovanec se je zataknil', en: 'coin jam' },
  change_empty: { sl: 'ni drobiža', en: 'no change' },
  box_full: { sl: 'skrinjica je polna', en: 'box full' },
  paper_low: { sl: 'zmanjkuje papirja', en: 'paper low' },
  paper_out: { sl: 'ni papirja', en: 'no paper' },
  printer: { sl: 'okvara tiskalnika', en: 'printer fault' },
  card_reader: { sl: 'okvara čitalnika kartic', en: 'card reader fault' },
  door_open: { sl: 'odprta vrata', en: 'door open' },
  battery_low: { sl: 'prazna baterija', en: 'battery low' },
  tilt: { sl: 'udarec ali nagib', en: 'hit or tilted' },
}

/** A fault in words; one of a machine's maker as the machine names it. */
export const faultText = (fault: string, locale: Locale): string => {
  const known = Object.hasOwn(knownFaults, fault) ? knownFaults[fault] : undefined
  return known === undefined ? fault : textIn(known, locale)
}

/** Faults as they are stored in one text, in words. */
export const faultsText = (errors: string, locale: Locale): string =>
  errors === ''
    ? ''
    : errors
        .split(' ')
        .map((fault) => faultText(fault, locale))
        .join(', ')
