import { useState } from 'react'
import { useMay } from '../../platform/session/use-session.ts'
import { Stacked } from '../../ui/sheet.tsx'
import { AccessLogTable } from './access-log-table.tsx'
import { HolderDialog } from './holder-dialog.tsx'
import { HoldersTable } from './holders-table.tsx'

/** What passes the gates, and who may. */
export const AccessTables = () => {
  const may = useMay()
  const [holder, setHolder] = useState<string>()
  return (
    <Stacked>
      {may('access-log:read') && <AccessLogTable onHolder={may('holders:read') ? setHolder : undefined} />}
      {may('holders:read') && <HoldersTable onHolder={setHolder} />}
      <HolderDialog permitId={holder} onClose={() => setHolder(undefined)} />
    </Stacked>
  )
}
