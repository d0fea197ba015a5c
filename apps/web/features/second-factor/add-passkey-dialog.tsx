import { addPasskey } from '@dovolilnice/contract/second-factor/add-passkey'
import { beginPasskey } from '@dovolilnice/contract/second-factor/begin-passkey'
import { passkeyNameSchema } from '@dovolilnice/contract/second-factor/second-factor'
import { z } from 'zod/mini'
import { call } from '../../platform/calls/call.ts'
import { isCallError } from '../../platform/calls/call-error.ts'
import { makePasskey } from '../../platform/passkeys.ts'
import { showSnackbar } from '../../platform/snackbar.ts'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { fieldsOf } from '../../ui/form/fields.tsx'
import { FormButtons } from '../../ui/form/form-layout.tsx'
import { OperationForm } from '../../ui/form/operation-form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { useOperationForm } from '../../ui/form/use-operation-form.ts'
import { Modal } from '../../ui/overlays/modal.tsx'
import { texts } from './texts.ts'

const formSchema = z.object({ name: passkeyNameSchema })
interface Named {
  name: string
}
const { TextField } = fieldsOf<Named>()

interface AddProps {
  onClose: () => void
  /** @param codes recovery codes to be shown once */
  onAdded: (codes: string[] | null) => void
}

/** The browser makes the passkey between the two calls; what it refuses is said without an error's number. */
const toCall = async ({ name }: Named) => {
  const begun = await call(beginPasskey, {}, { quiet: true })
  const passkey = await makePasskey(begun).catch((error: unknown) => {
    if (!isCallError(error)) showSnackbar(texts.passkeyFailed, { tone: 'bad', mode: 'multi-line' })
    throw error
  })
  return { body: { name, passkey } }
}

/** A new passkey with a name. */
export const AddPasskeyDialog = ({ onClose, onAdded }: AddProps) => {
  const t = useTranslate()
  const form = useOperationForm<typeof addPasskey, Named>(addPasskey, {
    defaults: { name: '' },
    schema: formSchema,
    toCall,
    done: texts.passkeyAdded,
    onDone: ({ recovery_codes: codes }) => onAdded(codes),
  })
  return (
    <Modal opened onClose={onClose} size={520} title={t(texts.addPasskey)}>
      <OperationForm form={form} leaveFreely>
        <p>{t(texts.passkeyHow)}</p>
        <TextField name="name" label={t(texts.passkeyName)} description={t(texts.passkeyNameHow)} maxLength={60} autoFocus />
        <FormButtons>
          <Button look="plain" onClick={onClose}>
            {t(texts.cancel)}
          </Button>
          <SubmitButton form={form}>{t(texts.make)}</SubmitButton>
        </FormButtons>
      </OperationForm>
    </Modal>
  )
}
