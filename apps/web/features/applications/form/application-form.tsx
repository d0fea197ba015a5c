import type { Resources } from '@dovolilnice/contract/resources/read-resources'
import type { ReactNode } from 'react'
import { useTranslate } from '../../../platform/translate/use-translate.ts'
import { OperationForm } from '../../../ui/form/operation-form.tsx'
import styles from './application-form.module.css'
import { useFormTexts } from './form-wording.ts'
import { SectionApplicant } from './sections/section-applicant.tsx'
import { SectionDocuments } from './sections/section-documents.tsx'
import { SectionKind } from './sections/section-kind.tsx'
import { SectionSend } from './sections/section-send.tsx'
import { SectionVehicles } from './sections/section-vehicles.tsx'
import { SectionWhere } from './sections/section-where.tsx'
import { SectionWho } from './sections/section-who.tsx'
import { useApplicationForm } from './use-application-form.ts'
import type { ApplicationFormOptions } from './use-application-form.ts'
import { useDependentChoices } from './use-dependent-choices.ts'

/** The parts of the form in the order in which people think of them. */
export const ApplicationSections = ({ resources, byClerk, chooser }: { resources: Resources; byClerk: boolean; chooser?: ReactNode }) => {
  useDependentChoices(resources)
  return (
    <>
      <SectionWho resources={resources} />
      <SectionKind resources={resources} />
      <SectionWhere resources={resources} />
      <SectionApplicant byClerk={byClerk} chooser={chooser} />
      <SectionVehicles resources={resources} />
      <SectionDocuments resources={resources} byClerk={byClerk} />
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

/** The application form, for visitors, for people with an account and for clerks: the same questions, sent to different operations. */
export const ApplicationForm = ({ resources, ...options }: ApplicationFormOptions & { resources: Resources }) => {
  const t = useTranslate()
  const texts = useFormTexts()
  const form = useApplicationForm(resources, options)
  const byClerk = options.byClerk === true
  return (
    <div className={styles.page}>
      <OperationForm form={form} label={t(texts.title)}>
        <ApplicationSections resources={resources} byClerk={byClerk} chooser={options.chooser} />
        <SectionSend form={form} resources={resources} byClerk={byClerk} />
      </OperationForm>
    </div>
  )
}
