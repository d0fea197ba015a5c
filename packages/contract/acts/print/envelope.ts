import type { Text } from '../../locale.ts'

/** Whether acts are printed with address sheets for envelopes with a window; where it is, the town sets. `none`: envelopes are addressed otherwise. */
export const envelopes = ['window', 'none'] as const
export type Envelope = (typeof envelopes)[number]

export const envelopeLabels: Readonly<Record<Envelope, Text>> = {
  window: { sl: 'z okencem', en: 'with a window' },
  none: { sl: 'brez naslovnih listov', en: 'without address sheets' },
}
