import type { ActDetails, IssuedAct } from '@dovolilnice/contract/acts/record/issued-act'
import {
  type ActService,
  boxProblemLabels,
  boxStateLabels,
  failedReasonLabels,
  servedByLabels,
  serviceMannerLabels,
} from '@dovolilnice/contract/acts/service/act-service'
import { withdrawService } from '@dovolilnice/contract/acts/service/operations'
import { useState } from 'react'
import { formatDay, formatInstant, printPaper, t, today, useLive, useMay, useOperation } from '../../../platform/kit.ts'
import { Button, Facts, Modal, Notice, OperationView, RecordLink, Sheet, Stacked, StatusBadge, type StatusTone } from '../../../ui/kit.ts'
import styles from '../acts.module.css'
import { HandOverDialog, ResultDialog } from './service-dialogs.tsx'
import { WithdrawEntryDialog } from './withdraw-entry-dialog.tsx'
import { texts } from './texts.ts'
import { type ActStanding, actStandingLabels } from '@dovolilnice/contract/acts/service/act-standing'
import { actKindLabels } from '@dovolilnice/contract/acts/act-kinds'
import { isRevocation, isSuspension } from '@dovolilnice/contract/acts/suspension-ground'
import { getAct, readAct } from '@dovolilnice/contract/acts/record/operations'
import { IconPrinter } from '@tabler/icons-react'
import { FormButtons } from '../../../ui/form/kit.ts'
import { RemediesSheet } from '../remedies/remedies-sheet.tsx'
import { RestitutionSheet } from '../restitution/restitution-sheet.tsx'

const attemptLines = (one: ActService): string[] => {
  const { consignment, notice_on: notice, served_on: served, served_by: how, failed_on: failed, failed_reason: why, box } = one
  const lines = [
    t(texts.handedOver, { day: formatDay(one.handed_over_on), name: one.handed_over_by_name }),
    consignment && t(texts.consignmentLine, { number: consignment }),
    notice && t(texts.noticeLine, { day: formatDay(notice) }),
    served && how && t(served > today() ? texts.willCountLine : texts.servedLine, { day: formatDay(served), how: t(servedByLabels[how]) }),
    box &&
      [
        t(texts.boxLine, { address: box.address, state: t(boxStateLabels[box.state]) }),
        box.state_at && formatInstant(box.state_at),
        box.problem && t(texts.boxProblem, { at: formatInstant(box.tried_at), problem: t(boxProblemLabels[box.problem]) }),
      ]
        .filter(Boolean)
        .join(', '),
    failed && why && t(texts.failedLine, { day: formatDay(failed), why: t(failedReasonLabels[why]) }),
    one.note,
    one.withdrawn_reason && t(texts.withdrawnLine, { reason: one.withdrawn_reason, name: one.withdrawn_by_name ?? '' }),
  ]
  return lines.flatMap((line) => line || [])
}

const Attempt = ({ one, onResult, onWithdraw }: { one: ActService; onResult: () => void; onWithdraw: () => void }) => {
  const may = useMay()
  const lines = attemptLines(one)
  return (
    <li>
      <strong>{t(serviceMannerLabels[one.manner])}</strong>
      <span>{lines.join(' · ')}</span>
      {may('applications:conduct') && one.results.length > 0 && <Button label={t(texts.enterResult)} small onClick={onResult} />}
      {may('applications:conduct') && one.withdrawn_reason === null && (
        <Button
          label={t(texts.withdraw)}
          look="quiet"
          small
          danger
          aria-label={`${t(texts.withdraw)}: ${t(serviceMannerLabels[one.manner])}, ${lines[0]}`}
          onClick={onWithdraw}
        />
      )}
    </li>
  )
}

const AttemptsSheet = ({ act }: { act: ActDetails }) => {
  const may = useMay()
  const [handsOver, handOver] = useState(false)
  const [resulting, enterResult] = useState<ActService>()
  const [withdrawing, withdraw] = useState<ActService>()
  return (
    <Sheet
      title={t(texts.attempts)}
      actions={may('applications:conduct') && act.may_hand_over && <Button label={t(texts.handOver)} onClick={() => handOver(true)} />}
    >
      {act.services.length === 0 && <p className={styles.soft}>{t(texts.noAttempt)}</p>}
      <ul className={styles.list}>
        {act.services.map((one) => (
          <Attempt key={one.id} one={one} onResult={() => enterResult(one)} onWithdraw={() => withdraw(one)} />
        ))}
      </ul>
      {handsOver && <HandOverDialog act={act} onClose={() => handOver(false)} />}
      {resulting !== undefined && <ResultDialog act={act} service={resulting} onClose={() => enterResult(undefined)} />}
      {withdrawing !== undefined && (
        <WithdrawEntryDialog
          act={act}
          operation={withdrawService}
          entry={withdrawing}
          text={texts.withdrawText}
          onClose={() => withdraw(undefined)}
        />
      )}
    </Sheet>
  )
}

