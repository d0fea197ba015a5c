import { readGates } from '@dovolilnice/contract/parking/read-gates'
import type { Resources } from '@dovolilnice/contract/resources/read-resources'
import { useMemo, useState } from 'react'
import { useResource, useResources } from '../../../platform/resources/resources.ts'
import { useTranslate } from '../../../platform/translate/use-translate.ts'
import { LazyTownMap } from '../../../ui/map/lazy-town-map.tsx'
import { ScreenLoading } from '../../../ui/shell/screen-loading.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { GateList } from './gate-list.tsx'
import { LotList } from './lot-list.tsx'
import styles from './parking.module.css'
import { placesOf } from './places.ts'
import { texts } from '../texts.ts'

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
  const t = useTranslate()
  const gates = useResource(readGates).data?.gates
  const [chosen, choose] = useState<string>()
  const lots = resources.parking_lots
  const places = useMemo(() => placesOf(lots, gates ?? [], t), [lots, gates, t])
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
        <Sheet title={t(texts.gates)}>
          <GateList gates={gates ?? []} chosen={chosen} onChoose={chooseInList} elementOf={elementOf} />
        </Sheet>
      </div>
    </div>
  )
}

/** Where one may park with which permit, at what price and when, as a map and in words; and where the bollards stand. */
export const ParkingOverview = () => {
  const resources = useResources()
  if (resources === undefined) return <ScreenLoading />
  return <Overview resources={resources} />
}
