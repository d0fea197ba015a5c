import { type controlBollard, holdBollards, stopGroupCommand } from '@dovolilnice/contract/bollards/operations'
import { commandLifetimeSeconds } from '@dovolilnice/contract/bollards/gate-command'
import { listOwnHolds } from '@dovolilnice/contract/bollards/holds/holds'
import { screens } from '@dovolilnice/contract/screens'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { defineTexts, t, useAction, useLive, useMay, useOperation } from '../../../platform/kit.ts'
import { Button, useHeightProperty, useNow } from '../../../ui/kit.ts'
import { useHoldLengths } from '../command/use-hold-lengths.ts'
import { useBollardCalls } from '../use-bollards.ts'
import { endingHolds, prolongedEnd, timeOf, type EndingHold } from './ending-holds.ts'
import styles from './hold-warning.module.css'

const texts = defineTexts({
  region: { sl: 'Zadržanja, ki se iztekajo', en: 'Holds that end soon' },
  ends: { sl: '{names}: zadržanje se izteče ob {time}.', en: '{names}: the hold ends at {time}.' },
  prolong: { sl: 'Podaljšaj do {time}', en: 'Extend until {time}' },
  release: { sl: 'Sprosti zdaj', en: 'Release now' },
  hide: { sl: 'Skrij', en: 'Hide' },
  prolonged: { sl: 'Ukaz za podaljšanje je poslan.', en: 'The command to extend has been sent.' },
  released: { sl: 'Ukaz za sprostitev je poslan.', en: 'The command to release has been sent.' },
  unconfirmed: {
    sl: 'Ukaz ni bil potrjen. Preverite stebriček ali poskusite znova.',
    en: 'The command has not been confirmed. Check the bollard, or try again.',
  },
})

/** So long a gate may take to carry a command out and to say so. */
const patienceMs = 2 * commandLifetimeSeconds * 1000

/** What was sent for a hold and is not seen to be done yet; `unconfirmed` when nobody can expect it any more. */
const useSent = (reread: () => Promise<unknown>) => {
  const [sent, setSent] = useState<'prolong' | 'release' | 'unconfirmed'>()
  useEffect(() => {
    if (sent === undefined || sent === 'unconfirmed') return
    // Read once more before it is said: this page may have missed the change.
    const timer = setTimeout(() => void reread().finally(() => setSent('unconfirmed')), patienceMs)
    return () => clearTimeout(timer)
  }, [sent, reread])
  return [sent, setSent] as const
}

/** Of one bollard, or of all that a command holds. The answer says only that it is stored; the line goes when the gate has done it. */
const useHoldActions = ({ group_id: group, codes, reason }: EndingHold, reread: () => Promise<unknown>) => {
  const { control } = useBollardCalls()
  const [sent, setSent] = useSent(reread)
  const [longer, ended] = [
    { done: texts.prolonged, onDone: () => setSent('prolong') },
    { done: texts.released, onDone: () => setSent('release') },
  ]
  const prolong = useAction(control as typeof controlBollard, longer)
  const prolongAll = useAction(holdBollards, longer)
  const release = useAction(control as typeof controlBollard, ended)
  const releaseAll = useAction(stopGroupCommand, ended)
  const [code = ''] = codes
  return {
    prolonging: prolong.isPending || prolongAll.isPending || sent === 'prolong',
    releasing: release.isPending || releaseAll.isPending || sent === 'release',
    unconfirmed: sent === 'unconfirmed',
    prolong: (until: Date) => {
      setSent(undefined)
      const hold_until = until.toISOString()
      if (group === null) prolong.mutate({ body: { device_code: code, action: 'hold_lowered', reason, hold_until } })
      else prolongAll.mutate({ body: { device_codes: [...codes], reason, hold_until } })
    },
    release: () => {
      setSent(undefined)
      if (group === null) release.mutate({ body: { device_code: code, action: 'release', reason } })
      else releaseAll.mutate({ params: { id: group }, body: { reason } })
    },
  }
}

/** A line that had the focus is gone: the keyboard goes on at the screen, not at the top of the page. */
const useWayBack = () => {
  const line = useRef<HTMLLIElement>(null)
  useLayoutEffect(() => {
    const element = line.current
    return () => {
      if (element?.contains(document.activeElement)) document.getElementById('main')?.focus({ preventScroll: true })
    }
  }, [])
  return line
}

const Line = ({ hold, now, reread, onHide }: { hold: EndingHold; now: Date; reread: () => Promise<unknown>; onHide: () => void }) => {
  const line = useWayBack()
  const until = prolongedEnd(hold.until, now, useHoldLengths())
  const { prolonging, releasing, unconfirmed, prolong, release } = useHoldActions(hold, reread)
  const about = { 'aria-description': hold.names }
  return (
    <li ref={line} className={styles.hold}>
      <p>
        <strong>{t(texts.ends, { names: hold.names, time: timeOf(hold.until) })}</strong> {hold.reason}
      </p>
      {unconfirmed && <p role="alert">{t(texts.unconfirmed)}</p>}
      <div className={styles.actions}>
        <Button
          label={t(texts.prolong, { time: timeOf(until) })}
          small
          busy={prolonging}
          disabled={releasing}
          {...about}
          onClick={() => prolong(until)}
        />
        <Button label={t(texts.release)} small look="plain" busy={releasing} disabled={prolonging} {...about} onClick={release} />
        <Button label={t(texts.hide)} small look="quiet" {...about} onClick={onHide} />
      </div>
    </li>
  )
}

/** On every screen but the tower, which says it in the bollard's row: a hold that the person gave ends soon. It takes no focus, and can be hidden. */
export const HoldWarning = () => {
  const enabled = useMay()('bollards:control')
  const holds = useOperation(listOwnHolds, {}, { every: 60_000, quiet: true, enabled })
  const own = holds.data?.items ?? []
  useLive(own.length > 0 ? 'bollards' : undefined, holds.refetch)
  const now = useNow(15_000)
  const [hidden, hide] = useState<readonly string[]>([])
  const inTower = useLocation({ select: ({ pathname }) => pathname === screens.bollardControl })
  const silent = !enabled || inTower
  const shown = silent ? [] : endingHolds(own, now).filter(({ key }) => !hidden.includes(key))
  const list = useHeightProperty<HTMLUListElement>('--warning-height', shown.length > 0)
  if (silent) return null
  return (
    <section className={styles.place} aria-label={t(texts.region)} data-screen-only data-shown={shown.length > 0 || undefined}>
      {/* It stands before it speaks, so that a screen reader hears it; the buttons, whose words change by the minute, are outside. */}
      <div role="status" aria-atomic={false} className="visually-hidden">
        {shown.map(({ key, names, until, reason }) => (
          <p key={key}>
            {t(texts.ends, { names, time: timeOf(until) })} {reason}
          </p>
        ))}
      </div>
      {shown.length > 0 && (
        <ul ref={list} className={styles.holds}>
          {shown.map((hold) => (
            <Line key={hold.key} hold={hold} now={now} reread={holds.refetch} onHide={() => hide([...hidden, hold.key])} />
          ))}
        </ul>
      )}
    </section>
  )
}
