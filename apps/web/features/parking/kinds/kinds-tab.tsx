import type { ParkingAdministration } from '@dovolilnice/contract/parking/parking-administration'
import { readParkingAdministration } from '@dovolilnice/contract/parking/read-parking-administration'
import { IconPlus } from '@tabler/icons-react'
import { useOperation } from '../../../platform/calls/query.ts'
import { useMay } from '../../../platform/session/use-session.ts'
import { useLocale, useTranslate } from '../../../platform/translate/use-translate.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { OperationView } from '../../../ui/states/operation-view.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { SheetTable } from '../../../ui/sheet-table.tsx'
import { texts } from '../administration/admin-texts.ts'
import { inUseCell } from '../administration/in-use-badge.tsx'
import { KindPage } from './kind-page.tsx'
import { pricesText } from '../overview/lot-kinds.ts'
import { useParkingPlace } from '../overview/use-parking-place.ts'
import { validityText } from '../../../ui/validity/validity-text.ts'

/** Several prices take several lines: in one they pushed the state of the kind out of sight. */
const Wrapped = ({ children }: { children: string }) => <span style={{ whiteSpace: 'normal' }}>{children}</span>

const KindList = ({ parking }: { parking: ParkingAdministration }) => {
  const t = useTranslate()
  const locale = useLocale()
  const mayWrite = useMay()('parking:write')
  const { go } = useParkingPlace()
  const all = parking.user_types.length
  const open = (kind: string): void => go({ tab: 'kinds', kind })
  return (
    <Sheet
      title={t(texts.kinds)}
      actions={
        mayWrite && (
          <Button icon={<IconPlus size={18} aria-hidden />} onClick={() => open('new')}>
            {t(texts.newKind)}
          </Button>
        )
      }
    >
      <SheetTable
        caption={t(texts.kinds)}
        rows={parking.permit_kinds}
        rowKey={({ id }) => id}
        onOpen={({ id }) => open(id)}
        columns={[
          { title: t(texts.name), cell: ({ name }) => t(name) },
          { title: t(texts.todaysPrices), cell: (kind) => <Wrapped>{pricesText(kind, t, locale) || t(texts.noPrice)}</Wrapped> },
          { title: t(texts.validity), cell: ({ validity }) => <Wrapped>{validityText(validity, t, locale)}</Wrapped> },
          {
            title: t(texts.whoMayAsk),
            cell: ({ user_types: types }) => (types.length === 0 ? t(texts.officeOnly) : t(texts.count, { some: types.length, all })),
          },
          { title: t(texts.openPermits), cell: ({ open_permits: count }) => count, align: 'right' },
          { title: t(texts.status), cell: inUseCell },
        ]}
      />
    </Sheet>
  )
}

const Kinds = ({ parking }: { parking: ParkingAdministration }) => {
  const t = useTranslate()
  const { kind: id, go } = useParkingPlace()
  if (id === undefined) return <KindList parking={parking} />
  const kind = id === 'new' ? 'new' : parking.permit_kinds.find((one) => one.id === id)
  if (kind !== undefined) return <KindPage key={id} kind={kind} parking={parking} />
  return <EmptyState title={t(texts.kindGone)} action={<Button onClick={() => go({ tab: 'kinds' })}>{t(texts.backToKinds)}</Button>} />
}

/** The kinds of permit, or the one that is open. */
export const KindsTab = () => {
  const query = useOperation(readParkingAdministration, {})
  return <OperationView query={query}>{(parking) => <Kinds parking={parking} />}</OperationView>
}
