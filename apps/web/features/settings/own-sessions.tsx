import type { OwnSession } from '@dovolilnice/contract/users/account'
import { endOwnSessions } from '@dovolilnice/contract/users/end-own-sessions'
import { listOwnSessions } from '@dovolilnice/contract/users/list-own-sessions'
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { confirm } from '../../platform/confirm.ts'
import { useAction, useOperation } from '../../platform/calls/query.ts'
import { signOut } from '../../platform/session/session-store.ts'
import { formatInstant } from '../../platform/translate/format.ts'
import { useLocale, useTranslate } from '../../platform/translate/use-translate.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { OperationView } from '../../ui/states/operation-view.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { deviceName } from './device-name.ts'
import styles from './settings.module.css'
import { texts } from './texts.ts'

const Session = ({ session, onEnd }: { session: OwnSession; onEnd: () => void }) => {
  const t = useTranslate()
  const locale = useLocale()
  const known = deviceName(session.user_agent)
  const device = known === undefined ? t(texts.unknownDevice) : t(texts.onSystem, known)
  const Icon = known?.system === 'Android' || known?.system === 'iOS' ? IconDeviceMobile : IconDeviceDesktop
  return (
    <li className={styles.session}>
      <Icon size={24} stroke={1.5} aria-hidden />
      <span className={styles.device}>
        <strong>{device}</strong> {session.current && <StatusBadge tone="good">{t(texts.thisDevice)}</StatusBadge>}
        <span className={styles.seen}>
          {t(texts.lastSeen, { at: formatInstant(session.last_seen_at, locale), address: session.address })}
        </span>
      </span>
      {!session.current && (
        <Button look="plain" small onClick={onEnd} aria-label={t(texts.endSessionOf, { device })}>
          {t(texts.endSession)}
        </Button>
      )}
    </li>
  )
}

/** Where the person is signed in, and how to end that. */
export const OwnSessions = () => {
  const t = useTranslate()
  const query = useOperation(listOwnSessions, {}, { quiet: 'server-error' })
  const endOne = useAction(endOwnSessions, { done: texts.sessionEnded })
  const endAll = useAction(endOwnSessions, { onDone: signOut })
  const askEndAll = async () => {
    if (await confirm({ title: texts.endAllAsk, text: texts.endAllText, action: texts.endAll, danger: true })) endAll.mutate({ body: {} })
  }
  return (
    <Sheet
      title={t(texts.sessions)}
      actions={
        <Button look="plain" danger onClick={() => void askEndAll()}>
          {t(texts.endAll)}
        </Button>
      }
    >
      <OperationView query={query}>
        {({ items }) => (
          <ul className={styles.sessions}>
            {items.map((session) => (
              <Session key={session.id} session={session} onEnd={() => endOne.mutate({ body: { session_id: session.id } })} />
            ))}
          </ul>
        )}
      </OperationView>
    </Sheet>
  )
}
