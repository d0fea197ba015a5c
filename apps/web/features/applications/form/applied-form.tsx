import { useState, type ReactNode } from 'react'
import { Stacked } from '../../../ui/kit.ts'
import type { Resources } from '@dovolilnice/contract/resources/operations'
import styles from './application-form.module.css'
import { ApplicationForm } from './application-form.tsx'
import type { ApplicationFormOptions, SentApplication } from './use-application-form.ts'
import { WithResources } from './with-resources.tsx'

export interface AppliedProps extends Omit<ApplicationFormOptions, 'onSent'> {
  /** Above the form: whose application it is. */
  intro?: ReactNode
  /** In place of the form once it is sent; `again` opens it anew. */
  after: (sent: SentApplication, again: () => void) => ReactNode
  /** The form, where it is another than that of a new application. */
  form?: (options: ApplicationFormOptions & { resources: Resources }) => ReactNode
}

const usual = (options: ApplicationFormOptions & { resources: Resources }): ReactNode => <ApplicationForm {...options} />

/** The form behind login, and in its place what follows once it is sent. */
export const AppliedForm = ({ intro, after, form = usual, ...options }: AppliedProps) => {
  const [sent, setSent] = useState<SentApplication>()
  if (sent !== undefined) return after(sent, () => setSent(undefined))
  return (
    <div className={styles.page}>
      <Stacked>
        {intro}
        <WithResources>{(resources) => form({ ...options, resources, onSent: setSent })}</WithResources>
      </Stacked>
    </div>
  )
}
