import { z } from 'zod/mini'
import { fillText, textIn, type Locale, type Text } from '../locale.ts'
import { dayInWords } from './local-day.ts'
import { localDaySchema } from './field-schemas.ts'

/** A decision that takes a permit away: until its day has come the permit holds, and a suspension may have its last day. */
export const takingSchema = z.object({
  /** The number of the decision. */
  act: z.string(),
  /** For a time, not for good. */
  suspends: z.boolean(),
  in_effect: z.boolean(),
  /** From when it has effect, and the day of that; null while that is not known. */
  effect: z.nullable(z.enum(['issue', 'service', 'final'])),
  from: z.nullable(localDaySchema),
  last_day: z.nullable(localDaySchema),
})
export type PermitTaking = z.output<typeof takingSchema>

const texts = {
  revocation: { sl: 'Odločba št. {act} o odvzemu dovolilnice', en: 'The decision No. {act} on the revocation of the permit' },
  suspension: { sl: 'Odločba št. {act} o začasnem odvzemu dovolilnice', en: 'The decision No. {act} on the suspension of the permit' },
  from: {
    sl: '{decision} začne učinkovati {day}. Do takrat dovolilnica velja.',
    en: '{decision} takes effect on {day}. Until then the permit holds.',
  },
  final: {
    sl: '{decision} začne učinkovati, ko bo dokončna. Do takrat dovolilnica velja.',
    en: '{decision} takes effect when it is final. Until then the permit holds.',
  },
  service: {
    sl: '{decision} začne učinkovati z vročitvijo. Do takrat dovolilnica velja.',
    en: '{decision} takes effect with its service. Until then the permit holds.',
  },
  until: {
    sl: 'Začasno odvzeta do vključno {day} z odločbo št. {act}.',
    en: 'Suspended to {day}, that day included, by the decision No. {act}.',
  },
} as const satisfies Record<string, Text>

/** What a decision that takes a permit away means for it now; empty where the status of the permit says all. */
export const takingText = ({ act, suspends, in_effect, effect, from, last_day: last }: PermitTaking, locale: Locale): string => {
  if (in_effect) return last === null ? '' : fillText(textIn(texts.until, locale), { act, day: dayInWords(last, locale) })
  const decision = fillText(textIn(suspends ? texts.suspension : texts.revocation, locale), { act })
  const how = from === null ? (effect === 'service' ? texts.service : texts.final) : texts.from
  return fillText(textIn(how, locale), { decision, day: from === null ? '' : dayInWords(from, locale) })
}
