import type { Text } from '../../locale.ts'

/**
 * Where the window of an envelope is when an A4 sheet lies folded in it: to the left or to the right. C5 and DL have it at the same height of the
 * sheet. `none`: no address sheets, the envelopes are addressed otherwise.
 */
export const envelopes = ['left_window', 'right_window', 'none'] as const
export type Envelope = (typeof envelopes)[number]

export const envelopeLabels: Readonly<Record<Envelope, Text>> = {
  left_window: { sl: 'C5 ali DL z levim okencem', en: 'C5 or DL, window on the left' },
  right_window: { sl: 'C5 ali DL z desnim okencem', en: 'C5 or DL, window on the right' },
  none: { sl: 'brez naslovnih listov', en: 'without address sheets' },
}
