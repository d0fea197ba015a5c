import { createUserType } from '@dovolilnice/contract/parking/create-user-type'
import type { AdministeredLot, AdministeredUserType } from '@dovolilnice/contract/parking/parking-administration'
import { newUserTypeFormSchema, userTypeFormSchema } from '@dovolilnice/contract/parking/parking-administration'
import { updateUserType } from '@dovolilnice/contract/parking/update-user-type'
import { useState } from 'react'
import { useTranslate } from '../../../platform/translate/use-translate.ts'
import { fieldsOf } from '../../../ui/form/fields.tsx'
import { FormRow } from '../../../ui/form/form-layout.tsx'
import type { BodyOf } from '../../../ui/form/use-operation-form.ts'
import { useNameLanguages } from '../../../ui/languages.ts'
import { Modal } from '../../../ui/overlays/modal.tsx'
import { texts } from './admin-texts.ts'
import { CheckSetField } from '../../../ui/form/inputs/check-set-field.tsx'
import { previewedCall } from './previewed-call.ts'
import { PreviewedForm } from './previewed-form.tsx'
import { usePreviewedForm } from './use-previewed-form.ts'
import { wordLabels } from './word-labels.ts'

interface DialogProps {
  userType: AdministeredUserType | 'new'
  lots: readonly AdministeredLot[]
  onClose: () => void
}

type Body = BodyOf<typeof createUserType> & BodyOf<typeof updateUserType>
/** A new one has a code, a changed one the version that was read. */
type UserTypeValues = Omit<Body, 'code' | 'version'> & Partial<Pick<Body, 'code' | 'version'>>

const { SelectField, TextField } = fieldsOf<UserTypeValues>()

const valuesOf = ({ code, name, applicant, version }: AdministeredUserType, lots: readonly AdministeredLot[]): UserTypeValues => ({
  name,
  applicant,
  version,
  parking_lots: lots.filter(({ user_types: types }) => types.includes(code)).map(({ id }) => id),
})
const emptyUserType: UserTypeValues = { code: '', name: { sl: '', en: '' }, applicant: 'any', parking_lots: [] }

const callFor = (userType: AdministeredUserType | 'new') => {
  if (userType === 'new')
    return previewedCall(createUserType, ({ version, code = '', ...values }: UserTypeValues, preview) => ({
      body: { ...values, code, preview },
    }))
  const params = { code: userType.code }
  return previewedCall(updateUserType, ({ code, version = userType.version, ...values }: UserTypeValues, preview) => ({
    params,
    body: { ...values, version, preview },
  }))
}

const UserTypeForm = ({ userType, lots, onClose, onReload }: DialogProps & { onReload: () => void }) => {
  const t = useTranslate()
  const isNew = userType === 'new'
  const previewed = usePreviewedForm(callFor(userType), {
    defaults: isNew ? emptyUserType : valuesOf(userType, lots),
    params: isNew ? undefined : { code: userType.code },
    schema: isNew ? newUserTypeFormSchema : userTypeFormSchema,
    onSaved: onClose,
  })
  return (
    <PreviewedForm previewed={previewed} onCancel={onClose} onReload={onReload} leaveFreely>
      <FormRow>
        {useNameLanguages().map(({ locale, optional }) => (
          <TextField key={locale} name={`name.${locale}`} label={t(wordLabels.name[locale])} optional={optional} maxLength={200} />
        ))}
      </FormRow>
      <FormRow>
        <SelectField
          name="applicant"
          label={t(texts.applicant)}
          options={(['person', 'company', 'any'] as const).map((value) => ({ value, label: t(texts[value]) }))}
        />
        {isNew && <TextField name="code" label={t(texts.code)} maxLength={40} autoCapitalize="none" />}
      </FormRow>
      <CheckSetField<UserTypeValues>
        name="parking_lots"
        legend={t(texts.userTypeLots)}
        options={lots.map(({ id, name, zone }) => ({ value: id, label: `${name} (${zone})` }))}
      />
    </PreviewedForm>
  )
}

/** Adds a type of user or changes one; the form is made anew each time. */
export const UserTypeDialog = ({
  userType,
  ...more
}: Omit<DialogProps, 'userType'> & { userType: DialogProps['userType'] | undefined }) => {
  const t = useTranslate()
  const [round, setRound] = useState(0)
  return (
    <Modal
      opened={userType !== undefined}
      onClose={more.onClose}
      size={760}
      title={t(userType === 'new' ? texts.newUserType : texts.editUserType)}
    >
      {userType !== undefined && <UserTypeForm key={round} userType={userType} {...more} onReload={() => setRound(round + 1)} />}
    </Modal>
  )
}
