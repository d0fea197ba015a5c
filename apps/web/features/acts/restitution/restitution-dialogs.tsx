import { decideRestitution } from '@dovolilnice/contract/acts/restitution/decide-restitution'
import { proposeRestitution } from '@dovolilnice/contract/acts/restitution/propose-restitution'
import { missedTermLabels, restitutionOutcomeLabels, restitutionOutcomes } from '@dovolilnice/contract/acts/restitution/restitution'
import type { Restitution } from '@dovolilnice/contract/acts/restitution/restitution'
import type { ActDetails } from '@dovolilnice/contract/acts/record/issued-act'
import { today } from '../../../platform/today.ts'
import { formatDay } from '../../../platform/translate/format.ts'
import { useLocale, useTranslate } from '../../../platform/translate/use-translate.ts'
import { fieldsOf } from '../../../ui/form/fields.tsx'
import type { BodyOf } from '../../../ui/form/use-operation-form.ts'
import { StepDialog } from '../../../ui/record/step-dialog.tsx'
import { texts } from './texts.ts'

const proposalFields = fieldsOf<BodyOf<typeof proposeRestitution>>()
const decisionFields = fieldsOf<BodyOf<typeof decideRestitution>>()

/** Records that the party proposes to restore a term about an act. */
export const ProposeDialog = ({ act, onClose }: { act: ActDetails; onClose: () => void }) => {
  const t = useTranslate()
  const { DayField, SelectField, TextAreaField } = proposalFields
  const [first = 'appeal'] = act.may_propose
  return (
    <StepDialog
      title={t(texts.propose)}
      subject={act.number}
      operation={proposeRestitution}
      params={{ id: act.id }}
      defaults={{ term: first, proposed_on: '', ceased_on: '', grounds: '' }}
      submit={t(texts.propose)}
      done={texts.recorded}
      onClose={onClose}
    >
      <p>{t(texts.proposeHint)}</p>
      <SelectField
        name="term"
        label={t(texts.term)}
        options={act.may_propose.map((value) => ({ value, label: t(missedTermLabels[value]) }))}
      />
      <DayField name="proposed_on" label={t(texts.proposedOn)} max={today()} />
      <DayField name="ceased_on" label={t(texts.ceasedOn)} max={today()} />
      <TextAreaField name="grounds" label={t(texts.grounds)} rows={4} maxLength={2000} />
    </StepDialog>
  )
}

/** Issues the order about a proposal. */
export const DecideDialog = ({ act, proposal, onClose }: { act: ActDetails; proposal: Restitution; onClose: () => void }) => {
  const t = useTranslate()
  const locale = useLocale()
  const { SelectField, TextAreaField } = decisionFields
  const { id, term, version, proposed_on: proposed, propose_by: last } = proposal
  return (
    <StepDialog
      title={t(texts.decide)}
      subject={act.number}
      operation={decideRestitution}
      params={{ id }}
      defaults={{ version, outcome: '', reason: '' }}
      submit={t(texts.decide)}
      done={texts.decided}
      onClose={onClose}
    >
      <p>
        {t(texts.decideHint)} {term === 'supplement' && t(texts.setsAside)}
      </p>
      <p>{t(proposed > last ? texts.late : texts.inTime, { day: formatDay(last, locale) })}</p>
      <SelectField
        name="outcome"
        label={t(texts.outcome)}
        options={restitutionOutcomes.map((value) => ({ value, label: t(restitutionOutcomeLabels[value]) }))}
      />
      <TextAreaField name="reason" label={t(texts.reason)} rows={4} maxLength={2000} />
    </StepDialog>
  )
}
