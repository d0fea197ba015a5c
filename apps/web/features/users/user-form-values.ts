import type { updateUser } from '@dovolilnice/contract/users/update-user'
import type { UserDetails } from '@dovolilnice/contract/users/user'
import type { BodyOf } from '../../ui/form/use-operation-form.ts'
import { personValues } from '../../ui/person/person-values.ts'

/** A person's data as the form holds it. */
export const userValues = (user: UserDetails) =>
  ({
    ...personValues(user),
    type: user.type,
    title: user.title,
    authorisation: user.authorisation,
    version: user.version,
  }) satisfies BodyOf<typeof updateUser>

/** Values as the request body: blanks removed. */
export const userBody = (user: UserDetails): BodyOf<typeof updateUser> => {
  const { phone, street, post_code: postCode, city, tax_number: taxNumber, user_type_code: userType, ...present } = userValues(user)
  return {
    ...present,
    phone: phone || undefined,
    street: street || undefined,
    post_code: postCode || undefined,
    city: city || undefined,
    tax_number: taxNumber || undefined,
    user_type_code: userType || undefined,
  }
}
