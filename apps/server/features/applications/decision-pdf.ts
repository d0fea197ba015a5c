import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import type { Parameters } from '@dovolilnice/contract/resources/read-parameters'
import { finishPdf, startPdf } from '../../platform/pdf/pdf-document.ts'
import { heading, paragraph, space } from '../../platform/pdf/text-blocks.ts'
import { addressOf, dayOnPaper, townHead } from './application-pdf.ts'
import { applicationPdfTexts } from './application-pdf-texts.ts'
import type { ApplicationRecord } from './application-record.ts'

/** What the decision must know beside the application. */
export interface DecisionFacts {
  parameters: Parameters
  kindName: string
  decidedBy: string | null
}

const filled = (text: string, values: Record<string, string>): string => text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')

/** The written decision that rejects an application, with its reasons and the legal remedy, in the applicant's language. */
export const makeDecisionPdf = async (application: ApplicationRecord, { parameters, kindName, decidedBy }: DecisionFacts, now: Date) => {
  const { locale, number } = application
  const { municipality: town, privacy } = parameters
  const t = applicationPdfTexts[locale]
  const values = {
    number,
    town: town.name,
    day: dayOnPaper(localDayOf(application.created_at), locale),
    name: application.name,
    address: addressOf(application),
    kind: kindName,
    plates: application.plates.join(', '),
    basis: privacy.legal_basis[locale].replace(/\.$/, ''),
    contact: [town.street, `${town.post_code} ${town.city}`.trim(), town.email].filter(Boolean).join(', '),
  }
  const title = filled(t.decision, values)
  const pdf = startPdf({ title, author: town.name, locale, now })
  townHead(pdf, town)
  heading(pdf, 1, title)
  paragraph(pdf, filled(t.decisionIntro, values))
  space(pdf, 6)
  paragraph(pdf, filled(t.decisionRuling, values), { bold: true })
  heading(pdf, 2, t.decisionReasons)
  paragraph(pdf, application.reason ?? '')
  paragraph(pdf, filled(t.decisionBasis, values))
  heading(pdf, 2, t.decisionRemedy)
  paragraph(pdf, filled(t.decisionRemedyText, values))
  space(pdf, 18)
  const decidedOn = dayOnPaper(localDayOf(application.decided_at ?? now), locale)
  if (decidedBy !== null) paragraph(pdf, filled(t.decidedBy, { name: decidedBy, day: decidedOn }))
  return finishPdf(pdf, `${town.name} · ${number}`)
}
