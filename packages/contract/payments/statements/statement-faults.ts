import type { Text } from '../../locale.ts'

/**
 * What is wrong with a statement as a statement, beside its movements.
 *
 * - `sum`: what it begins with and its movements are not what it ends with.
 * - `gap_before`, `gap_after`: what it begins or ends with is not what an earlier one ends or a later one begins with; a day is missing.
 * - `number`: the bank's number before it is missing.
 * - `future`: it ends after the day on which it was uploaded.
 */
export const statementFaults = ['sum', 'gap_before', 'gap_after', 'number', 'future'] as const
export type StatementFault = (typeof statementFaults)[number]

export const statementFaultLabels: Readonly<Record<StatementFault, Text>> = {
  sum: {
    sl: 'Začetno stanje in prometi se ne seštejejo v končno stanje.',
    en: 'Opening balance and movements do not add up to the closing balance.',
  },
  gap_before: {
    sl: 'Začetno stanje ni končno stanje prejšnjega izpiska: vmes manjka izpisek.',
    en: 'The opening balance is not the closing balance of the statement before: one is missing between them.',
  },
  gap_after: {
    sl: 'Naslednji izpisek se ne začne s končnim stanjem tega: vmes manjka izpisek.',
    en: 'The next statement does not begin with the closing balance of this one: one is missing between them.',
  },
  number: {
    sl: 'Manjka izpisek s prejšnjo zaporedno številko banke.',
    en: 'The statement with the bank’s number before this one is missing.',
  },
  future: { sl: 'Konča se po dnevu, ko je bil naložen.', en: 'It ends after the day on which it was uploaded.' },
}
