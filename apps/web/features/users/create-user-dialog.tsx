import { roles } from '@dovolilnice/contract/permissions'
import { createUser } from '@dovolilnice/contract/users/create-user'
import { roleLabels } from '@dovolilnice/contract/users/user-labels'
import { useNavigate } from '@tanstack/react-router'
import { useMay } from '../../platform/session/use-session.ts'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { fieldsOf } from '../../ui/form/fields.tsx'
import { FormButtons } from '../../ui/form/form-layout.tsx'
import { OperationForm } from '../../ui/form/operation-form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { useOperationForm } from '../../ui/form/use-operation-form.ts'
import type { BodyOf } from '../../ui/form/use-operation-form.ts'
import { Modal } from '../../ui/overlays/modal.tsx'
import { PersonFields } from './person-fields.tsx'
import { texts } from './texts.ts'

const { SelectField } = fieldsOf<BodyOf<typeof createUser>>()

const CreateUserForm = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslate()
  const may = useMay()
  const navigate = useNavigate()
  const form = useOperationForm(createUser, {
    defaults: { name: '', type: 'person', email: '', locale: 'sl', role: 'regular' },
    done: texts.invited,
    onDone: ({ id }) => {
      onClose()
      void navigate({ to: '/uporabniki/$id', params: { id } })
    },
  })
  return (
    <OperationForm form={form} leaveFreely>
      <p>{t(texts.inviteHint)}</p>
      <PersonFields />
      {may('users:roles') && (
        <SelectField name="role" label={t(texts.role)} options={roles.map((value) => ({ value, label: t(roleLabels[value]) }))} />
      )}
      <FormButtons>
        <Button look="plain" onClick={onClose}>
          {t(texts.cancel)}
        </Button>
        <SubmitButton form={form}>{t(texts.invite)}</SubmitButton>
      </FormButtons>
    </OperationForm>
  )
}

/** Opens an account for someone; the form is made anew each time. */
export const CreateUserDialog = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => {
  const t = useTranslate()
  return (
    <Modal opened={opened} onClose={onClose} size={720} title={t(texts.newUser)}>
      {opened && <CreateUserForm onClose={onClose} />}
    </Modal>
  )
}
