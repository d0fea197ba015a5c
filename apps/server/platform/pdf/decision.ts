import { fillText } from '@dovolilnice/contract/fill-text'
import type { Locale } from '@dovolilnice/contract/locale'
import { dayInWords } from '@dovolilnice/contract/primitives/day-in-words'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { authorityWithAddress } from '@dovolilnice/contract/resources/authority'
import { finishPdf, startPdf } from './pdf-document.ts'
import type { TownLooks } from './town-looks.ts'
import { heading, letterhead, paragraph, space } from './text-blocks.ts'

/** The authority that decides. */
interface Authority {
  name: string
  street: string
  post_code: string
  city: string
  email: string
  phone: string
}

/** The texts of one decision; those that all decisions share are added. */
export interface Decision {
  title: string
  /** What is decided upon, by whom it was asked for. */
  intro: string
  ruling: string
  reasons: string
  legalBasis: string
  decidedBy: string | null
  decidedAt: Date
  /** True: a draft, and marked as such on the paper. */
  isDraft?: boolean
  authority: Authority
  looks: TownLooks
  locale: Locale
  footer: string
}

/** Slovenian past tense has a gender and the municipality's is not known, so these texts use the present tense. */
const words = {
  sl: {
    draft: 'OSNUTEK – odločba še ni izdana',
    reasons: 'Obrazložitev',
    basis: 'Pravna podlaga: {basis}.',
    remedy: 'Pravni pouk',
    remedyText:
      'Zoper to odločbo je dovoljena pritožba v 15 dneh od njenega prejema. Vloži se pisno ali ustno na zapisnik pri organu, ki jo izdaja: {authority}.',
    issued: 'Izdano: {day}',
    decidedBy: 'Odloča: {name}',
  },
  en: {
    draft: 'DRAFT – the decision has not been issued',
    reasons: 'Reasons',
    basis: 'Legal basis: {basis}.',
    remedy: 'Legal remedy',
    remedyText:
      'An appeal may be lodged within 15 days of receiving this decision, in writing or orally, with the authority that issues it: {authority}.',
    issued: 'Issued: {day}',
    decidedBy: 'Decided by: {name}',
  },
} satisfies Record<Locale, Record<string, string>>

/** A decision as a letter of the authority: what is decided, why, and how to appeal. */
export const makeDecision = (decision: Decision, now: Date): Promise<Uint8Array> => {
  const { title, intro, ruling, reasons, authority, looks, locale, decidedBy } = decision
  const t = words[locale]
  const place = `${authority.post_code} ${authority.city}`.trim()
  const pdf = startPdf({ title, author: authority.name, locale, looks, now })
  letterhead(pdf, authority.name, [authority.street, place, authority.email, authority.phone])
  if (decision.isDraft === true) paragraph(pdf, t.draft, { bold: true, muted: true })
  heading(pdf, 1, title)
  paragraph(pdf, intro)
  space(pdf, 6)
  paragraph(pdf, ruling, { bold: true })
  heading(pdf, 2, t.reasons)
  paragraph(pdf, reasons)
  paragraph(pdf, fillText(t.basis, { basis: decision.legalBasis.replace(/\.$/, '') }))
  heading(pdf, 2, t.remedy)
  paragraph(pdf, fillText(t.remedyText, { authority: authorityWithAddress(authority) }))
  space(pdf, 18)
  paragraph(pdf, fillText(t.issued, { day: dayInWords(localDayOf(decision.decidedAt), locale) }))
  if (decidedBy !== null) paragraph(pdf, fillText(t.decidedBy, { name: decidedBy }))
  return finishPdf(pdf, decision.footer)
}
