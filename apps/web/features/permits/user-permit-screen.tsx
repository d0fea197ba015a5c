import { createUserPermit } from '@dovolilnice/contract/permits/create-user-permit'
import { formatPhone } from '@dovolilnice/contract/primitives/phone'
import { readUser } from '@dovolilnice/contract/users/read-user'
import type { UserDetails } from '@dovolilnice/contract/users/user'
import { useParams } from '@tanstack/react-router'
import { useOperation } from '../../platform/query.ts'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { Notice } from '../../ui/notice.tsx'
import { OperationView } from '../../ui/operation-view.tsx'
import { IssueAtOffice } from './issue-at-office.tsx'
import type { PermitValues } from './permit-form.ts'
import { texts } from './texts.ts'

const fromUser = (user: UserDetails): Partial<PermitValues> => ({
  user_type_code: user.user_type_code ?? '',
  name: user.name,
  email: user.email,
  phone: formatPhone(user.phone ?? ''),
  street: user.street ?? '',
  post_code: user.post_code ?? '',
  city: user.city ?? '',
  tax_number: user.tax_number ?? '',
  locale: user.locale,
})

/** The office issues a permit to a user, with the user's data filled in. */
export const UserPermitScreen = () => {
  const t = useTranslate()
  const { id = '' } = useParams({ strict: false })
  return (
    <OperationView query={useOperation(readUser, { params: { id } })}>
      {(user) => (
        <IssueAtOffice
          operation={createUserPermit}
          params={{ id }}
          defaults={fromUser(user)}
          intro={<Notice title={t(texts.forUser, { name: user.name })} />}
        />
      )}
    </OperationView>
  )
}
