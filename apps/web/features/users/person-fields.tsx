import type { createUser, updateUser } from '@dovolilnice/contract/users/operations'
import { type UserDetails, type UserStatus, userTypes } from '@dovolilnice/contract/users/user'
import { userTypeLabels } from '@dovolilnice/contract/users/user-labels'
import { t, useResources } from '../../platform/kit.ts'
import { type BodyOf, fieldsOf, FormRow, optionsOf } from '../../ui/form/kit.ts'
import { personValues, type StatusTone, useLanguageOptions } from '../../ui/kit.ts'
import { texts } from './texts.ts'

const { DayField, SelectField, TextField } = fieldsOf<BodyOf<typeof createUser>>()

/** Who the person is and how they are reached: the same fields when a user is created and changed. @param keepsEmail the reader may not change the address */
export const PersonFields = ({ keepsEmail = false }: { keepsEmail?: boolean }) => {
  const kinds = useResources()?.user_types ?? []
  return (
    <>
      <FormRow>
        <TextField name="name" label={t(texts.name)} autoComplete="off" />
        <SelectField name="type" label={t(texts.type)} options={optionsOf(userTypeLabels, userTypes)} />
      </FormRow>
      <FormRow>
        <TextField
          name="email"
          label={t(texts.email)}
          type="email"
          inputMode="email"
          autoComplete="off"
          disabled={keepsEmail}
          {...(keepsEmail && { description: t(texts.keepsEmail) })}
        />
        <TextField name="phone" label={t(texts.phone)} type="tel" inputMode="tel" autoComplete="off" optional />
      </FormRow>
      <TextField name="street" label={t(texts.street)} autoComplete="off" optional />
      <FormRow>
        <TextField name="post_code" label={t(texts.postCode)} autoComplete="off" optional />
        <TextField name="city" label={t(texts.city)} autoComplete="off" optional />
      </FormRow>
      <FormRow>
        <TextField name="tax_number" label={t(texts.taxNumber)} inputMode="numeric" autoComplete="off" optional />
        <SelectField
          name="user_type_code"
          label={t(texts.userType)}
          placeholder={t(texts.noUserType)}
          options={kinds.map(({ code, name }) => ({ value: code, label: t(name) }))}
          optional
        />
      </FormRow>
      <FormRow>
        <TextField name="title" label={t(texts.title)} description={t(texts.titleHint)} autoComplete="off" optional />
        <TextField name="authorisation" label={t(texts.authorisation)} autoComplete="off" optional />
      </FormRow>
      <FormRow>
        <DayField name="authorised_on" label={t(texts.authorisedOn)} optional />
        <DayField name="authorised_until" label={t(texts.authorisedUntil)} description={t(texts.authorisedUntilHint)} optional />
      </FormRow>
      <TextField
        name="authorised_for"
        label={t(texts.authorisedFor)}
        description={t(texts.authorisedForHint)}
        autoComplete="off"
        optional
      />
      <SelectField name="locale" label={t(texts.locale)} options={useLanguageOptions()} />
    </>
  )
}

export const userValues = (user: UserDetails) =>
  ({
    ...personValues(user),
    type: user.type,
    title: user.title,
    authorisation: user.authorisation,
    authorised_on: user.authorised_on ?? '',
    authorised_for: user.authorised_for,
    authorised_until: user.authorised_until ?? '',
    version: user.version,
  }) satisfies BodyOf<typeof updateUser>

/** Values as the request body: blanks removed. */
export const userBody = (user: UserDetails): BodyOf<typeof updateUser> => {
  const { phone, street, post_code: postCode, city, tax_number: taxNumber, user_type_code: userType, ...more } = userValues(user)
  const { authorised_on: on, authorised_until: until, ...present } = more
  return {
    ...present,
    ...(on && { authorised_on: on }),
    ...(until && { authorised_until: until }),
    phone: phone || undefined,
    street: street || undefined,
    post_code: postCode || undefined,
    city: city || undefined,
    tax_number: taxNumber || undefined,
    user_type_code: userType || undefined,
  }
}

export const userTone: Record<UserStatus, StatusTone> = { active: 'good', invited: 'active', inactive: 'over', deleted: 'over' }
