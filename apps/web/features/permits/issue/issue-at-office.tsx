import { createPermit, createUserPermit } from '@dovolilnice/contract/permits/issue/operations'
import { readPermitPdf } from '@dovolilnice/contract/permits/record/operations'
import { useParams } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { printPaper, readResources, t, useResource } from '../../../platform/kit.ts'
import { Button, ButtonLink, EmptyState, ForUser, Notice, OperationView, personValues, Stacked } from '../../../ui/kit.ts'
import { FormButtons } from '../../../ui/form/kit.ts'
import { IconCircleCheck, IconPrinter } from '@tabler/icons-react'
import { type Issued, type IssueOperation, NewPermitForm } from './new-permit-form.tsx'
import type { PermitValues } from './permit-form.ts'
import styles from '../permits.module.css'
import { texts } from '../texts.ts'

interface OfficeProps {
  operation: IssueOperation
  params?: Record<string, string>
  defaults?: Partial<PermitValues>
  /** Above the form: for whom it is. */
  intro?: ReactNode
}

const IssuedPermit = ({ issued, email, onAnother }: { issued: Issued; email: string | null; onAnother: () => void }) => (
  <EmptyState
    icon={<IconCircleCheck size={48} stroke={1.5} aria-hidden />}
    title={t(texts.issuedDone, { number: issued.number })}
    text={t(email === null ? texts.issuedWithoutMail : texts.issuedText)}
    action={
      <FormButtons>
        <Button label={t(texts.print)} look="plain" icon={IconPrinter} onClick={() => printPaper(readPermitPdf, issued.permit_uuid)} />
        <Button label={t(texts.another)} look="plain" onClick={onAnother} />
        <ButtonLink label={t(texts.openPermit)} to={'/dovolilnice/$id'} params={{ id: issued.permit_uuid }} />
      </FormButtons>
    }
  />
)

/** The form with which the office issues, and in its place, once it is sent, the number. */
const IssueAtOffice = ({ intro, ...form }: OfficeProps) => {
  const resources = useResource(readResources)
  const [issued, setIssued] = useState<{ issued: Issued; email: string | null }>()
  if (issued !== undefined) return <IssuedPermit {...issued} onAnother={() => setIssued(undefined)} />
  return (
    <div className={styles.page}>
      <Stacked>
        {intro}
        <OperationView query={resources}>
          {(read) => <NewPermitForm {...form} resources={read} onIssued={(permit, email) => setIssued({ issued: permit, email })} />}
        </OperationView>
      </Stacked>
    </div>
  )
}

export const NewPermitScreen = () => <IssueAtOffice operation={createPermit} defaults={{ app_user_uuid: '' }} />

export const UserPermitScreen = () => {
  const { id } = useParams({ from: '/inside/uporabniki/$id/dovolilnice/parkirna-dovolilnica' })
  return (
    <ForUser id={id}>
      {(user) => (
        <IssueAtOffice
          operation={createUserPermit}
          params={{ id: user.id }}
          defaults={personValues(user)}
          intro={<Notice title={t(texts.forUser, { name: user.name })} />}
        />
      )}
    </ForUser>
  )
}
