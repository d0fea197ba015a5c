import { fillText } from '@dovolilnice/contract/fill-text'
import { addressLine } from '@dovolilnice/contract/primitives/holder'
import { dayInWords } from '@dovolilnice/contract/primitives/day-in-words'
import type { Parameters } from '@dovolilnice/contract/resources/read-parameters'
import { makeDecision } from '../../../platform/pdf/decision.ts'
import { townLooks } from '../../../platform/pdf/town-looks.ts'
import { unbroken } from '../../../platform/pdf/text-blocks.ts'
import { applicationPdfTexts } from '../record/application-pdf-texts.ts'
import type { ApplicationRecord } from '../record/application-record.ts'
import { dayOfReceipt } from '../apply/application-resources.ts'

/** The data of the decision that is not in the application. */
export interface DecisionFacts {
  parameters: Parameters
  kindName: string
  decidedBy: string | null
  isDraft?: boolean
}

/** The written decision that rejects an application, with its reasons and the legal remedy, in the applicant's language. */
export const makeDecisionPdf = async (application: ApplicationRecord, facts: DecisionFacts, now: Date): Promise<Uint8Array> => {
  const { locale, number } = application
  const { municipality: town, privacy } = facts.parameters
  const t = applicationPdfTexts[locale]
  const values = {
    number,
    town: town.name,
    day: dayInWords(dayOfReceipt(application), locale),
    name: application.name,
    address: addressLine(application),
    kind: facts.kindName,
    plates: application.plates.map(unbroken).join(', '),
  }
  const decision = {
    title: fillText(t.decision, values),
    intro: fillText(t.decisionIntro, values),
    ruling: fillText(t.decisionRuling, values),
    reasons: application.reason ?? '',
    legalBasis: privacy.legal_basis[locale],
    decidedBy: facts.decidedBy,
    decidedAt: application.decided_at ?? now,
    isDraft: facts.isDraft,
    authority: town,
    looks: await townLooks(facts.parameters),
    locale,
    footer: `${town.name} · ${number}`,
  }
  return makeDecision(decision, now)
}
