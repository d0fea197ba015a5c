import { withdrawRestitution } from '@dovolilnice/contract/acts/restitution/propose-restitution'
import { missedTermLabels, restitutionOutcomeLabels } from '@dovolilnice/contract/acts/restitution/restitution'
import type { Restitution } from '@dovolilnice/contract/acts/restitution/restitution'
import type { ActDetails } from '@dovolilnice/contract/acts/record/issued-act'
import { useState } from 'react'
import { useMay } from '../../../platform/session/use-session.ts'
import { formatDay } from '../../../platform/translate/format.ts'
import { useLocale, useTranslate } from '../../../platform/translate/use-translate.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import styles from '../acts.module.css'
import { WithdrawEntryDialog } from '../service/withdraw-entry-dialog.tsx'
import { DecideDialog, ProposeDialog } from './restitution-dialogs.tsx'
import { texts } from './texts.ts'

const useProposalLine = () => {
  const t = useTranslate()
  const locale = useLocale()
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
