import { formatPhone } from '@dovolilnice/contract/primitives/phone'
import type { UserDetails } from '@dovolilnice/contract/users/user'

/** What a user's record fills into a form about them. */
export const personValues = (user: UserDetails) => ({
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
