import { hoursInWords } from '@dovolilnice/contract/parking/window-days'
import type { ParkingLot } from '@dovolilnice/contract/parking/parking-lot'
import type { Resources } from '@dovolilnice/contract/resources/operations'
import { IconMapPin } from '@tabler/icons-react'
import { pageLocale, readResources, t, useMay, useResource } from '../../../platform/kit.ts'
import { Button, OperationView, Part, ScreenLoading, Sheet, Tabs } from '../../../ui/kit.ts'
import { kindsOfLot, pricesText } from './lot-kinds.ts'
import styles from './parking.module.css'
import { texts } from '../texts.ts'
import { type GatePlace, readGates } from '@dovolilnice/contract/parking/operations'
import { gateSign } from '../../../ui/map/gate-sign.ts'
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { LazyTownMap } from '../../../ui/map/lazy-town-map.tsx'
import { type Locale, type Text, textIn } from '@dovolilnice/contract/locale'
import type { Permission } from '@dovolilnice/contract/permissions'
import { useParkingPlace } from './use-parking-place.ts'
import type { MapPlace } from '../../../ui/map/map-place.ts'

/** Lots have numbers, gates letters. */
const lotSign = (index: number): string => String(index + 1)

/** What stands on the map, in the order of the list. A lot without coordinates is only in the list. */
export const placesOf = (lots: readonly ParkingLot[], gates: readonly GatePlace[], locale: Locale): MapPlace[] => [
  ...lots.flatMap(({ id, name, latitude, longitude }, index): MapPlace[] =>
    latitude === null || longitude === null
      ? []
      : [{ key: id, sign: lotSign(index), kind: 'lot', name: textIn(name, locale), latitude, longitude }],
  ),
  ...gates.map(({ code, name, latitude, longitude }, index): MapPlace => ({
    key: code,
    sign: gateSign(index),
    kind: 'gate',
    name,
    latitude,
    longitude,
  })),
]

interface ChoiceProps {
  chosen: string | undefined
  onChoose: (key: string) => void
  /** The id of the element in the list that speaks of a place. */
  elementOf: (key: string) => string
}

const Kinds = ({ resources, lot }: { resources: Resources; lot: ParkingLot }) => {
  const locale = pageLocale()
  const kinds = kindsOfLot(resources, lot.id)
  if (kinds.length === 0) return <p className={styles.soft}>{t(texts.noKinds)}</p>
  return (
    <ul className={styles.kinds} aria-label={t(texts.kindsHere)}>
      {kinds.map((kind) => (
        <li key={kind.id}>
          <span className={styles.kindName}>{t(kind.name)}</span>
          <span>{pricesText(kind)}</span>
          {kind.time_windows.length > 0 && (
            <span className={styles.window}>{t(texts.hours, { hours: hoursInWords(kind.time_windows, locale) })}</span>
          )}
        </li>
      ))}
    </ul>
  )
}

const Lot = ({
  resources,
  lot,
  sign,
  chosen,
  onChoose,
  elementOf,
}: ChoiceProps & { resources: Resources; lot: ParkingLot; sign: string }) => (
  <li id={elementOf(lot.id)} className={styles.lot} data-chosen={chosen === lot.id || undefined}>
    <details>
      <summary>
        <span className={styles.number}>{sign}</span>
        <span>
          <span className={styles.lotName}>{t(lot.name)}</span>
          <span className={styles.soft}>
            {t(texts.zone, { zone: t(lot.zone_name) })}
            {lot.capacity !== null && ` · ${t(texts.spaces, { count: lot.capacity })}`}
          </span>
        </span>
      </summary>
      <Kinds resources={resources} lot={lot} />
      {lot.latitude === null ? (
        <p className={styles.soft}>{t(texts.notOnMap)}</p>
      ) : (
        <Button label={t(texts.showOnMap, { name: t(lot.name) })} look="quiet" small icon={IconMapPin} onClick={() => onChoose(lot.id)} />
      )}
    </details>
  </li>
)

const LotList = ({ resources, ...choice }: ChoiceProps & { resources: Resources }) => {
  if (resources.parking_lots.length === 0) return <p>{t(texts.noLots)}</p>
  return (
    <ul className={styles.places}>
      {resources.parking_lots.map((lot, index) => (
        <Lot key={lot.id} {...choice} resources={resources} lot={lot} sign={lotSign(index)} />
      ))}
    </ul>
  )
}

