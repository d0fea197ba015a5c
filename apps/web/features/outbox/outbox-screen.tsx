import { keysOf } from '@dovolilnice/contract/keys-of'
import { mailKindLabels } from '@dovolilnice/contract/mails/outbox/mail-kinds'
import { mailStatusLabels } from '@dovolilnice/contract/mails/outbox/mail-status-words'
import { mailStatuses } from '@dovolilnice/contract/mails/outbox/mail-status'
import { listOutbox } from '@dovolilnice/contract/mails/outbox/outbox-list'
import { IconMailOpened } from '@tabler/icons-react'
import type { FilterOf } from '../../ui/list-screen/list-data.ts'
import { ListScreen } from '../../ui/list-screen/list-screen.tsx'
import { useOpenInUrl } from '../../ui/overlays/use-open-in-url.ts'
import { Stacked } from '../../ui/sheet.tsx'
import { MailDialog } from './mail-dialog.tsx'
import { recordText } from './record-text.ts'
import { MailStatusBadge } from './mail-status-badge.tsx'
import { sendingEvery, SendingSheet } from './sending-sheet.tsx'
import { texts } from './texts.ts'

const filters: readonly FilterOf<typeof listOutbox>[] = [
  {
    key: 'status',
    label: texts.status,
    kind: 'choice',
    options: mailStatuses.map((value) => ({ value, label: mailStatusLabels[value] })),
  },
  {
    key: 'kind',
    label: texts.kind,
    kind: 'choice',
    options: keysOf(mailKindLabels).map((value) => ({ value, label: mailKindLabels[value] })),
  },
  { key: 'from', label: texts.from, kind: 'since' },
  { key: 'until', label: texts.until, kind: 'before' },
]

/** All mails of the town; one is opened in a dialog, which the address names. */
export const OutboxScreen = () => {
  const { id, open } = useOpenInUrl('sporocilo')
  return (
    <Stacked>
      <ListScreen
        id="outbox"
        title={texts.outbox}
        operation={listOutbox}
        filters={filters}
        searchKey="search"
        cells={{ status: ({ status }) => <MailStatusBadge status={status} />, subject_label: (row, { locale }) => recordText(row, locale) }}
        rowKey={(row) => row.id}
        onOpen={(row) => open(row.id)}
        rowActions={(row) => [{ label: texts.open, icon: <IconMailOpened size={16} />, onClick: () => open(row.id) }]}
        empty={{ title: texts.none, text: texts.noneHint }}
        refreshEvery={sendingEvery}
      />
      <SendingSheet />
      {id !== undefined && <MailDialog id={id} onClose={() => open(undefined)} />}
    </Stacked>
  )
}
