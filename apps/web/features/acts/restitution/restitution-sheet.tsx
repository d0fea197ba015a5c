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
import { defineTexts, formatDay, t, today, useMay } from '../../../platform/kit.ts'
import { type BodyOf, fieldsOf, optionsOf } from '../../../ui/form/kit.ts'
import { Button, Sheet, StepDialog } from '../../../ui/kit.ts'
import { useState } from 'react'
import styles from '../acts.module.css'
import { WithdrawEntryDialog } from '../service/withdraw-entry-dialog.tsx'

const texts = defineTexts({
  title: { sl: 'Vrnitev v prejšnje stanje', en: 'Restoration of a missed term' },
  none: { sl: 'Predloga za vrnitev v prejšnje stanje ni.', en: 'Nobody has proposed to restore a missed term.' },
  propose: { sl: 'Vpiši predlog za vrnitev', en: 'Record a proposal' },
  proposeHint: {
    sl: 'Stranka, ki je rok zamudila iz opravičenega vzroka, predlaga vrnitev v osmih dneh od prenehanja vzroka, najpozneje v treh mesecih od zamude. Predlogu priloži zamujeno vlogo.',
    en: 'A party that missed a term for a justified cause proposes its restoration within eight days of the end of the cause, at the latest three months after the missed term. It encloses what it missed to lodge.',
  },
  term: { sl: 'Kateri rok je bil zamujen', en: 'Which term was missed' },
  proposedOn: { sl: 'Predlog vložen dne', en: 'Proposed on' },
  ceasedOn: { sl: 'Vzrok prenehal ali stranka zvedela za zamudo dne', en: 'Cause ended, or party knew of it, on' },
  grounds: { sl: 'Kaj stranka navaja in s čim dokazuje', en: 'What the party says, and its proofs' },
  recorded: { sl: 'Predlog je vpisan.', en: 'The proposal is recorded.' },
  decide: { sl: 'Odloči o predlogu', en: 'Decide on the proposal' },
  decideHint: {
    sl: 'Izda se sklep, ki ga vročite. Če je vrnitev dovoljena, rok teče znova od vročitve sklepa.',
    en: 'An order is issued, which you serve. A restored term runs anew from the service of the order.',
  },
  setsAside: {
    sl: 'Z dovoljeno vrnitvijo se odpravi sklep o zavrženju vloge.',
    en: 'If the term is restored, the order that dismissed the application is set aside.',
  },
  outcome: { sl: 'Odločitev', en: 'Decision' },
  reason: { sl: 'Obrazložitev', en: 'Reasons' },
  decided: { sl: 'Sklep je izdan in čaka na vročanje.', en: 'The order is issued and waits to be served.' },
  inTime: { sl: 'Predlog je v roku (do {day}).', en: 'The proposal is in time (until {day}).' },
  late: { sl: 'Predlog je prepozen: rok se je iztekel {day}.', en: 'The proposal is late: its term ended on {day}.' },
  line: { sl: 'Zamujen {term}, predlog z dne {day}', en: 'Missed {term}, proposed on {day}' },
  orderLine: { sl: '{outcome}, sklep št. {number}', en: '{outcome}, order no. {number}' },
  withdraw: { sl: 'Umakni predlog', en: 'Take the proposal back' },
  withdrawText: { sl: 'Predlog ostane v zgodovini z razlogom umika.', en: 'The proposal stays in the history with the reason.' },
  withdrawnLine: { sl: 'Umaknjeno: {reason} ({name})', en: 'Taken back: {reason} ({name})' },
})

const proposalFields = fieldsOf<BodyOf<typeof proposeRestitution>>()
const decisionFields = fieldsOf<BodyOf<typeof decideRestitution>>()

const ProposeDialog = ({ act, onClose }: { act: ActDetails; onClose: () => void }) => {
  const { DayField, SelectField, TextAreaField } = proposalFields
  const [first = 'appeal'] = act.may_propose
  return (
    <StepDialog
      title={t(texts.propose)}
      subject={act.number}
      operation={proposeRestitution}
      params={{ id: act.id }}
      defaults={{ term: first, proposed_on: '', ceased_on: '', grounds: '' }}
      done={texts.recorded}
      onClose={onClose}
    >
      <p>{t(texts.proposeHint)}</p>
      <SelectField name="term" label={t(texts.term)} options={optionsOf(missedTermLabels, act.may_propose)} />
      <DayField name="proposed_on" label={t(texts.proposedOn)} max={today()} />
      <DayField name="ceased_on" label={t(texts.ceasedOn)} max={today()} />
      <TextAreaField name="grounds" label={t(texts.grounds)} rows={4} maxLength={2000} />
    </StepDialog>
  )
}

const DecideDialog = ({ act, proposal, onClose }: { act: ActDetails; proposal: Restitution; onClose: () => void }) => {
  const { SelectField, TextAreaField } = decisionFields
  const { id, term, version, proposed_on: proposed, propose_by: last } = proposal
  return (
    <StepDialog
      title={t(texts.decide)}
      subject={act.number}
      operation={decideRestitution}
      params={{ id }}
      defaults={{ version, outcome: '', reason: '' }}
      done={texts.decided}
      onClose={onClose}
    >
      <p>
        {t(texts.decideHint)} {term === 'supplement' && t(texts.setsAside)}
      </p>
      <p>{t(proposed > last ? texts.late : texts.inTime, { day: formatDay(last) })}</p>
      <SelectField name="outcome" label={t(texts.outcome)} options={optionsOf(restitutionOutcomeLabels, restitutionOutcomes)} />
      <TextAreaField name="reason" label={t(texts.reason)} rows={4} maxLength={4000} />
    </StepDialog>
  )
}

const lineOf = ({ term, proposed_on, propose_by, outcome, order_number, is_open, withdrawn_reason, ...proposal }: Restitution): string => {
  const timeliness = proposed_on > propose_by ? texts.late : texts.inTime
  const lines = [
    t(texts.line, { term: t(missedTermLabels[term]), day: formatDay(proposed_on) }),
    is_open && t(timeliness, { day: formatDay(propose_by) }),
    outcome && t(texts.orderLine, { outcome: t(restitutionOutcomeLabels[outcome]), number: order_number ?? '' }),
    withdrawn_reason && t(texts.withdrawnLine, { reason: withdrawn_reason, name: proposal.withdrawn_by_name ?? '' }),
    proposal.grounds,
  ]
  return lines.filter(Boolean).join(' · ')
}

type Step = { step: 'decide' | 'withdraw'; proposal: Restitution }

export const RestitutionSheet = ({ act }: { act: ActDetails }) => {
  const may = useMay()
  const [adds, add] = useState(false)
  const [open, begin] = useState<Step>()
  if (act.restitutions.length === 0 && act.may_propose.length === 0) return null
  return (
    <Sheet
      title={t(texts.title)}
      actions={
        may('applications:conduct') &&
        act.may_propose.length > 0 && <Button label={t(texts.propose)} look="plain" onClick={() => add(true)} />
      }
    >
      {act.restitutions.length === 0 && <p className={styles.soft}>{t(texts.none)}</p>}
      <ul className={styles.list}>
        {act.restitutions.map((proposal) => (
          <li key={proposal.id}>
            <span>{lineOf(proposal)}</span>
            {may('applications:decide') && proposal.is_open && (
              <Button label={t(texts.decide)} small onClick={() => begin({ step: 'decide', proposal })} />
            )}
            {may('applications:conduct') && proposal.is_open && (
              <Button label={t(texts.withdraw)} look="quiet" small danger onClick={() => begin({ step: 'withdraw', proposal })} />
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
