import type { ActDetails } from '@dovolilnice/contract/acts/record/issued-act'
import { failedReasonLabels, servedByLabels, serviceMannerLabels } from '@dovolilnice/contract/acts/service/service-manners'
import type { ActService } from '@dovolilnice/contract/acts/service/act-service'
import { withdrawService } from '@dovolilnice/contract/acts/service/withdraw-service'
import { useState } from 'react'
import { today } from '../../../platform/today.ts'
import { useMay } from '../../../platform/session/use-session.ts'
import { formatDay } from '../../../platform/translate/format.ts'
import { useLocale, useTranslate } from '../../../platform/translate/use-translate.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import styles from '../acts.module.css'
import { HandOverDialog, ResultDialog } from './service-dialogs.tsx'
import { WithdrawEntryDialog } from './withdraw-entry-dialog.tsx'
import { texts } from './texts.ts'

/** What is known of an attempt, in the order in which it happened. */
const useAttemptLines = () => {
  const t = useTranslate()
  const locale = useLocale()
  return (one: ActService): string[] => {
    const { consignment, notice_on: notice, served_on: served, served_by: how, failed_on: failed, failed_reason: why } = one
    const lines = [
      t(texts.handedOver, { day: formatDay(one.handed_over_on, locale), name: one.handed_over_by_name }),
      consignment && t(texts.consignmentLine, { number: consignment }),
      notice && t(texts.noticeLine, { day: formatDay(notice, locale) }),
      served &&
        how &&
        t(served > today() ? texts.willCountLine : texts.servedLine, { day: formatDay(served, locale), how: t(servedByLabels[how]) }),
      failed && why && t(texts.failedLine, { day: formatDay(failed, locale), why: t(failedReasonLabels[why]) }),
      one.note,
      one.withdrawn_reason && t(texts.withdrawnLine, { reason: one.withdrawn_reason, name: one.withdrawn_by_name ?? '' }),
    ]
    return lines.flatMap((line) => line || [])
  }
}

interface AttemptProps {
  one: ActService
  onResult: () => void
  onWithdraw: () => void
}

const Attempt = ({ one, onResult, onWithdraw }: AttemptProps) => {
  const t = useTranslate()
  const may = useMay()
  const lines = useAttemptLines()(one)
  return (
    <li>
      <strong>{t(serviceMannerLabels[one.manner])}</strong>
      <span>{lines.join(' · ')}</span>
      {may('applications:conduct') && one.results.length > 0 && (
        <Button small onClick={onResult}>
          {t(texts.enterResult)}
        </Button>
      )}
      {may('applications:conduct') && one.withdrawn_reason === null && (
        <Button
          look="quiet"
          small
          danger
          aria-label={`${t(texts.withdraw)}: ${t(serviceMannerLabels[one.manner])}, ${lines[0]}`}
          onClick={onWithdraw}
        >
          {t(texts.withdraw)}
        </Button>
      )}
    </li>
  )
}

/** All attempts to serve an act, the newest first, and what can be entered next. */
export const AttemptsSheet = ({ act }: { act: ActDetails }) => {
  const t = useTranslate()
  const may = useMay()
  const [handsOver, handOver] = useState(false)
  const [resulting, enterResult] = useState<ActService>()
  const [withdrawing, withdraw] = useState<ActService>()
  return (
    <Sheet
      title={t(texts.attempts)}
      actions={may('applications:conduct') && act.may_hand_over && <Button onClick={() => handOver(true)}>{t(texts.handOver)}</Button>}
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
