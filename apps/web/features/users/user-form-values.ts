import { formatPhone } from '@dovolilnice/contract/primitives/phone'
import type { UserDetails } from '@dovolilnice/contract/users/user'

/** A person's data as the form holds it. */
export const personValues = (user: UserDetails) => ({
  name: user.name,
  type: user.type,
  email: user.email,
  phone: formatPhone(user.phone ?? ''),
  street: user.street ?? '',
  post_code: user.post_code ?? '',
  city: user.city ?? '',
  tax_number: user.tax_number ?? '',
  user_type_code: user.user_type_code ?? '',
  locale: user.locale,
  version: user.version,
})

/** The same as the call wants it: what is empty is absent. */
export const personBody = (user: UserDetails) =>
  Object.fromEntries(Object.entries(personValues(user)).filter(([, value]) => value !== '')) as ReturnType<typeof personValues>
