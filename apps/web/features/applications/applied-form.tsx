import { useState } from 'react'
import type { ReactNode } from 'react'
import { Stacked } from '../../ui/sheet.tsx'
import { ApplicationForm } from './application-form.tsx'
import { ApplicationSent } from './application-sent.tsx'
import type { ApplicationFormOptions, SentApplication } from './use-application-form.ts'
import { WithResources } from './with-resources.tsx'

interface AppliedProps extends Omit<ApplicationFormOptions, 'onSent'> {
  /** Above the form: whose application it is. */
  intro?: ReactNode
  /** The first way on when it is sent. */
  way: (sent: SentApplication) => ReactNode
}

/** The form behind login, and in its place, once it is sent, the number. */
export const AppliedForm = ({ intro, way, ...options }: AppliedProps) => {
  const [sent, setSent] = useState<SentApplication>()
  if (sent !== undefined)
    return (
      <ApplicationSent sent={sent} onAnother={() => setSent(undefined)}>
        {way(sent)}
      </ApplicationSent>
    )
  return (
    <Stacked>
      {intro}
      <WithResources>{(resources) => <ApplicationForm resources={resources} {...options} onSent={setSent} />}</WithResources>
    </Stacked>
  )
}