const GateList = ({ gates, chosen, onChoose, elementOf }: ChoiceProps & { gates: readonly GatePlace[] }) => {
  if (gates.length === 0) return <p>{t(texts.noGates)}</p>
  return (
    <ul className={styles.places}>
      {gates.map(({ code, name, zone }, index) => (
        <li key={code} id={elementOf(code)} className={styles.gate} data-chosen={chosen === code || undefined}>
          <button type="button" onClick={() => onChoose(code)}>
            <span className={styles.letter}>{gateSign(index)}</span>
            <span>
              {name}
              <span className={styles.soft}> · {zone === null ? t(texts.allZones) : t(texts.guards, { zone })}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

const mapId = 'parking-map'
/** Opens what the list says of a place and goes there, for the eye and for the keyboard. */
const showInList = (id: string): void => {
  const entry = document.getElementById(id)
  const details = entry?.querySelector('details')
  if (details) details.open = true
  entry?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
  entry?.querySelector<HTMLElement>('summary, button')?.focus({ preventScroll: true })
}

const elementOf = (key: string): string => `place-${key}`

const Overview = ({ resources }: { resources: Resources }) => {
  const gates = useResource(readGates)
  const [chosen, choose] = useState<string>()
  const lots = resources.parking_lots
  const locale = pageLocale()
  const places = useMemo(() => placesOf(lots, gates.data?.gates ?? [], locale), [lots, gates.data, locale])
  const chooseOnMap = (key: string): void => {
    choose(key)
    showInList(elementOf(key))
  }
  const chooseInList = (key: string): void => {
    choose(key)
    document.getElementById(mapId)?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
  }
  return (
    <div className={styles.overview}>
      <div className={styles.mapSide} id={mapId}>
        <LazyTownMap places={places} chosen={chosen} onChoose={chooseOnMap} />
        <p className={styles.soft}>{t(texts.mapHint)}</p>
      </div>
      <div className={styles.lists}>
        <Sheet title={t(texts.lots)}>
          <LotList resources={resources} chosen={chosen} onChoose={chooseInList} elementOf={elementOf} />
        </Sheet>
        <Sheet title={t(texts.bollards)}>
          <OperationView query={gates}>
            {(read) => <GateList gates={read.gates} chosen={chosen} onChoose={chooseInList} elementOf={elementOf} />}
          </OperationView>
        </Sheet>
      </div>
    </div>
  )
}

const ParkingOverview = () => (
  <OperationView query={useResource(readResources)}>{(resources) => <Overview resources={resources} />}</OperationView>
)

/** What most people never see need not be loaded for them. */
const LotsTab = lazy(() => import('../administration/lots-tab.tsx').then(({ LotsTab }) => ({ default: LotsTab })))
const KindsTab = lazy(() => import('../kinds/kinds-tab.tsx').then(({ KindsTab }) => ({ default: KindsTab })))
const WhatIfTab = lazy(() => import('../kinds/what-if-tab.tsx').then(({ WhatIfTab }) => ({ default: WhatIfTab })))
const UserTypesTab = lazy(() => import('../administration/user-types-tab.tsx').then(({ UserTypesTab }) => ({ default: UserTypesTab })))

interface Tab {
  key: string
  title: Text
  /** Everyone who is signed in sees a tab without one. */
  permission?: Permission
  content: () => ReactNode
}

const tabs: readonly Tab[] = [
  { key: 'map', title: texts.map, content: () => <ParkingOverview /> },
  { key: 'machines', title: texts.machines, permission: 'machines:read', content: () => <Part name="MachinesTab" props={{}} /> },
  {
    key: 'maintenance',
    title: texts.maintenanceTab,
    permission: 'machines:read',
    content: () => <Part name="MaintenanceTab" props={{}} />,
  },
  { key: 'emptyings', title: texts.emptyingsTab, permission: 'machines:read', content: () => <Part name="EmptyingsTab" props={{}} /> },
  { key: 'lots', title: texts.lots, permission: 'parking:read', content: () => <LotsTab /> },
  { key: 'bollards', title: texts.bollards, permission: 'parking:read', content: () => <Part name="BollardsTab" props={{}} /> },
  { key: 'kinds', title: texts.kindsTab, permission: 'parking:read', content: () => <KindsTab /> },
  { key: 'user-types', title: texts.userTypes, permission: 'parking:read', content: () => <UserTypesTab /> },
  { key: 'what-if', title: texts.whatIfTab, permission: 'parking:write', content: () => <WhatIfTab /> },
]

export const ParkingScreen = () => {
  const may = useMay()
  const { tab, go } = useParkingPlace()
  const own = tabs.filter(({ permission }) => permission === undefined || may(permission))
  if (own.length === 1) return <ParkingOverview />
  const shown = own.find(({ key }) => key === tab)?.key ?? 'map'
  return (
    <Tabs
      label={t(texts.parts)}
      tabs={own.map(({ key, title, content }) => ({
        key,
        title: t(title),
        content: <Suspense fallback={<ScreenLoading />}>{content()}</Suspense>,
      }))}
      shown={shown}
      onChoose={(key) => go({ tab: key === 'map' ? undefined : key })}
    />
  )
}
