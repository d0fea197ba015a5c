import type { Text } from '@dovolilnice/contract/locale'
import { Suspense, lazy } from 'react'
import type { ReactNode } from 'react'
import type { Permission } from '@dovolilnice/contract/permissions'
import { useMay } from '../../../platform/session/use-session.ts'
import { useTranslate } from '../../../platform/translate/use-translate.ts'
import { ScreenLoading } from '../../../ui/shell/screen-loading.tsx'
import { Part } from '../../../ui/states/part.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { ParkingOverview } from './parking-overview.tsx'
import { texts } from '../texts.ts'
import { useParkingPlace } from './use-parking-place.ts'

/** What most people never see need not be loaded for them. */
const LotsTab = lazy(() => import('../administration/lots-tab.tsx').then(({ LotsTab }) => ({ default: LotsTab })))
const KindsTab = lazy(() => import('../kinds/kinds-tab.tsx').then(({ KindsTab }) => ({ default: KindsTab })))
const UserTypesTab = lazy(() => import('../administration/user-types-tab.tsx').then(({ UserTypesTab }) => ({ default: UserTypesTab })))

interface Tab {
  key: string
  title: Text
  /** Everyone who is signed in sees a tab without one. */
  permission?: Permission
  content: ReactNode
}

const tabs: readonly Tab[] = [
  { key: 'map', title: texts.mapTab, content: <ParkingOverview /> },
  { key: 'machines', title: texts.machinesTab, permission: 'machines:read', content: <Part name="MachinesTab" props={{}} /> },
  { key: 'maintenance', title: texts.maintenanceTab, permission: 'machines:read', content: <Part name="MaintenanceTab" props={{}} /> },
  { key: 'emptyings', title: texts.emptyingsTab, permission: 'machines:read', content: <Part name="EmptyingsTab" props={{}} /> },
  { key: 'lots', title: texts.lotsTab, permission: 'parking:read', content: <LotsTab /> },
  { key: 'bollards', title: texts.gates, permission: 'parking:read', content: <Part name="BollardsTab" props={{}} /> },
  { key: 'kinds', title: texts.kindsTab, permission: 'parking:read', content: <KindsTab /> },
  { key: 'user-types', title: texts.userTypesTab, permission: 'parking:read', content: <UserTypesTab /> },
]

/** The lots on the map for everyone; for those who may read them, also the coin machines and the lists behind it. Which part is shown stands in the URL. */
export const ParkingScreen = () => {
  const t = useTranslate()
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
        content: <Suspense fallback={<ScreenLoading />}>{content}</Suspense>,
      }))}
      shown={shown}
      onChoose={(key) => go({ tab: key === 'map' ? undefined : key })}
    />
  )
}
