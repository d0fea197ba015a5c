import type { ParkingAdministration } from '@dovolilnice/contract/parking/parking-administration'
import { readParkingAdministration } from '@dovolilnice/contract/parking/read-parking-administration'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useOperation } from '../../../platform/calls/query.ts'
import { useMay } from '../../../platform/session/use-session.ts'
import { useTranslate } from '../../../platform/translate/use-translate.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { OperationView } from '../../../ui/states/operation-view.tsx'
import { Sheet, Stacked } from '../../../ui/sheet.tsx'
import { SheetTable } from '../../../ui/sheet-table.tsx'
import { texts } from './admin-texts.ts'
import { inUseCell } from './in-use-badge.tsx'
import { ZonesSheet } from '../zones/zones-sheet.tsx'
import { LotDialog } from './lot-dialog.tsx'

const Lots = ({ parking }: { parking: ParkingAdministration }) => {
  const t = useTranslate()
  const mayWrite = useMay()('parking:write')
  // By its id, so that an open dialog can begin anew with what was read since.
  const [opened, open] = useState<string>()
  const all = parking.user_types.length
  return (
    <Sheet
      title={t(texts.lots)}
      actions={
        mayWrite && (
          <Button icon={<IconPlus size={18} aria-hidden />} onClick={() => open('new')}>
            {t(texts.newLot)}
          </Button>
        )
      }
    >
      <SheetTable
        caption={t(texts.lots)}
        rows={parking.parking_lots}
        rowKey={({ id }) => id}
        onOpen={mayWrite ? ({ id }) => open(id) : undefined}
        columns={[
          { title: t(texts.name), cell: ({ name }) => name },
          { title: t(texts.code), cell: ({ code }) => code },
          { title: t(texts.zone), cell: ({ zone }) => zone },
          { title: t(texts.capacity), cell: ({ capacity }) => capacity ?? '–', align: 'right' },
          { title: t(texts.whoMayAsk), cell: ({ user_types: types }) => t(texts.count, { some: types.length, all }), align: 'right' },
          { title: t(texts.openPermits), cell: ({ open_permits: count }) => count, align: 'right' },
          { title: t(texts.status), cell: inUseCell },
        ]}
      />
      <LotDialog
        lot={opened === 'new' ? opened : parking.parking_lots.find(({ id }) => id === opened)}
        userTypes={parking.user_types}
        onClose={() => open(undefined)}
      />
    </Sheet>
  )
}

/** The lots as an administrator keeps them, and the zones that they name. */
export const LotsTab = () => {
  const query = useOperation(readParkingAdministration, {})
  return (
    <Stacked>
      <OperationView query={query}>{(parking) => <Lots parking={parking} />}</OperationView>
      <ZonesSheet />
    </Stacked>
  )
}
