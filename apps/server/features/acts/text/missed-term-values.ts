import type { ActPlaceholder } from '@dovolilnice/contract/acts/act-placeholders'
import { missedTermLabels } from '@dovolilnice/contract/acts/restitution/restitution'
import type { MissedTerm, RestitutionOutcome } from '@dovolilnice/contract/acts/restitution/restitution'
import { dayInWords } from '@dovolilnice/contract/primitives/day-in-words'
import type { ActLocale } from './act-phrases.ts'

/** What an order about a missed term decides. */
export interface DecidedProposal {
  term: MissedTerm
  proposed_on: string
  outcome: RestitutionOutcome
}

interface Words {
  terms: Readonly<Record<MissedTerm, string>>
  /** What follows where the term is restored. */
  follows: Readonly<Record<MissedTerm, (act: string) => string>>
  refused: string
  dismissed: string
}

const slovenian: Words = {
  terms: { appeal: missedTermLabels.appeal.sl, supplement: missedTermLabels.supplement.sl },
  follows: {
    appeal: () => 'Rok za pritožbo teče znova od vročitve tega sklepa.',
    supplement: (act) => `Sklep št. ${act} se odpravi. Rok za dopolnitev vloge teče znova od vročitve tega sklepa.`,
  },
  refused: 'zavrne',
  dismissed: 'zavrže kot prepozen',
}

const italian: Words = {
  terms: { appeal: 'il termine per il ricorso', supplement: 'il termine per l’integrazione dell’istanza' },
  follows: {
    appeal: () => 'Il termine per il ricorso decorre nuovamente dalla notifica della presente conclusione.',
    supplement: (act) =>
      `La conclusione n. ${act} è annullata. Il termine per l’integrazione dell’istanza decorre nuovamente dalla notifica della presente conclusione.`,
  },
  refused: 'è respinta',
  dismissed: 'è dichiarata irricevibile perché tardiva',
}

/**
 * What an order says of the missed term.
 * @param act number and day of the act whose term was missed
 */
export const missedTermValues = (
  { term, proposed_on: day, outcome }: DecidedProposal,
  act: string,
  locale: ActLocale,
): Partial<Record<ActPlaceholder, string>> => {
  const { terms, follows, refused, dismissed } = locale === 'it' ? italian : slovenian
  return {
    zamujeni_akt: act,
    zamujeni_rok: terms[term],
    dan_predloga: dayInWords(day, locale),
    posledica_vrnitve: outcome === 'granted' ? follows[term](act) : '',
    odločitev_o_predlogu: outcome === 'granted' ? '' : outcome === 'refused' ? refused : dismissed,
  }
}
