import { staffRoles } from '@dovolilnice/contract/permissions'
import { factorRules } from '@dovolilnice/contract/second-factor/second-factor'
import { factorRuleLabels } from '@dovolilnice/contract/second-factor/second-factor-event-words'
import { readSignInPolicy, type SignInPolicy, updateSignInPolicy } from '@dovolilnice/contract/second-factor/operations'
import { useOperation } from '../../platform/calls/query.ts'
import { askWhoIsSignedIn } from '../../platform/session/session-store.ts'
import { t } from '../../platform/translate/translate.ts'
import { fieldsOf, FormRow } from '../../ui/form/form.tsx'
import { SharedForm, useSharedForm } from '../../ui/record/saved-meanwhile.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { OperationView } from '../../ui/states/operation-view.tsx'
import { texts } from './texts.ts'

const { SelectField } = fieldsOf<SignInPolicy>()

const PolicyForm = ({ policy }: { policy: SignInPolicy }) => {
  const shared = useSharedForm<typeof updateSignInPolicy, SignInPolicy>(updateSignInPolicy, {
    defaults: policy,
    callOf: (body, began) => ({ body: { ...body, seen: began && { ...began } } }),
    done: texts.policySaved,
    // The rule may be about oneself.
    onDone: () => void askWhoIsSignedIn(),
  })
  const options = factorRules.map((value) => ({ value, label: t(factorRuleLabels[value]) }))
  return (
    <SharedForm {...shared} label={t(texts.policy)} submit={t(texts.savePolicy)}>
      <FormRow>
        {staffRoles.map((role) => (
          <SelectField key={role} name={role} label={t(texts[role])} options={options} />
        ))}
      </FormRow>
    </SharedForm>
  )
}

/** The roles of which a second factor is asked; for people who may give roles. */
export const SignInPolicySheet = () => {
  const query = useOperation(readSignInPolicy, {}, { quiet: true })
  return (
    <Sheet title={t(texts.policy)}>
      <p className="how">{t(texts.policyHow)}</p>
      <OperationView query={query}>{(policy) => <PolicyForm policy={policy} />}</OperationView>
    </Sheet>
  )
}
