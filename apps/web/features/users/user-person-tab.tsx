import type { UserDetails } from '@dovolilnice/contract/users/user'
import { updateUser } from '@dovolilnice/contract/users/update-user'
import { useState } from 'react'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Facts } from '../../ui/facts.tsx'
import { FormButtons } from '../../ui/form/form-layout.tsx'
import { OperationForm } from '../../ui/form/operation-form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { useOperationForm } from '../../ui/form/use-operation-form.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { PersonFields } from './person-fields.tsx'
import { languageTexts } from '../../ui/languages.ts'
import { texts } from './texts.ts'
import { userValues } from './user-form-values.ts'

const PersonForm = ({ user, onFresh }: { user: UserDetails; onFresh: () => void }) => {
  const t = useTranslate()
  const form = useOperationForm(updateUser, {
    params: { id: user.id },
    defaults: userValues(user),
    done: texts.saved,
    onDone: onFresh,
  })
  return (
    <OperationForm form={form}>
      <PersonFields keepsEmail={!user.allowed_actions.includes('change_email')} />
      <FormButtons>
        {form.failure?.code === 'conflict' && (
          <Button look="plain" onClick={onFresh}>
            {t(texts.reload)}
          </Button>
        )}
        <SubmitButton form={form}>{t(texts.save)}</SubmitButton>
      </FormButtons>
    </OperationForm>
  )
}

const PersonFacts = ({ user }: { user: UserDetails }) => {
  const t = useTranslate()
  return (
    <Facts
      facts={[
        { label: t(texts.street), value: user.street },
        { label: t(texts.postCode), value: user.post_code },
        { label: t(texts.city), value: user.city },
        { label: t(texts.taxNumber), value: user.tax_number },
        { label: t(texts.locale), value: t(languageTexts[user.locale]) },
      ]}
    />
  )
}

/** The person's data: to be changed by those who may. The form keeps the version it began with, also when the page is read anew behind it. */
export const UserPersonTab = ({ user }: { user: UserDetails }) => {
  const [round, setRound] = useState(0)
  return (
    <Sheet>
      {user.allowed_actions.includes('update') ? (
        <PersonForm key={round} user={user} onFresh={() => setRound(round + 1)} />
      ) : (
        <PersonFacts user={user} />
      )}
    </Sheet>
  )
}
