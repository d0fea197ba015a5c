import { deactivateUser } from '@dovolilnice/contract/users/deactivate-user'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { fieldsOf } from '../../ui/form/fields.tsx'
import { FormButtons } from '../../ui/form/form-layout.tsx'
import { OperationForm } from '../../ui/form/operation-form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { useOperationForm } from '../../ui/form/use-operation-form.ts'
import type { BodyOf } from '../../ui/form/use-operation-form.ts'
import { Modal } from '../../ui/overlays/modal.tsx'
import { texts } from './texts.ts'

const { TextAreaField } = fieldsOf<BodyOf<typeof deactivateUser>>()

const DeactivateForm = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const t = useTranslate()
  const form = useOperationForm(deactivateUser, {
    params: { id },
    defaults: { reason: '' },
    done: texts.deactivated,
    onDone: onClose,
  })
  return (
    <OperationForm form={form} leaveFreely>
      <p>{t(texts.deactivateText)}</p>
      <TextAreaField name="reason" label={t(texts.reason)} rows={3} maxLength={2000} />
      <FormButtons>
        <Button look="plain" onClick={onClose}>
          {t(texts.cancel)}
        </Button>
        <SubmitButton form={form} danger>
          {t(texts.deactivate)}
        </SubmitButton>
      </FormButtons>
    </OperationForm>
  )
}

/** Asks why an account is closed: the reason stands in its history. */
export const DeactivateDialog = ({ id, opened, onClose }: { id: string; opened: boolean; onClose: () => void }) => {
  const t = useTranslate()
  return (
    <Modal opened={opened} onClose={onClose} size={520} title={t(texts.deactivate)}>
      {opened && <DeactivateForm id={id} onClose={onClose} />}
    </Modal>
  )
}