const tones: Readonly<Record<ActStanding, StatusTone>> = {
  unserved: 'warning',
  on_its_way: 'active',
  served: 'good',
  term_runs: 'active',
  under_appeal: 'warning',
  set_aside: 'over',
  final: 'good',
  on_file: 'over',
}

export const StandingBadge = ({ standing }: { standing: ActStanding }) => (
  <StatusBadge tone={tones[standing]}>{t(actStandingLabels[standing])}</StatusBadge>
)

/** What is missing until an act is final and binding; empty when nothing is. */
export const missingText = (act: IssuedAct): string => {
  const { standing, served_on: served, final_on: final, court_until: court } = act
  if (standing === 'unserved') return t(act.kind === 'supplement_call' || act.kind === 'hearing' ? texts.toServeForTerm : texts.toServe)
  if (standing === 'on_its_way')
    return served === null
      ? t(act.manner === 'e_service' ? texts.toCollect : texts.toEnter)
      : t(texts.waitsFiction, { day: formatDay(served) })
  if (standing === 'term_runs' && act.kind === 'silence') return ''
  if (standing === 'term_runs') return final === null ? t(texts.restoredTerm) : t(texts.termRuns, { day: formatDay(final) })
  if (standing === 'final' && court !== null && court >= today()) return t(texts.courtRuns, { day: formatDay(court) })
  return ''
}

/** A revocation and a suspension close the gates at once, whatever an appeal does. */
const takesPermit = ({ kind }: ActDetails): boolean => isRevocation(kind) || isSuspension(kind)

/** A day that is still to come holds only if no court action is brought until then. */
const isSuedLater = ({ court_until: court, binding_on: binding }: ActDetails): boolean =>
  court !== null && binding !== null && binding > court && court >= today()

const ActFacts = ({ act }: { act: ActDetails }) => {
  const day = (value: string | null) => value && formatDay(value)
  const pending = act.standing === 'on_its_way'
  const effects = [
    takesPermit(act) && t(act.suspensive ? texts.whenFinal : texts.atOnce),
    act.remedy === 'appeal' && t(act.suspensive ? texts.suspends : texts.doesNotSuspend),
  ]
  return (
    <Facts
      facts={[
        { label: t(texts.status), value: <StandingBadge standing={act.standing} /> },
        { label: t(texts.act), value: t(actKindLabels[act.kind]) },
        { label: t(texts.party), value: act.representative === null ? `${act.party}, ${act.party_address}` : act.party },
        { label: t(texts.addressee), value: act.addressee },
        { label: t(texts.representative), value: act.representative && `${act.representative}, ${act.party_address}` },
        { label: t(texts.record), value: <RecordLink {...act} /> },
        { label: t(texts.issuedAt), value: formatInstant(act.issued_at) },
        { label: t(texts.decidedBy), value: act.decided_by_name },
        { label: t(pending ? texts.fictionOn : texts.servedOn), value: day(act.served_on) },
        { label: t(texts.answerUntil), value: day(act.answer_until) },
        { label: t(texts.appealUntil), value: !pending && day(act.appeal_until) },
        { label: t(texts.finalOn), value: !pending && day(act.final_on) },
        { label: t(texts.courtUntil), value: !pending && day(act.court_until) },
        { label: t(isSuedLater(act) ? texts.bindingUnlessSued : texts.bindingOn), value: !pending && day(act.binding_on) },
        { label: t(texts.effectiveOn), value: day(act.effective_on) },
        { label: t(texts.endsOn), value: day(act.ends_on) },
        { label: t(texts.effect), value: effects.filter(Boolean).join(' '), wide: true },
      ]}
    />
  )
}

const ActView = ({ act }: { act: ActDetails }) => {
  const missing = missingText(act)
  return (
    <Stacked>
      {missing !== '' && <Notice tone={act.standing === 'unserved' ? 'warning' : 'neutral'} title={missing} />}
      <ActFacts act={act} />
      <AttemptsSheet act={act} />
      <RemediesSheet act={act} />
      <RestitutionSheet act={act} />
      <FormButtons>
        <Button label={t(texts.open)} look="plain" icon={IconPrinter} onClick={() => printPaper(readAct, act.id)} />
      </FormButtons>
    </Stacked>
  )
}

export const ActDialog = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const query = useOperation(getAct, { params: { id } }, { keep: true })
  useLive('applications', () => query.refetch())
  return (
    <Modal
      opened
      onClose={onClose}
      size={760}
      title={query.data === undefined ? t(texts.service) : t(texts.serviceOf, { number: query.data.number })}
    >
      <OperationView query={query}>{(act) => <ActView act={act} />}</OperationView>
    </Modal>
  )
}
