import { createUserPermit } from '@dovolilnice/contract/permits/issue/create-user-permit'
import { useTranslate } from '../../../platform/translate/use-translate.ts'
import { Notice } from '../../../ui/states/notice.tsx'
import { ForUser } from '../../../ui/person/for-user.tsx'
import { personValues } from '../../../ui/person/person-values.ts'
import { IssueAtOffice } from './issue-at-office.tsx'
import { texts } from '../texts.ts'

/** The office issues a permit to a user, with the user's data filled in. */
export const UserPermitScreen = () => {
  const t = useTranslate()
  return (
    <ForUser>
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
