import { type ReactNode, useEffect } from 'react'
import type { PermitRow } from '@dovolilnice/contract/permits/permit'
import { permitStatusLabels } from '@dovolilnice/contract/permits/permit-labels'
import { readOwnCode } from '@dovolilnice/contract/permits/record/operations'
import { lastDayOf } from '@dovolilnice/contract/primitives/local-day'
import { IconWallet } from '@tabler/icons-react'
import { createPortal } from 'react-dom'
import { formatDay, formatInstant, t, today, useOperation, useUser } from '../../../platform/kit.ts'
import { Button, isUnreachable, NativeDialog, OperationView } from '../../../ui/kit.ts'
import styles from './card.module.css'
import { texts } from './card-texts.ts'
import { keepCode, type KeptCode, readKeptCodes } from './kept-codes.ts'

/** Keeps the screen from going dark while the component is shown, where the browser can. A page cannot make the screen brighter. */
const useWakeLock = (): void => {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let over = false
    const hold = async (): Promise<void> => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      // Refused where the battery is low: the code is shown all the same.
      lock = await navigator.wakeLock.request('screen').catch(() => undefined)
      if (over) await lock?.release()
    }
    const again = () => void hold()
    again()
    // The browser lets go when another app comes to the front.
    document.addEventListener('visibilitychange', again)
    return () => {
      over = true
      document.removeEventListener('visibilitychange', again)
      void lock?.release()
    }
  }, [])
}

/** Modules of white around a code, without which readers do not find it. */
const quietZone = 4

const Code = ({ code: { code, code_size: size }, number }: { code: Pick<KeptCode, 'code' | 'code_size'>; number: string }) => {
  const side = size + 2 * quietZone
  return (
    <svg
      className={styles.code}
      viewBox={`${-quietZone} ${-quietZone} ${side} ${side}`}
      role="img"
      aria-label={t(texts.codeAlt, { number })}
      shapeRendering="crispEdges"
    >
      <path fill="#000000" d={code} />
    </svg>
  )
}

interface FrameProps extends Pick<KeptCode, 'number' | 'kind' | 'plates' | 'valid_until'> {
  state?: string
  onClose: () => void
  children: ReactNode
}

/** A code over the whole screen, on white, with what a warden compares: kind, plates, last day. */
const CodeFrame = ({ number, kind, plates, valid_until: until, state, onClose, children }: FrameProps) => {
  useWakeLock()
  return createPortal(
    <NativeDialog open label={t(texts.codeTitle, { number })} className={styles.screen} maxWidth="none" onClose={onClose}>
      <div className={styles.screenBody}>
        {children}
        <p className={styles.screenPlates}>{plates.join(' · ')}</p>
        <p>
          <strong>{t(kind)}</strong>
          {state !== undefined && ` · ${state}`}
          <br />
          {number} · {t(texts.validUntil)} {formatDay(lastDayOf(until))}
        </p>
        <p className={styles.soft}>{t(texts.brighter)}</p>
        <Button label={t(texts.close)} wide onClick={onClose} data-autofocus />
      </div>
    </NativeDialog>,
    document.body,
  )
}

/** Without a network: the code as it was when it was last shown. It may have been blocked since, so it says when that was. */
export const KeptCodeScreen = ({ kept, onClose }: { kept: KeptCode; onClose: () => void }) => {
  const at = formatInstant(new Date(kept.at).toISOString())
  return (
    <CodeFrame {...kept} onClose={onClose}>
      <Code code={kept} number={kept.number} />
      <p role="status">
        <strong>{t(texts.keptCode, { at })}</strong>
      </p>
    </CodeFrame>
  )
}

/** The code of a permit, kept on this device for when there is no network. */
export const CodeScreen = ({ permit, onClose, onWallet }: { permit: PermitRow; onClose: () => void; onWallet: () => void }) => {
  const person = useUser().id
  const query = useOperation(readOwnCode, { params: { id: permit.id } })
  const { id, number, permit_kind_name: kind, plates, valid_until, status } = permit
  const { data, dataUpdatedAt: at, error } = query
  useEffect(() => {
    if (data === undefined) return
    const { code, code_size } = data
    keepCode(person, id, { number, code, code_size, kind, plates, valid_until, at })
  }, [data, at, person, id, number, kind, plates, valid_until])
  const kept = data === undefined && isUnreachable(error) ? readKeptCodes(person, today()).find((one) => one.number === number) : undefined
  if (kept !== undefined) return <KeptCodeScreen kept={kept} onClose={onClose} />
  return (
    <CodeFrame {...{ number, kind, plates, valid_until, onClose }} state={t(permitStatusLabels[status])}>
      <OperationView query={query}>{(code) => <Code code={code} number={number} />}</OperationView>
      {(status === 'active' || status === 'scheduled') && (
        <Button label={t(texts.wallet)} look="quiet" icon={IconWallet} onClick={onWallet} />
      )}
    </CodeFrame>
  )
}
