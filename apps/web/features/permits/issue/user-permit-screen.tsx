import { createUserPermit } from '@dovolilnice/contract/permits/issue/operations'
import { useParams } from '@tanstack/react-router'
import { useTranslate } from '../../../platform/translate/translate.ts'
import { Notice } from '../../../ui/states/notice.tsx'
import { ForUser, personValues } from '../../../ui/person/person-chooser.tsx'
import { IssueAtOffice } from './issue-at-office.tsx'
import { texts } from '../texts.ts'

/** The office issues a permit to a user, with the user's data filled in. */
export const UserPermitScreen = () => {
  const t = useTranslate()
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
