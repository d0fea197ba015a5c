import type { controlBollard } from '@dovolilnice/contract/bollards/control-bollard'
import { holdBollards, stopGroupCommand } from '@dovolilnice/contract/bollards/group-command'
import { listOwnHolds } from '@dovolilnice/contract/bollards/holds/list-own-holds'
import { screens } from '@dovolilnice/contract/screens'
import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { useAction, useOperation } from '../../../platform/calls/query.ts'
import { useLive } from '../../../platform/live.ts'
import { useMay } from '../../../platform/session/use-session.ts'
import { useTranslate } from '../../../platform/translate/use-translate.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { useHoldLengths } from '../command/use-hold-lengths.ts'
import { useNow } from '../tower/use-now.ts'
import { useBollardCalls } from '../use-bollards.ts'
import { endingHolds, prolongedEnd, timeOf } from './ending-holds.ts'
import type { EndingHold } from './ending-holds.ts'
import styles from './hold-warning.module.css'
import { warningTexts as texts } from './warning-texts.ts'

/** The pressed button goes with its line: the keyboard goes on at the screen, not at the top of the page. */
const leaveWarning = (): void => document.getElementById('main')?.focus({ preventScroll: true })

/** Gives a hold another end, or ends it: of one bollard, or of all that one command holds. */
const useHoldActions = ({ group_id: group, codes, reason }: EndingHold) => {
  const { control } = useBollardCalls()
  const [longer, ended] = [
    { done: texts.prolonged, onDone: leaveWarning },
    { done: texts.released, onDone: leaveWarning },
  ]
  const prolong = useAction(control as typeof controlBollard, longer)
  const prolongAll = useAction(holdBollards, longer)
  const release = useAction(control as typeof controlBollard, ended)
  const releaseAll = useAction(stopGroupCommand, ended)
  const [code = ''] = codes
  return {
    busy: [prolong, prolongAll, release, releaseAll].some(({ isPending }) => isPending),
    prolong: (until: Date) => {
      const hold_until = until.toISOString()
      if (group === null) prolong.mutate({ body: { device_code: code, action: 'hold_lowered', reason, hold_until } })
      else prolongAll.mutate({ body: { device_codes: [...codes], reason, hold_until } })
    },
    release: () => {
      if (group === null) release.mutate({ body: { device_code: code, action: 'release', reason } })
      else releaseAll.mutate({ params: { id: group }, body: { reason } })
    },
  }
}

const Actions = ({ hold, now, onHide }: { hold: EndingHold; now: Date; onHide: () => void }) => {
  const t = useTranslate()
  const until = prolongedEnd(hold.until, now, useHoldLengths())
  const { busy, prolong, release } = useHoldActions(hold)
  const about = { 'aria-description': hold.names }
  return (
    <div className={styles.actions}>
      <Button small busy={busy} {...about} onClick={() => prolong(until)}>
        {t(texts.prolong, { time: timeOf(until) })}
      </Button>
      <Button small look="plain" disabled={busy} {...about} onClick={release}>
        {t(texts.release)}
      </Button>
      <Button small look="quiet" {...about} onClick={onHide}>
        {t(texts.hide)}
      </Button>
    </div>
  )
}

/** On every screen but the tower, which says it in the bollard's row: a hold that the person gave ends soon. It takes no focus, and can be hidden. */
export const HoldWarning = () => {
  const t = useTranslate()
  const enabled = useMay()('bollards:control')
  const holds = useOperation(listOwnHolds, {}, { every: 60_000, quiet: true, enabled })
  const own = holds.data?.items ?? []
  useLive(own.length > 0 ? 'bollards' : undefined, holds.refetch)
  const now = useNow(15_000)
  const [hidden, hide] = useState<readonly string[]>([])
  const inTower = useLocation({ select: ({ pathname }) => pathname === screens.bollardControl })
  if (!enabled || inTower) return null
  const shown = endingHolds(own, now).filter(({ key }) => !hidden.includes(key))
  return (
    <section className={styles.place} aria-label={t(texts.region)} data-screen-only data-shown={shown.length > 0 || undefined}>
      {/* The list stands before it speaks, so that a screen reader hears it; how many minutes are left is not said again and again. */}
      <div role="status" aria-atomic={false} className={styles.holds}>
        {shown.map((hold) => (
          <div key={hold.key} className={styles.hold}>
            <p>
              <strong>{t(texts.ends, { names: hold.names, time: timeOf(hold.until) })}</strong> {hold.reason}
            </p>
            <Actions
              hold={hold}
              now={now}
              onHide={() => {
                hide([...hidden, hold.key])
                leaveWarning()
              }}
            />
          </div>
        ))}
      </div>
    </section>
  )
}
