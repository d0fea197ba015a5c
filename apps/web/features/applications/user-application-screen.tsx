import { createUserApplication } from '@dovolilnice/contract/applications/create-user-application'
import { formatPhone } from '@dovolilnice/contract/primitives/phone'
import { readUser } from '@dovolilnice/contract/users/read-user'
import type { UserDetails } from '@dovolilnice/contract/users/user'
import { useParams } from '@tanstack/react-router'
import { useOperation } from '../../platform/query.ts'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { Notice } from '../../ui/notice.tsx'
import { OperationView } from '../../ui/operation-view.tsx'
import { AppliedForm } from './applied-form.tsx'
import { texts } from './form-texts.ts'
import type { ApplicationValues } from './form-values.ts'
import { toApplication } from './new-application-screen.tsx'

const fromUser = (user: UserDetails): Partial<ApplicationValues> => ({
  applicant_type: user.type,
  user_type_code: user.user_type_code ?? '',
  name: user.name,
  email: user.email,
  phone: formatPhone(user.phone ?? ''),
  street: user.street ?? '',
  post_code: user.post_code ?? '',
  city: user.city ?? '',
  tax_number: user.tax_number ?? '',
})

/** A clerk enters an application for a user, with the user's data filled in. */
export const UserApplicationScreen = () => {
  const t = useTranslate()
  const { id = '' } = useParams({ strict: false })
  return (
    <OperationView query={useOperation(readUser, { params: { id } })}>
      {(user) => (
        <AppliedForm
          operation={createUserApplication}
          params={{ id }}
          byClerk
          defaults={fromUser(user)}
          intro={<Notice title={t(texts.forUser, { name: user.name })} />}
          way={toApplication}
        />
      )}
    </OperationView>
  )
}
