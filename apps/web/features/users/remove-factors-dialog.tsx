import { removeUserFactors } from '@dovolilnice/contract/users/remove-user-factors'
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

const { TextAreaField } = fieldsOf<BodyOf<typeof removeUserFactors>>()

const RemoveFactorsForm = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const t = useTranslate()
  const form = useOperationForm(removeUserFactors, {
    params: { id },
    defaults: { reason: '' },
    done: texts.factorsRemoved,
    onDone: onClose,
  })
  return (
    <OperationForm form={form} leaveFreely>
      <p>{t(texts.removeFactorsText)}</p>
      <TextAreaField name="reason" label={t(texts.reason)} rows={3} maxLength={2000} />
      <FormButtons>
        <Button look="plain" onClick={onClose}>
          {t(texts.cancel)}
        </Button>
        <SubmitButton form={form} danger>
          {t(texts.removeFactors)}
        </SubmitButton>
      </FormButtons>
    </OperationForm>
  )
}

/** Asks why another's second factors are taken off: the reason stands in the history. */
export const RemoveFactorsDialog = ({ id, opened, onClose }: { id: string; opened: boolean; onClose: () => void }) => {
  const t = useTranslate()
  return (
    <Modal opened={opened} onClose={onClose} size={520} title={t(texts.removeFactors)}>
      {opened && <RemoveFactorsForm id={id} onClose={onClose} />}
    </Modal>
  )
}
