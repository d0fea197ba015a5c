import type { Text } from '@dovolilnice/contract/locale'
import { Tabs } from '@mantine/core'
import type { ReactNode } from 'react'
import { useMay } from '../../platform/session/use-session.ts'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { KindsTab } from './kinds-tab.tsx'
import { LotsTab } from './lots-tab.tsx'
import { ParkingOverview } from './parking-overview.tsx'
import styles from './parking.module.css'
import { texts } from './texts.ts'
import { useParkingPlace } from './use-parking-place.ts'
import { UserTypesTab } from './user-types-tab.tsx'

interface Tab {
  key: string
  title: Text
  content: ReactNode
}

const tabs: readonly Tab[] = [
  { key: 'map', title: texts.mapTab, content: <ParkingOverview /> },
  { key: 'lots', title: texts.lotsTab, content: <LotsTab /> },
  { key: 'kinds', title: texts.kindsTab, content: <KindsTab /> },
  { key: 'user-types', title: texts.userTypesTab, content: <UserTypesTab /> },
]

/** The lots on the map for everyone; for those who may read them, also the lists behind it. Which part is shown stands in the URL. */
export const ParkingScreen = () => {
  const t = useTranslate()
  const may = useMay()
  const { tab, go } = useParkingPlace()
  if (!may('parking:read')) return <ParkingOverview />
  const shown = tabs.find(({ key }) => key === tab)?.key ?? 'map'
  return (
    <Tabs value={shown} onChange={(key) => go({ tab: key === 'map' ? undefined : (key ?? undefined) })} keepMounted={false}>
      <Tabs.List aria-label={t(texts.parts)} className={styles.tabs}>
        {tabs.map(({ key, title }) => (
          <Tabs.Tab key={key} value={key}>
            {t(title)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ key, content }) => (
        <Tabs.Panel key={key} value={key} pt="lg">
          {key === shown && content}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}
