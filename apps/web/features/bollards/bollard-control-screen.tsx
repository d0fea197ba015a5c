import { textIn } from '@dovolilnice/contract/locale'
import type { Device, Devices } from '@dovolilnice/contract/bollards/device'
import { useMemo, useState } from 'react'
import { pageLocale, t, useMay, useMedia } from '../../platform/kit.ts'
import { gateSign } from '../../ui/map/gate-sign.ts'
import { LazyTownMap } from '../../ui/map/lazy-town-map.tsx'
import { texts } from './texts.ts'
import { standingNames, standingOf, standings } from './tower/standing.ts'
import styles from './tower/tower.module.css'
import { IconUrgent } from '@tabler/icons-react'
import { Button, ScreenLoading, StaleNotice, useIsStale, useKeys, useNow } from '../../ui/kit.ts'
import { TitleLine } from '../../ui/shell/inside/title-line.tsx'
import { PassDialog, type PassFor } from './passes/pass-dialog.tsx'
import { PlateCheck } from './check/plate-check.tsx'
import { RefusalsDialog } from './check/refusals-dialog.tsx'
import { type Command, CommandDialog } from './command/command-dialog.tsx'
import { GatesLinkNotice } from './gates-link-notice.tsx'
import { GroupBanner } from './group/group-banner.tsx'
import { GroupDialog } from './group/group-dialog.tsx'
import { groupTexts } from './group/group-texts.ts'
import { HandoverDialog, HandoverNotice, handoverTexts } from './handover/handover-dialog.tsx'
import { BollardList, Outage, TowerCounts } from './tower/bollard-list.tsx'
import { Waiting, waitingOf } from './tower/waiting.tsx'
import { useDevices, useHandovers, useTraffic } from './use-bollards.ts'

interface TowerMapProps {
  devices: readonly Device[]
  alarmed: ReadonlySet<string>
  chosen: string | undefined
  onChoose: (code: string) => void
}

/** The bollards where they stand, each in the colour of its state; the list beside it says the same in words. */
const TowerMap = ({ devices, alarmed, chosen, onChoose }: TowerMapProps) => {
  const locale = pageLocale()
  const places = useMemo(
    () =>
      devices.map((device, index) => {
        const standing = standingOf(device)
        const inWords = textIn(standingNames[standing], locale).toLowerCase()
        const alarm = alarmed.has(device.code)
        return {
          key: device.code,
          sign: gateSign(index),
          kind: 'gate' as const,
          name: [device.name, inWords, ...(alarm ? [textIn(texts.refusedNow, locale)] : [])].join(', '),
          alarmed: alarm,
          latitude: device.latitude,
          longitude: device.longitude,
          standing,
          lines: [device.name, inWords],
        }
      }),
    [devices, alarmed, locale],
  )
  return (
    <div className={styles.map}>
      <LazyTownMap places={places} chosen={chosen} onChoose={onChoose} />
      <ul className={styles.legend} aria-label={t(texts.legend)}>
        {standings.map((standing) => (
          <li key={standing} data-standing={standing}>
            {t(standingNames[standing])}
          </li>
        ))}
      </ul>
    </div>
  )
}

interface TowerProps {
  data: Devices
  /** How the bollards stand now is not known: nothing may be asked of them. */
  stale: boolean
}

/** On a phone the list or the map; beside each other where there is room. */
const useShown = () => {
  const wide = useMedia('(min-width: 1100px)')
  const [shown, show] = useState<'list' | 'map'>('list')
  return { wide, showsMap: wide || shown === 'map', showsList: wide || shown === 'list', shown, show }
}

const Choice = ({ shown, show }: Pick<ReturnType<typeof useShown>, 'shown' | 'show'>) => (
  <div className={styles.choice} role="group" aria-label={t(texts.listOrMap)}>
    <button type="button" aria-pressed={shown === 'list'} onClick={() => show('list')}>
      {t(texts.asList)}
    </button>
    <button type="button" aria-pressed={shown === 'map'} onClick={() => show('map')}>
      {t(texts.map)}
    </button>
  </div>
)

/** Goes to what the list says of a bollard, for the eye and for the keyboard. */
const goToRow = (code: string): void => {
  const row = document.getElementById(`row-${code}`)
  row?.scrollIntoView({ block: 'nearest' })
  row?.querySelector('button')?.focus({ preventScroll: true })
}

const toCheck = (): void => document.querySelector<HTMLInputElement>('input[name="plate"]')?.focus()

