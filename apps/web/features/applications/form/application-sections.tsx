import type { Resources } from '@dovolilnice/contract/resources/read-resources'
import type { ReactNode } from 'react'
import { SectionApplicant } from './sections/section-applicant.tsx'
import { SectionDocuments } from './sections/section-documents.tsx'
import { SectionKind } from './sections/section-kind.tsx'
import { SectionVehicles } from './sections/section-vehicles.tsx'
import { SectionWhere } from './sections/section-where.tsx'
import { SectionWho } from './sections/section-who.tsx'
import { Step } from './steps/step.tsx'
import { useDependentChoices } from './use-dependent-choices.ts'

interface SectionsProps {
  resources: Resources
  byClerk: boolean
  chooser?: ReactNode
  draft?: string | undefined
}

/** The parts of the form in the order in which people think of them. */
export const ApplicationSections = ({ resources, byClerk, chooser, draft }: SectionsProps) => {
  useDependentChoices(resources)
  return (
    <>
      <Step name="kdo">
        <SectionWho resources={resources} />
      </Step>
      <Step name="vrsta">
        <SectionKind resources={resources} />
      </Step>
      <Step name="podatki">
        <SectionApplicant byClerk={byClerk} chooser={chooser} />
      </Step>
      <Step name="kje">
        <SectionWhere resources={resources} />
      </Step>
      <Step name="vozila">
        <SectionVehicles resources={resources} />
      </Step>
      <Step name="dokazila">
        <SectionDocuments resources={resources} byClerk={byClerk} draft={draft} />
      </Step>
    </>
  )
}

/** What a clerk may correct of a replacement: its kind, lot, days and fee are those of the permit that it replaces. */
export const ReplacementSections = ({ resources }: { resources: Resources }) => (
  <>
    <SectionApplicant byClerk />
    <SectionVehicles resources={resources} />
    <SectionDocuments resources={resources} byClerk />
  </>
)
