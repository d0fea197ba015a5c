import { applicationStatusLabels } from '@dovolilnice/contract/applications/application-labels'
import type { ApplicationDetails, Duplicate } from '@dovolilnice/contract/applications/application'
import type { Text } from '@dovolilnice/contract/locale'
import { permitStatusLabels } from '@dovolilnice/contract/permits/permit-labels'
import { Link } from '@tanstack/react-router'
import { formatValidity, t } from '../../../platform/kit.ts'
import { Notice, Sheet } from '../../../ui/kit.ts'
import styles from './application-screen.module.css'
import { texts } from '../texts.ts'
import { missingDocuments } from '@dovolilnice/contract/applications/apply/operations'
import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import { z } from 'zod/mini'
import { fieldsOf } from '../../../ui/form/kit.ts'

const labels: Readonly<Record<string, Text>> = { ...applicationStatusLabels, ...permitStatusLabels }

const DuplicateLine = ({ duplicate, newTab }: { duplicate: Duplicate; newTab: boolean }) => {
  const label = labels[duplicate.status]
  const path = duplicate.kind === 'permit' ? ('/dovolilnice/$id' as const) : ('/vloge/$id' as const)
  return (
    <li>
      <Link to={path} params={{ id: duplicate.id }} target={newTab ? '_blank' : undefined}>
        {duplicate.number}
      </Link>
      <span>
        {duplicate.name} · {duplicate.plates.join(', ')}
      </span>
      <span className="soft">
        {label === undefined ? duplicate.status : t(label)} · {formatValidity(duplicate.valid_from, duplicate.valid_until, duplicate)}
      </span>
    </li>
  )
}

/** The records, each with the way there; from a dialog in a tab of its own, for a dialog keeps what was typed. */
const DuplicateList = ({ duplicates, newTab }: Pick<ApplicationDetails, 'duplicates'> & { newTab: boolean }) => (
  <ul className={styles.duplicates}>
    {duplicates.map((duplicate) => (
      <DuplicateLine key={duplicate.id} duplicate={duplicate} newTab={newTab} />
    ))}
  </ul>
)

/** Who else holds or wants something for one of the same plates in the zone; nothing when nobody does. */
export const DuplicatesSheet = ({ duplicates }: Pick<ApplicationDetails, 'duplicates'>) => {
  if (duplicates.length === 0) return null
  return (
    <Sheet title={t(texts.duplicates)} tone="warning">
      <p className="soft">{t(texts.duplicatesHint)}</p>
      <DuplicateList duplicates={duplicates} newTab={false} />
    </Sheet>
  )
}

/** The ticks at first: nothing is known until it is said. */
export const noneKnown = { without_documents: false, despite_duplicates: false }

const { CheckboxField } = fieldsOf<typeof noneKnown>()

const missingIn = (application: ApplicationDetails): string =>
  missingDocuments(application)
    .map(({ name }) => t(name).toLowerCase())
    .join(', ')

export const knownGapsSchema = (application: ApplicationDetails) => {
  const documents = missingIn(application)
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
  const documents = missingIn(application)
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
