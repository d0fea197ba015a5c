import { formatPhone } from '@dovolilnice/contract/primitives/phone'
import { type Account, updateAccount } from '@dovolilnice/contract/users/own-account'
import { askWhoIsSignedIn, t } from '../../platform/kit.ts'
import { type BodyOf, fieldsOf, FormButtons, FormRow, OperationForm, SubmitButton, useOperationForm } from '../../ui/form/kit.ts'
import { Sheet, useLanguageOptions } from '../../ui/kit.ts'
import { ChangedElsewhere, isConflict, useNewVersion } from '../../ui/record/saved-meanwhile.tsx'
import { OwnIdentity } from './own-identity.tsx'
import { texts } from './texts.ts'

const { SelectField, TextField } = fieldsOf<BodyOf<typeof updateAccount>>()

const defaultsOf = ({ name, type, phone, street, post_code, city, tax_number, locale, version }: Account) => ({
  name,
  type,
  phone: formatPhone(phone ?? ''),
  street: street ?? '',
  post_code: post_code ?? '',
  city: city ?? '',
  tax_number: tax_number ?? '',
  locale,
  version,
})

export const OwnData = ({ account }: { account: Account }) => {
  const form = useOperationForm(updateAccount, {
    defaults: defaultsOf(account),
    done: texts.saved,
    onDone: () => void askWhoIsSignedIn(),
  })
  const isNew = useNewVersion(form, defaultsOf(account))
  return (
    <Sheet title={t(texts.ownData)}>
      <OperationForm form={form} label={t(texts.ownData)} failureShown={isConflict(form.failure)}>
        <FormRow>
          <TextField name="name" label={t(texts.name)} autoComplete="name" />
          <SelectField
            name="type"
            label={t(texts.kind)}
            options={[
              { value: 'person', label: t(texts.person) },
              { value: 'company', label: t(texts.company) },
            ]}
          />
          <TextField name="phone" type="tel" label={t(texts.phone)} autoComplete="tel" optional />
          <TextField name="tax_number" label={t(texts.taxNumber)} inputMode="numeric" optional />
          <TextField name="street" label={t(texts.street)} autoComplete="street-address" optional />
          <TextField name="post_code" label={t(texts.postCode)} autoComplete="postal-code" inputMode="numeric" optional />
          <TextField name="city" label={t(texts.city)} autoComplete="address-level2" optional />
          <SelectField name="locale" label={t(texts.language)} options={useLanguageOptions()} />
        </FormRow>
        <ChangedElsewhere shown={isNew || isConflict(form.failure)} />
        <FormButtons>
          <SubmitButton label={t(texts.save)} form={form} />
          <OwnIdentity
            onShown={(shown) => {
              for (const name of ['name', 'street', 'post_code', 'city'] as const)
                if (shown[name] !== '') form.setValue(name, shown[name], { shouldDirty: true, shouldValidate: true })
            }}
          />
        </FormButtons>
      </OperationForm>
    </Sheet>
  )
}
