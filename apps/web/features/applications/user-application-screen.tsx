import { createUserApplication } from '@dovolilnice/contract/applications/create-user-application'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { Notice } from '../../ui/notice.tsx'
import { ForUser } from '../../ui/person/for-user.tsx'
import { personValues } from '../../ui/person/person-values.ts'
import { AppliedForm } from './applied-form.tsx'
import { texts } from './form-texts.ts'
import { toApplication } from './new-application-screen.tsx'

/** A clerk enters an application for a user, with the user's data filled in. */
export const UserApplicationScreen = () => {
  const t = useTranslate()
  return (
    <ForUser>
      {(user) => (
        <AppliedForm
          operation={createUserApplication}
          params={{ id: user.id }}
          byClerk
          defaults={{ applicant_type: user.type, ...personValues(user) }}
          intro={<Notice title={t(texts.forUser, { name: user.name })} />}
          way={toApplication}
        />
      )}
    </ForUser>
  )
}
