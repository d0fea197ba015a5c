import { listOwnPermits } from '@dovolilnice/contract/permits/list/list-own-permits'
import { permitStatusLabels } from '@dovolilnice/contract/permits/permit-labels'
import { readOwnPermitPdf } from '@dovolilnice/contract/permits/record/read-own-permit-pdf'
import type { PermitRow } from '@dovolilnice/contract/permits/permit'
import { IconPrinter, IconRefresh, IconReplace } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { callForFile } from '../../platform/calls/call.ts'
import { reportFailure } from '../../platform/calls/query.ts'
import type { ScreenLink } from '../../platform/routing/screen-link.ts'
import { saveFile } from '../../platform/save-file.ts'
import type { CellTools, RowAction } from '../../ui/list-screen/list-data.ts'
import { ListScreen } from '../../ui/list-screen/list-screen.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { permitTones } from '../../ui/status-tones.ts'
import { renewalLink } from './renewal-link.ts'
import { texts } from './texts.ts'

const cells = {
  status: ({ status }: PermitRow, { t }: CellTools) => (
    <StatusBadge tone={permitTones[status]}>{t(permitStatusLabels[status])}</StatusBadge>
  ),
}

const print = (id: string): void => void callForFile(readOwnPermitPdf, { params: { id } }).then(saveFile).catch(reportFailure)

const useRowActions = () => {
  const navigate = useNavigate()
  const go = (link: ScreenLink) => () => void navigate(link)
  return ({ id, actions, status }: PermitRow): readonly RowAction[] => [
    ...(actions.includes('renew')
      ? [{ label: texts.renew, icon: <IconRefresh size={16} />, onClick: go(renewalLink(id)), prominent: true }]
      : []),
    ...(actions.includes('replace')
      ? [
          {
            label: texts.replace,
            icon: <IconReplace size={16} />,
            onClick: go({ to: '/nadzorna-plosca/vloge/parkirna-dovolilnica/$id/zamenjava', params: { id } }),
          },
        ]
      : []),
    ...(status === 'active' || status === 'scheduled'
      ? [{ label: texts.print, icon: <IconPrinter size={16} />, onClick: () => print(id) }]
      : []),
  ]
}

/** The person's own permits, each with what may be done with it. */
export const OwnPermits = () => (
  <ListScreen
    id="own-permits"
    title={texts.myPermits}
    operation={listOwnPermits}
    columns={['number', 'status', 'permit_kind_name', 'parking_lot_name', 'vehicles', 'valid_from', 'valid_until']}
    cells={cells}
    titles={{ valid_until: texts.validUntil }}
    hidden={[]}
    rowKey={(row) => row.id}
    rowLink={(row) => ({ to: '/dovolilnice/', search: { dovolilnica: row.id } })}
    rowActions={useRowActions()}
    empty={{ title: texts.noPermits }}
    urlPrefix="permit."
    inset
  />
)
