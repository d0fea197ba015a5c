import { createUserType, readParkingAdministration, updateUserType } from '@dovolilnice/contract/parking/operations'
import {
  type AdministeredLot,
  type AdministeredUserType,
  newUserTypeFormSchema,
  type ParkingAdministration,
  userTypeFormSchema,
} from '@dovolilnice/contract/parking/parking-administration'
import { useState } from 'react'
import { t, useMay, useOperation } from '../../../platform/kit.ts'
import { type BodyOf, CheckSetField, fieldsOf, FormRow, optionsOf } from '../../../ui/form/kit.ts'
import { Button, OperationView, Sheet, SheetTable, useNameLanguages } from '../../../ui/kit.ts'
import { texts } from './admin-texts.ts'
import { previewedCall, PreviewedDialog } from './previewed-form.tsx'
import { wordLabels } from './further-names.tsx'
import { IconPlus } from '@tabler/icons-react'

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

const UserTypeDialog = ({ userType, lots, onClose }: DialogProps) => {
  const languages = useNameLanguages()
  const isNew = userType === 'new'
  return (
    <PreviewedDialog
      title={t(isNew ? texts.newUserType : texts.editUserType)}
      size={760}
      call={callFor(userType)}
      defaults={isNew ? emptyUserType : valuesOf(userType, lots)}
      params={isNew ? undefined : { code: userType.code }}
      schema={isNew ? newUserTypeFormSchema : userTypeFormSchema}
      onClose={onClose}
    >
      <FormRow>
        {languages.map(({ locale, optional }) => (
          <TextField key={locale} name={`name.${locale}`} label={t(wordLabels.name[locale])} optional={optional} maxLength={200} />
        ))}
      </FormRow>
      <FormRow>
        <SelectField name="applicant" label={t(texts.applicant)} options={optionsOf(texts, ['person', 'company', 'any'] as const)} />
        {isNew && <TextField name="code" label={t(texts.code)} maxLength={40} autoCapitalize="none" />}
      </FormRow>
      <CheckSetField<UserTypeValues>
        name="parking_lots"
        legend={t(texts.userTypeLots)}
        options={lots.map(({ id, name, zone }) => ({ value: id, label: `${name} (${zone})` }))}
      />
    </PreviewedDialog>
  )
}

const UserTypes = ({ parking }: { parking: ParkingAdministration }) => {
  const mayWrite = useMay()('parking:write')
  // By its code, so that an open dialog can begin anew with what was read since.
  const [opened, open] = useState<{ code?: string }>()
  const shown = opened && (opened.code === undefined ? 'new' : parking.user_types.find(({ code }) => code === opened.code))
  const lots = parking.parking_lots.filter(({ active }) => active)
  const lotsOf = (code: string): string => {
    const own = lots.filter(({ user_types: types }) => types.includes(code))
    if (own.length === 0) return t(texts.none)
    return own.length === lots.length ? t(texts.allLots) : own.map(({ name }) => name).join(', ')
  }
  return (
    <Sheet
      title={t(texts.userTypes)}
      actions={mayWrite && <Button label={t(texts.newUserType)} icon={IconPlus} onClick={() => open({})} />}
    >
      <SheetTable
        caption={t(texts.userTypes)}
        rows={parking.user_types}
        rowKey={({ code }) => code}
        onOpen={mayWrite ? ({ code }) => open({ code }) : undefined}
        columns={[
          { title: t(texts.name), cell: ({ name }) => t(name) },
          { title: t(texts.code), cell: ({ code }) => code },
          { title: t(texts.applicant), cell: ({ applicant }) => t(texts[applicant]) },
          { title: t(texts.lotsOf), cell: ({ code }) => lotsOf(code) },
          { title: t(texts.openPermits), cell: ({ open_permits: count }) => count, align: 'right' },
        ]}
      />
      {shown && <UserTypeDialog userType={shown} lots={parking.parking_lots} onClose={() => open(undefined)} />}
    </Sheet>
  )
}

export const UserTypesTab = () => (
  <OperationView query={useOperation(readParkingAdministration, {})}>{(parking) => <UserTypes parking={parking} />}</OperationView>
)
