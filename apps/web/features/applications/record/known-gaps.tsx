import type { ApplicationDetails } from '@dovolilnice/contract/applications/application'
import { missingDocuments } from '@dovolilnice/contract/applications/apply/missing-documents'
import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import { z } from 'zod/mini'
import { useTranslate } from '../../../platform/translate/use-translate.ts'
import type { Translate } from '../../../platform/translate/use-translate.ts'
import { fieldsOf } from '../../../ui/form/fields.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import styles from './application-screen.module.css'
import { DuplicateList } from './duplicates-sheet.tsx'
import { texts } from '../texts.ts'

/** The ticks at first: nothing is known until it is said. */
export const noneKnown = { without_documents: false, despite_duplicates: false }

const { CheckboxField } = fieldsOf<typeof noneKnown>()

const missingIn = (application: ApplicationDetails, t: Translate): string =>
  missingDocuments(application)
    .map(({ name }) => t(name).toLowerCase())
    .join(', ')

/** Each gap asks for its tick. */
export const knownGapsSchema = (application: ApplicationDetails, t: Translate) => {
  const documents = missingIn(application, t)
  const numbers = application.duplicates.map(({ number }) => number).join(', ')
  return z.looseObject({}).check(
    z.superRefine(({ without_documents: without, despite_duplicates: despite }, context) => {
      if (documents !== '' && without !== true)
        context.addIssue({ code: 'custom', path: ['without_documents'], message: 'documents_missing', params: { documents } })
      if (numbers !== '' && despite !== true)
        context.addIssue({ code: 'custom', path: ['despite_duplicates'], message: 'duplicates_open', params: { numbers } })
    }),
  )
}

/** What the ticks stand for: the very documents and records that were shown. */
export const gapsOf = (application: ApplicationDetails) => ({
  without_documents: missingDocuments(application).map(({ type }) => type),
  despite_duplicates: application.duplicates.map(({ id }) => id),
})

/** A tick that goes when what it was given for has changed. */
const GapTick = ({ name, label, about }: { name: keyof typeof noneKnown; label: string; about: string }) => {
  const { setValue } = useFormContext<typeof noneKnown>()
  useEffect(() => setValue(name, false), [about, name, setValue])
  return <CheckboxField name={name} label={label} />
}

interface GapProps {
  application: ApplicationDetails
  /** `Odobri brez manjkajočih dokazil`: the step in spite of them. */
  withoutDocuments: string
}

/** What speaks against the decision, each with a deliberate tick: nobody decides past it unknowingly. */
export const KnownGaps = ({ application, withoutDocuments }: GapProps) => {
  const t = useTranslate()
  const documents = missingIn(application, t)
  const { duplicates } = application
  return (
    <>
      {documents !== '' && (
        <Notice tone="warning" title={t(texts.missing, { documents })}>
          <GapTick name="without_documents" label={withoutDocuments} about={documents} />
        </Notice>
      )}
      {duplicates.length > 0 && (
        <Notice tone="warning" title={t(texts.duplicates)}>
          <div className={styles.gap}>
            <DuplicateList duplicates={duplicates} newTab />
          </div>
          <GapTick name="despite_duplicates" label={t(texts.despiteDuplicates)} about={duplicates.map(({ id }) => id).join()} />
        </Notice>
      )}
    </>
  )
}