const Tower = ({ data, stale }: TowerProps) => {
  const may = useMay()
  const traffic = useTraffic()
  const handovers = useHandovers()
  const [leaving, setLeaving] = useState(false)
  const { wide, showsMap, showsList, shown, show } = useShown()
  const [chosen, choose] = useState<string>()
  const [dismissed, dismiss] = useState<ReadonlySet<string>>(new Set())
  const now = useNow(15_000)
  const waiting = waitingOf(traffic, dismissed, now)
  const waitsAt = waiting.map(({ device_code: code }) => code).join(' ')
  const alarmed = useMemo(() => new Set(waitsAt.split(' ')), [waitsAt])
  const [looked, setLooked] = useState<Device>()
  const [command, setCommand] = useState<Command>()
  const [passFor, setPassFor] = useState<PassFor>()
  const [several, setSeveral] = useState<readonly Device[]>()
  const { items, link, groups } = data
  const openSeveral = (): void => {
    if (!stale && link.up) setSeveral(items)
  }
  useKeys({
    title: texts.keys,
    keys: [
      { press: 'e', label: texts.keySeveral, run: openSeveral },
      { press: 'p', label: texts.keyCheck, run: toCheck },
      { press: '/', run: toCheck },
    ],
  })
  const letIn = (zone: string | null) =>
    may('passes:issue') ? (plate: string, kind: PassFor['kind'] = 'plate') => setPassFor({ kind, plate, zone }) : undefined
  const deviceOf = (code: string) => items.find((device) => device.code === code)
  const lowerFor = (code: string, vehicle?: string): void => {
    const device = deviceOf(code)
    if (device !== undefined) setCommand({ device, action: 'lower', ...(vehicle && { vehicle }) })
  }
  const unread = handovers
    .filter(({ may_confirm: mayConfirm }) => mayConfirm)
    .map((handover) => <HandoverNotice key={handover.id} handover={handover} />)
  return (
    <>
      <TitleLine>
        <TowerCounts devices={items} live={stale ? undefined : now.getTime()} />
        <Button label={t(handoverTexts.hand)} look="quiet" onClick={() => setLeaving(true)} />
        {/* Not a menu's last entry: an ambulance waits. */}
        <Button label={t(groupTexts.several)} danger look="plain" icon={IconUrgent} disabled={stale || !link.up} onClick={openSeveral} />
      </TitleLine>
      <GatesLinkNotice link={link} />
      <div className={styles.notices}>
        {groups.map((group) => (
          <GroupBanner key={group.id} group={group} stale={stale || !link.up} />
        ))}
        {!wide && unread}
      </div>
      <div className={styles.tower}>
        <div className={styles.panel}>
          {may('plates:check') && (
            <PlateCheck
              mayLower={(code) => !stale && deviceOf(code)?.allowed_actions.includes('lower') === true}
              onLower={lowerFor}
              onPass={letIn(null)}
            />
          )}
          {!wide && <Choice shown={shown} show={show} />}
          <Outage devices={items} link={link.up} />
          <Waiting
            waiting={waiting}
            devices={items}
            now={now}
            stale={stale}
            onLower={lowerFor}
            onDismiss={(id) => dismiss(new Set([...dismissed, id]))}
          />
          {showsList && (
            <BollardList
              devices={items}
              traffic={traffic}
              stale={stale}
              chosen={chosen}
              onChoose={(code) => {
                choose(code)
                show('map')
              }}
              onCommand={(device, action) =>
                setCommand({ device, action, ...(action === 'hold_lowered' && device.hold?.reason && { reason: device.hold.reason }) })
              }
              onRefusals={setLooked}
            />
          )}
        </div>
        {showsMap && (
          <TowerMap
            devices={items}
            alarmed={alarmed}
            chosen={chosen}
            onChoose={(code) => {
              choose(code)
              if (wide) goToRow(code)
            }}
          />
        )}
      </div>
      {/* At the foot of a desk: one that comes in the middle of a shift pushes no row away under a hand. */}
      {wide && <div className={styles.handovers}>{unread}</div>}
      <RefusalsDialog
        gate={looked?.name}
        refusals={traffic.items.filter((refusal) => refusal.device_code === looked?.code)}
        onClose={() => setLooked(undefined)}
        onPass={letIn(looked?.zone ?? null)}
      />
      <PassDialog asked={passFor} onClose={() => setPassFor(undefined)} />
      <CommandDialog command={command} onClose={() => setCommand(undefined)} />
      <HandoverDialog devices={leaving ? items : undefined} handovers={handovers} onClose={() => setLeaving(false)} />
      <GroupDialog devices={several} onClose={() => setSeveral(undefined)} />
    </>
  )
}

export const BollardControlScreen = () => {
  const devices = useDevices()
  const { data, isPending, refetch } = devices
  const stale = useIsStale(devices)
  if (isPending) return <ScreenLoading />
  if (data === undefined)
    return (
      <div className={styles.message} role="alert">
        <p>{t(texts.failed)}</p>
        <Button label={t(texts.retry)} onClick={() => void refetch()} />
      </div>
    )
  return (
    <section aria-label={t(texts.bollards)}>
      <StaleNotice query={devices} />
      {stale && <p className={styles.since}>{t(texts.introStale)}</p>}
      {data.items.length === 0 ? (
        <div className={styles.message}>
          <h2>{t(texts.none)}</h2>
          <p>{t(texts.noneHint)}</p>
        </div>
      ) : (
        <Tower data={data} stale={stale} />
      )}
    </section>
  )
}
