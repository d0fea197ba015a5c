import type { Drawer } from '@dovolilnice/contract/counter/read-drawers'
import { readDrawers } from '@dovolilnice/contract/counter/read-drawers'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { IconCoins, IconLock } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useOperation } from '../../platform/calls/query.ts'
import { useLive } from '../../platform/live.ts'
import { useMay } from '../../platform/session/use-session.ts'
import { formatDay, formatInstant } from '../../platform/translate/format.ts'
import { useLocale, useTranslate } from '../../platform/translate/use-translate.ts'
import { Button, ButtonLink } from '../../ui/buttons/button.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Columns, Sheet } from '../../ui/sheet.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { OperationView } from '../../ui/states/operation-view.tsx'
import { ChangeMoneyDialog } from './change-money-dialog.tsx'
import { CloseDialog } from './close-dialog.tsx'
import styles from './counter.module.css'
import { useDrawerFacts } from './drawer-facts.tsx'
import { texts } from './texts.ts'

interface DrawerProps {
  drawer: Drawer
  onStep: (step: 'change' | 'close') => void
}

/** What wants to be seen of a device. */
const Warning = ({ drawer }: { drawer: Drawer }) => {
  const t = useTranslate()
  const locale = useLocale()
  if (!drawer.in_use) return <Notice tone="warning" title={t(drawer.movements > 0 ? texts.outOfUse : texts.outOfUseWithCash)} />
  if (!drawer.is_overdue || drawer.opened_at === null) return null
  return <Notice tone="warning" title={t(texts.overdue, { day: formatDay(localDayOf(new Date(drawer.opened_at)), locale) })} />
}

const DrawerSheet = ({ drawer, onStep }: DrawerProps) => {
  const t = useTranslate()
  const locale = useLocale()
  const mayWrite = useMay()('payments:write')
  const { last_closing: last } = drawer
  const lastClosing = last && { label: t(texts.lastClosing), value: `${last.number}, ${formatInstant(last.closed_at, locale)}`, wide: true }
  const facts = useDrawerFacts(drawer)
  return (
    <Sheet
      title={`${drawer.device} · ${drawer.name}`}
      tone={drawer.is_overdue ? 'warning' : undefined}
      actions={
        mayWrite && (
          <>
            {drawer.in_use && (
              <Button look="plain" small icon={<IconCoins size={16} aria-hidden />} onClick={() => onStep('change')}>
                {t(texts.addChange)}
              </Button>
            )}
            {drawer.movements > 0 && (
              <Button small icon={<IconLock size={16} aria-hidden />} onClick={() => onStep('close')}>
                {t(texts.close)}
              </Button>
            )}
          </>
        )
      }
    >
      <div className={styles.drawer}>
        <Warning drawer={drawer} />
        {drawer.movements === 0 && <p className={styles.soft}>{t(texts.nothingMoved)}</p>}
        <Facts facts={[...facts, ...(lastClosing ? [lastClosing] : [])]} />
      </div>
    </Sheet>
  )
}

const NoDevices = () => {
  const t = useTranslate()
  return (
    <EmptyState
      icon={<IconCoins size={40} stroke={1.5} aria-hidden />}
      title={t(texts.noDevices)}
      text={t(texts.noDevicesText)}
      action={
        <ButtonLink look="plain" to="/racuni/prostori">
          {t(texts.premises)}
        </ButtonLink>
      }
    />
  )
}

/** What each device has taken since its last closing, and the way to close it. */
export const OpenDays = () => {
  const navigate = useNavigate({ from: '/blagajna' })
  const [step, setStep] = useState<{ id: string; step: 'change' | 'close' }>()
  const query = useOperation(readDrawers, {}, { keep: true })
  useLive('counter', () => query.refetch())
  const done = () => setStep(undefined)
  const chosen = query.data?.drawers.find(({ id }) => id === step?.id)
  const showClosing = (id: string) => void navigate({ search: { tab: 'closings', zakljucek: id } })
  return (
    <>
      <OperationView query={query}>
        {({ drawers }) =>
          drawers.length === 0 ? (
            <NoDevices />
          ) : (
            <Columns least="24rem">
              {drawers.map((drawer) => (
                <DrawerSheet key={drawer.id} drawer={drawer} onStep={(next) => setStep({ id: drawer.id, step: next })} />
              ))}
            </Columns>
          )
        }
      </OperationView>
      {step?.step === 'change' && chosen && <ChangeMoneyDialog drawer={chosen} onClose={done} />}
      {step?.step === 'close' && chosen && <CloseDialog drawer={chosen} onClose={done} onClosed={showClosing} />}
    </>
  )
}
