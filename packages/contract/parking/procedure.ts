import type { Text } from '../locale.ts'

/** How facts are established for a kind of permit (ZUP, art. 144 and 145); the term to decide depends on it. */
export const procedures = ['simple', 'special'] as const
export type Procedure = (typeof procedures)[number]

export const procedureLabels: Readonly<Record<Procedure, Text>> = {
  simple: { sl: 'skrajšani ugotovitveni postopek', en: 'simple procedure' },
  special: { sl: 'posebni ugotovitveni postopek', en: 'special procedure' },
}
