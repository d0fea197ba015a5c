import { staffRoles } from '@dovolilnice/contract/permissions'
import { factorRules } from '@dovolilnice/contract/second-factor/second-factor'
import { factorRuleLabels } from '@dovolilnice/contract/second-factor/second-factor-event-words'
import { readSignInPolicy, type SignInPolicy, updateSignInPolicy } from '@dovolilnice/contract/second-factor/operations'
import { askWhoIsSignedIn, t, useOperation } from '../../platform/kit.ts'
import { fieldsOf, FormRow } from '../../ui/form/kit.ts'
import { OperationView, SharedForm, Sheet, useSharedForm } from '../../ui/kit.ts'
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

export const SignInPolicySheet = () => {
  const query = useOperation(readSignInPolicy, {}, { quiet: true })
  return (
    <Sheet title={t(texts.policy)}>
      <p className="how">{t(texts.policyHow)}</p>
      <OperationView query={query}>{(policy) => <PolicyForm policy={policy} />}</OperationView>
    </Sheet>
  )
}
