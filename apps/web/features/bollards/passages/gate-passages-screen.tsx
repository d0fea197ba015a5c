import { accessEventLabels } from '@dovolilnice/contract/access/access-event'
import type { OperatorPassage } from '@dovolilnice/contract/access/access-log'
import { listOperatorPassages } from '@dovolilnice/contract/access/operations'
import { notePassage } from '@dovolilnice/contract/access/note-passage'
import { IconMessagePlus } from '@tabler/icons-react'
import { useState } from 'react'
import { t, withWords } from '../../../platform/kit.ts'
import { type FilterOf, ListScreen, StatusBadge, type StatusTone } from '../../../ui/kit.ts'
import { optionsOf, useOperationForm } from '../../../ui/form/kit.ts'
import { texts } from '../texts.ts'
import { useDevices } from '../use-bollards.ts'
import { NoteDialog, NoteForm, noteTexts } from '../notes/note-dialog.tsx'
import styles from './passages.module.css'

const passageTexts = withWords({
  passages: { sl: 'Prehodi in zavrnitve', en: 'Passages and refusals' },
  intro: {
    sl: 'Zadnjih 48 ur, brez imen; od kartice in telefona se vidijo le zadnji trije znaki. Vsak vpogled se zabeleži.',
    en: 'The last 48 hours, without names; of a card or a phone only the last three characters. Each look is recorded.',
  },
  none: { sl: 'V zadnjih 48 urah ni bilo prehodov.', en: 'There were no passages in the last 48 hours.' },
  noneHint: { sl: 'Starejši od 48 ur tu niso prikazani.', en: 'Those older than 48 hours are not shown here.' },
})

const toneOf: Record<OperatorPassage['event_name'], StatusTone> = {
  admitted: 'good',
  refused: 'bad',
  passed: 'neutral',
  not_passed: 'warning',
  followed: 'warning',
}

const cells = {
  event_name: ({ event_name: event }: OperatorPassage) => <StatusBadge tone={toneOf[event]}>{t(accessEventLabels[event])}</StatusBadge>,
}

const PassageNote = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const defaults = { access_log_id: id, note: '' }
  const form = useOperationForm(notePassage, { defaults, about: id, done: noteTexts.noted, onDone: onClose })
  return <NoteForm form={form} hint={noteTexts.passageHint} onClose={onClose} />
}

/** What came to the gates in the last two days: no names, and a card or phone by its end alone. */
export const GatePassagesScreen = () => {
  const devices = useDevices().data?.items ?? []
  const [noted, setNoted] = useState<OperatorPassage>()
  const close = () => setNoted(undefined)
  const filters: readonly FilterOf<typeof listOperatorPassages>[] = [
    { key: 'plate', label: passageTexts.plate, kind: 'text' },
    { key: 'event_name', label: texts.event, kind: 'choice', options: optionsOf(accessEventLabels) },
    { key: 'device_code', label: texts.gate, kind: 'choice', options: devices.map(({ code, name }) => ({ value: code, label: name })) },
  ]
  return (
    <>
      <p className={styles.intro}>{t(passageTexts.intro)}</p>
      <ListScreen
        id="gate-passages"
        title={passageTexts.passages}
        operation={listOperatorPassages}
        cells={cells}
        filters={filters}
        rowActions={(row) => [{ label: noteTexts.add, icon: IconMessagePlus, onClick: () => setNoted(row) }]}
        empty={{ title: passageTexts.none, text: passageTexts.noneHint }}
        live="passages"
      />
      <NoteDialog on={noted && { what: noted.credential ?? '–', gate: noted.device_name }} onClose={close}>
        {noted && <PassageNote id={noted.id} onClose={close} />}
      </NoteDialog>
    </>
  )
}
