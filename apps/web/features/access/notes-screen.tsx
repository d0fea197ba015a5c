import { listNotes, readNotePaper, seenChoices, seenLabels } from '@dovolilnice/contract/access/warden-notes'
import { IconDownload } from '@tabler/icons-react'
import { callForFile, defineTexts, reportFailure, saveFile } from '../../platform/kit.ts'
import { type FilterOf, ListScreen, optionsOf } from '../../ui/kit.ts'

const texts = defineTexts({
  title: { sl: 'Zapiski redarjev', en: 'Wardens’ notes' },
  none: { sl: 'Ni zapiskov', en: 'No notes' },
  noneHint: { sl: 'Tu so zapiski, ki jih redarji oddajo s telefona.', en: 'Here are the notes that wardens hand in from the phone.' },
  seen: { sl: 'Kaj je videl', en: 'What was seen' },
  paper: { sl: 'Prenesi PDF', en: 'Download the PDF' },
})

const filters: readonly FilterOf<typeof listNotes>[] = [
  { key: 'seen', label: texts.seen, kind: 'choice', options: optionsOf(seenLabels, seenChoices) },
]

const savePaper = (id: string): Promise<void> => callForFile(readNotePaper, { params: { id } }).then(saveFile, reportFailure)

export const NotesScreen = () => (
  <ListScreen
    id="notes"
    title={texts.title}
    operation={listNotes}
    filters={filters}
    rowActions={({ id }) => [{ label: texts.paper, icon: IconDownload, prominent: true, onClick: () => void savePaper(id) }]}
    empty={{ title: texts.none, text: texts.noneHint }}
    live="access"
  />
)
