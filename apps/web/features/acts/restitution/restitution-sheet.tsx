import {
  decideRestitution,
  missedTermLabels,
  proposeRestitution,
  type Restitution,
  restitutionOutcomeLabels,
  restitutionOutcomes,
  withdrawRestitution,
} from '@dovolilnice/contract/acts/restitution/restitution'
import type { ActDetails } from '@dovolilnice/contract/acts/record/issued-act'
import { today, formatDay, useTranslate, useLanguage } from '../../../platform/translate/translate.ts'
import { fieldsOf, type BodyOf } from '../../../ui/form/form.tsx'
import { StepDialog } from '../../../ui/record/step-dialog.tsx'
import { texts } from './texts.ts'
import { useState } from 'react'
import { useMay } from '../../../platform/session/use-session.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import styles from '../acts.module.css'
import { WithdrawEntryDialog } from '../service/withdraw-entry-dialog.tsx'

const proposalFields = fieldsOf<BodyOf<typeof proposeRestitution>>()
const decisionFields = fieldsOf<BodyOf<typeof decideRestitution>>()

/** Records that the party proposes to restore a term about an act. */
const ProposeDialog = ({ act, onClose }: { act: ActDetails; onClose: () => void }) => {
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
const DecideDialog = ({ act, proposal, onClose }: { act: ActDetails; proposal: Restitution; onClose: () => void }) => {
  const { t, locale } = useLanguage()
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
      <TextAreaField name="reason" label={t(texts.reason)} rows={4} maxLength={4000} />
    </StepDialog>
  )
}

const useProposalLine = () => {
  const { t, locale } = useLanguage()
  return ({ term, proposed_on, propose_by, outcome, order_number, is_open, withdrawn_reason, ...proposal }: Restitution): string => {
    const timeliness = proposed_on > propose_by ? texts.late : texts.inTime
    const lines = [
      t(texts.line, { term: t(missedTermLabels[term]), day: formatDay(proposed_on, locale) }),
      is_open && t(timeliness, { day: formatDay(propose_by, locale) }),
      outcome && t(texts.orderLine, { outcome: t(restitutionOutcomeLabels[outcome]), number: order_number ?? '' }),
      withdrawn_reason && t(texts.withdrawnLine, { reason: withdrawn_reason, name: proposal.withdrawn_by_name ?? '' }),
      proposal.grounds,
    ]
    return lines.filter(Boolean).join(' · ')
  }
}

type Step = { step: 'decide' | 'withdraw'; proposal: Restitution }

/** Proposals to restore a term that the party missed about an act, and what can be done about them; nothing where none was missed. */
export const RestitutionSheet = ({ act }: { act: ActDetails }) => {
  const t = useTranslate()
  const may = useMay()
  const lineOf = useProposalLine()
  const [adds, add] = useState(false)
  const [open, begin] = useState<Step>()
  if (act.restitutions.length === 0 && act.may_propose.length === 0) return null
  return (
    <Sheet
      title={t(texts.title)}
      actions={
        may('applications:conduct') &&
        act.may_propose.length > 0 && (
          <Button look="plain" onClick={() => add(true)}>
            {t(texts.propose)}
          </Button>
        )
      }
    >
      {act.restitutions.length === 0 && <p className={styles.soft}>{t(texts.none)}</p>}
      <ul className={styles.list}>
        {act.restitutions.map((proposal) => (
          <li key={proposal.id}>
            <span>{lineOf(proposal)}</span>
            {may('applications:decide') && proposal.is_open && (
              <Button small onClick={() => begin({ step: 'decide', proposal })}>
                {t(texts.decide)}
              </Button>
            )}
            {may('applications:conduct') && proposal.is_open && (
              <Button look="quiet" small danger onClick={() => begin({ step: 'withdraw', proposal })}>
                {t(texts.withdraw)}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {adds && <ProposeDialog act={act} onClose={() => add(false)} />}
      {open?.step === 'decide' && <DecideDialog act={act} proposal={open.proposal} onClose={() => begin(undefined)} />}
      {open?.step === 'withdraw' && (
        <WithdrawEntryDialog
          act={act}
          operation={withdrawRestitution}
          entry={open.proposal}
          text={texts.withdrawText}
          onClose={() => begin(undefined)}
        />
      )}
    </Sheet>
  )
}
