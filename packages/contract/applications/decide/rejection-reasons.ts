import { z } from 'zod/mini'
import type { Text } from '../../locale.ts'
import { groundsSchema } from '../../primitives/heard.ts'

/**
 * The usual reasons for a rejection; the clerk chooses one and completes its text. All are about the claim itself: an application that was not
 * supplemented is dismissed by an order (ZUP, art. 67), not rejected. They speak of the party in the third person, as decisions do.
 */
export const rejectionReasonCodes = ['not_entitled', 'not_in_zone', 'documents_wrong', 'cap_reached', 'other'] as const
export type RejectionReasonCode = (typeof rejectionReasonCodes)[number]

/** Marks a gap in a template that the clerk must fill. */
export const reasonGap = '[…]'

interface RejectionReason {
  name: Text
  text: Text
}

export const rejectionReasons: Record<RejectionReasonCode, RejectionReason> = {
  not_entitled: {
    name: { sl: 'Vlagatelj ni upravičen', en: 'Not entitled' },
    text: {
      sl: 'Iz vloge in prilog izhaja, da stranka ne izpolnjuje pogojev za izbrano vrsto dovolilnice.',
      en: 'The application and its documents show that the party does not meet the conditions for the chosen kind of permit.',
    },
  },
  not_in_zone: {
    name: { sl: 'Naslov ni na območju', en: 'Address outside the zone' },
    text: {
      sl: 'Naslov, na katerega se vloga nanaša, ni na območju, za katero se dovolilnica izdaja.',
      en: 'The address that the application is about does not lie in the zone for which the permit is issued.',
    },
  },
  documents_wrong: {
    name: { sl: 'Dokazila niso ustrezna', en: 'Documents do not prove it' },
    text: {
      sl: `Priložena dokazila ne izkazujejo upravičenosti, ker ${reasonGap}.`,
      en: `The documents do not prove the entitlement, because ${reasonGap}.`,
    },
  },
  cap_reached: {
    name: { sl: 'Doseženo največje število', en: 'Limit reached' },
    text: {
      sl: 'Za gospodinjstvo oziroma pravno osebo je že izdano največje dovoljeno število dovolilnic te vrste.',
      en: 'The household or company already holds the largest number of permits of this kind that is allowed.',
    },
  },
  other: { name: { sl: 'Drug razlog', en: 'Another reason' }, text: { sl: '', en: '' } },
}

const { not_entitled, not_in_zone, documents_wrong, cap_reached, other } = rejectionReasons

/** What each usual reason is called, for the audit trail. */
export const rejectionReasonNames: Readonly<Record<RejectionReasonCode, Text>> = {
  not_entitled: not_entitled.name,
  not_in_zone: not_in_zone.name,
  documents_wrong: documents_wrong.name,
  cap_reached: cap_reached.name,
  other: other.name,
}

const bare = (text: string): string => text.replace(/[\s.,;:…]+$/u, '')

/** The words before each gap of the templates, in all languages. */
const beginnings = Object.values(rejectionReasons)
  .flatMap(({ text }) => Object.values(text))
  .filter((text) => text.includes(reasonGap))
  .map((text) => bare(text.slice(0, text.indexOf(reasonGap))))

/** True when every gap was filled, not just deleted: a decision must not end with "because". */
const isFinished = (text: string): boolean => !text.includes(reasonGap) && !beginnings.some((beginning) => bare(text).endsWith(beginning))

/** The reason of a rejection, as the decision carries it. */
export const rejectionTextSchema = groundsSchema.check(z.refine(isFinished, 'unfinished'))

/** Why an application is rejected: the usual reason, what was found, and how that is assessed. */
export const rejectionShape = {
  reason_code: z._default(z.enum(rejectionReasonCodes), 'other'),
  facts: z._default(z.string().check(z.trim(), z.maxLength(4000)), ''),
  reason: rejectionTextSchema,
}
