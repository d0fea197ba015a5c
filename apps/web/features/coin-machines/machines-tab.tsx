import { faultsText } from '@dovolilnice/contract/coin-machines/machine-faults'
import { listMachines, type MachineRow } from '@dovolilnice/contract/coin-machines/operations'
import { useMemo, useState } from 'react'
import { pageLocale, t, useLive, useOperation } from '../../platform/kit.ts'
import { LazyTownMap } from '../../ui/map/lazy-town-map.tsx'
import type { MapPlace } from '../../ui/map/map-place.ts'
import styles from './coin-machines.module.css'
import { texts } from './texts.ts'
import { MachineList } from './machine-list.tsx'

const usePlaces = (machines: readonly MachineRow[] | undefined): MapPlace[] => {
  const locale = pageLocale()
  return useMemo(
    () =>
      (machines ?? []).flatMap(({ id, cashier_nr, cashier_name: name, errors_str: errors, latitude, longitude }): MapPlace[] => {
        if (latitude === null || longitude === null) return []
        const alarmed = errors !== ''
        const said = alarmed ? t(texts.withFault, { name, faults: faultsText(errors, locale) }) : name
        return [{ key: id, sign: cashier_nr, kind: 'machine', name: said, latitude, longitude, alarmed }]
      }),
    [machines, locale],
  )
}

/** Where the machines in use stand. Those with a fault have another shape and colour, and their name says it. */
const MachineMap = () => {
  const query = useOperation(listMachines, { body: { itemsPerPage: 100, filters: { active: true } } }, { quiet: true })
  useLive('machines', () => query.refetch())
  const places = usePlaces(query.data?.items)
  const [chosen, choose] = useState<string>()
  if (places.length === 0) return null
  return (
    <details className={styles.mapPanel} open>
      <summary>{t(texts.map)}</summary>
      <LazyTownMap places={places} chosen={chosen} onChoose={choose} />
    </details>
  )
}

export const MachinesTab = () => (
  <div className={styles.machines}>
    <MachineMap />
    <MachineList />
  </div>
)
