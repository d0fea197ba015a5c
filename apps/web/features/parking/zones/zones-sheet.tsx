import type { AdministeredZone } from '@dovolilnice/contract/zones/zone'
import { readZones } from '@dovolilnice/contract/zones/read-zones'
import { useState } from 'react'
import { useOperation } from '../../../platform/calls/query.ts'
import { useMay } from '../../../platform/session/use-session.ts'
import { useTranslate } from '../../../platform/translate/use-translate.ts'
import { Sheet } from '../../../ui/sheet.tsx'
import { SheetTable } from '../../../ui/sheet-table.tsx'
import { OperationView } from '../../../ui/states/operation-view.tsx'
import { ZoneDialog } from './zone-dialog.tsx'
import { texts } from './zone-texts.ts'

const Zones = ({ zones }: { zones: readonly AdministeredZone[] }) => {
  const t = useTranslate()
  const mayWrite = useMay()('parking:write')
  const [opened, open] = useState<string>()
  const zone = zones.find(({ id }) => id === opened)
  return (
    <Sheet title={t(texts.zones)}>
      <SheetTable
        caption={t(texts.zones)}
        rows={zones}
        rowKey={({ id }) => id}
        onOpen={mayWrite ? ({ id }) => open(id) : undefined}
        columns={[
          { title: t(texts.name), cell: ({ name }) => name },
          { title: t(texts.lots), cell: ({ lots }) => lots.join(', ') },
          { title: t(texts.outline), cell: ({ outline }) => t(outline === null ? texts.noOutline : texts.hasOutline) },
        ]}
      />
      {zone !== undefined && <ZoneDialog zone={zone} onClose={() => open(undefined)} />}
    </Sheet>
  )
}

/** The zones that the lots name, each with its outline for the open data. */
export const ZonesSheet = () => {
  const query = useOperation(readZones, {})
  return <OperationView query={query}>{({ zones }) => <Zones zones={zones} />}</OperationView>
}
