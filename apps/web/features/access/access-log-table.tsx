import { keysOf } from '@dovolilnice/contract/keys-of'
import { accessEventLabels } from '@dovolilnice/contract/access/access-log'
import type { AccessLogRow } from '@dovolilnice/contract/access/access-log'
import { listAccessLog } from '@dovolilnice/contract/access/list-access-log'
import { openingLabels } from '@dovolilnice/contract/permits/permit-labels'
import type { Text } from '@dovolilnice/contract/locale'
import { useState } from 'react'
import { deviceOption } from '../../platform/resources/device-option.ts'
import { useAdminResources } from '../../platform/resources/role-resources.ts'
import type { CellTools, FilterOf } from '../../ui/list-screen/list-data.ts'
import { ListScreen } from '../../ui/list-screen/list-screen.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { eventTone } from './event-tone.ts'
import { PassageDialog } from './passage-dialog.tsx'
import { texts } from './texts.ts'

const cells = {
  event_name: ({ event_name: event }: AccessLogRow, { t }: CellTools) => (
    <StatusBadge tone={eventTone[event]}>{t(accessEventLabels[event])}</StatusBadge>
  ),
}

const optionsOf = <K extends string>(labels: Record<K, Text>) => keysOf(labels).map((value) => ({ value, label: labels[value] }))

const useFilters = (): readonly FilterOf<typeof listAccessLog>[] => {
  const devices = useAdminResources()?.devices ?? []
  return [
    { key: 'credential', label: texts.credential, kind: 'text' },
    { key: 'event_name', label: texts.event, kind: 'choice', options: optionsOf(accessEventLabels) },
    { key: 'device_code', label: texts.gate, kind: 'choice', options: devices.map(deviceOption) },
    { key: 'credential_kind', label: texts.credentialKind, kind: 'choice', options: optionsOf(openingLabels) },
    { key: 'from', label: texts.from, kind: 'since' },
    { key: 'until', label: texts.until, kind: 'before' },
    { key: 'tag', label: texts.tags, kind: 'text' },
    { key: 'reported', label: texts.onlyReported, kind: 'flag' },
    { key: 'refused', label: texts.onlyRefused, kind: 'flag' },
  ]
}

/** What passes the gates, as it happens: the server tells when there is something new. */
export const AccessLogTable = ({ onHolder }: { onHolder: ((permitId: string) => void) | undefined }) => {
  const filters = useFilters()
  const [passage, setPassage] = useState<AccessLogRow>()
  return (
    <>
      <ListScreen
        id="access-log"
        title={texts.accessLog}
        operation={listAccessLog}
        cells={cells}
        filters={filters}
        rowKey={(row) => row.id}
        onOpen={setPassage}
        empty={{ title: texts.noPassages, text: texts.noPassagesHint }}
        urlPrefix="log."
        live="access"
        inset
      />
      <PassageDialog id={passage?.id} onHolder={onHolder} onClose={() => setPassage(undefined)} />
    </>
  )
}
