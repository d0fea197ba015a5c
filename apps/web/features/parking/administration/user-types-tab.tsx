import type { ParkingAdministration } from '@dovolilnice/contract/parking/parking-administration'
import { readParkingAdministration } from '@dovolilnice/contract/parking/read-parking-administration'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useOperation } from '../../../platform/calls/query.ts'
import { useMay } from '../../../platform/session/use-session.ts'
import { useTranslate } from '../../../platform/translate/use-translate.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { OperationView } from '../../../ui/states/operation-view.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { SheetTable } from '../../../ui/sheet-table.tsx'
import { texts } from './admin-texts.ts'
import { UserTypeDialog } from './user-type-dialog.tsx'

const UserTypes = ({ parking }: { parking: ParkingAdministration }) => {
  const t = useTranslate()
  const mayWrite = useMay()('parking:write')
  // By its code, so that an open dialog can begin anew with what was read since.
  const [opened, open] = useState<{ code?: string }>()
  const shown = opened && (opened.code === undefined ? 'new' : parking.user_types.find(({ code }) => code === opened.code))
  const lots = parking.parking_lots.filter(({ active }) => active)
  const lotsOf = (code: string): string => {
    const own = lots.filter(({ user_types: types }) => types.includes(code))
    if (own.length === 0) return t(texts.none)
    return own.length === lots.length ? t(texts.allLots) : own.map(({ name }) => name).join(', ')
  }
  return (
    <Sheet
      title={t(texts.userTypes)}
      actions={
        mayWrite && (
          <Button icon={<IconPlus size={18} aria-hidden />} onClick={() => open({})}>
            {t(texts.newUserType)}
          </Button>
        )
      }
    >
      <SheetTable
        caption={t(texts.userTypes)}
        rows={parking.user_types}
        rowKey={({ code }) => code}
        onOpen={mayWrite ? ({ code }) => open({ code }) : undefined}
        columns={[
          { title: t(texts.name), cell: ({ name }) => t(name) },
          { title: t(texts.code), cell: ({ code }) => code },
          { title: t(texts.applicant), cell: ({ applicant }) => t(texts[applicant]) },
          { title: t(texts.lotsOf), cell: ({ code }) => lotsOf(code) },
          { title: t(texts.openPermits), cell: ({ open_permits: count }) => count, align: 'right' },
        ]}
      />
      <UserTypeDialog userType={shown} lots={parking.parking_lots} onClose={() => open(undefined)} />
    </Sheet>
  )
}

/** Who people are to the zone, and which lots they may ask for. */
export const UserTypesTab = () => {
  const query = useOperation(readParkingAdministration, {})
  return <OperationView query={query}>{(parking) => <UserTypes parking={parking} />}</OperationView>
}
