import {
  type BollardHistory,
  historyEventLabels,
  historyEventNames,
  nameOfEvent,
  placeOfEvent,
} from '@dovolilnice/contract/bollards/bollard-history'
import { commandStatuses, commandStatusNames } from '@dovolilnice/contract/bollards/bollard-command'
import { commandActionNames, commandActions } from '@dovolilnice/contract/bollards/gate-command'
import type { listBollardEvents } from '@dovolilnice/contract/bollards/operations'
import { noteBollardEvent } from '@dovolilnice/contract/bollards/note-bollard-event'
import { IconMessagePlus } from '@tabler/icons-react'
import { useState } from 'react'
import { deviceOption, t, useAdminResources, useMay } from '../../platform/kit.ts'
import { type FilterOf, ListScreen, optionsOf } from '../../ui/kit.ts'
import { NoteDialog, NoteForm, noteTexts } from './notes/note-dialog.tsx'
import { useOperationForm } from '../../ui/form/kit.ts'
import { texts } from './texts.ts'
import { useBollardCalls, useDevices } from './use-bollards.ts'

const EventNote = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const form = useOperationForm(noteBollardEvent, {
    defaults: { event_id: id, note: '' },
    about: id,
    done: noteTexts.noted,
    onDone: onClose,
  })
  return <NoteForm form={form} hint={noteTexts.eventHint} onClose={onClose} />
}

export const BollardHistoryScreen = () => {
  const may = useMay()
  const [noted, setNoted] = useState<BollardHistory>()
  const close = () => setNoted(undefined)
  const { history } = useBollardCalls()
  // Operators choose among those in use alone.
  const all = useAdminResources()?.devices
  const inUse = useDevices().data?.items ?? []
  const devices = all ?? inUse.map(({ code, name }) => ({ code, name, active: true }))
  const filters: readonly FilterOf<typeof listBollardEvents>[] = [
    { key: 'device_code', label: texts.gate, kind: 'choice', options: devices.map(deviceOption) },
    { key: 'event_name', label: texts.event, kind: 'choice', options: optionsOf(historyEventLabels, historyEventNames) },
    { key: 'action', label: texts.action, kind: 'choice', options: optionsOf(commandActionNames, commandActions) },
    { key: 'status', label: texts.outcome, kind: 'choice', options: optionsOf(commandStatusNames, commandStatuses) },
    { key: 'person', label: texts.person, kind: 'text' },
    { key: 'vehicle', label: texts.vehicle, kind: 'text' },
    { key: 'from', label: texts.fromDay, kind: 'since' },
    { key: 'until', label: texts.untilDay, kind: 'before' },
  ]
  return (
    <>
      <ListScreen
        id="bollard-history"
        title={texts.history}
        operation={history as typeof listBollardEvents}
        filters={filters}
        rowActions={(row) => [may('bollards:control') && { label: noteTexts.add, icon: IconMessagePlus, onClick: () => setNoted(row) }]}
        empty={{ title: texts.noHistory, text: texts.noHistoryHint }}
      />
      <NoteDialog on={noted && { what: t(nameOfEvent(noted)), gate: t(placeOfEvent(noted)) }} onClose={close}>
        {noted && <EventNote id={noted.id} onClose={close} />}
      </NoteDialog>
    </>
  )
}
