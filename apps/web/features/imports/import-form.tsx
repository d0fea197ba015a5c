import { defineTexts } from '../../platform/translate/message.ts'
import { importOutcomeLabels, type ImportRow, importSubjects, mostNamedRows } from '@dovolilnice/contract/imports/import'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { SheetTable } from '../../ui/sheet-table.tsx'
import { importColumns } from '@dovolilnice/contract/imports/import-columns'
import { previewImport, startImport } from '@dovolilnice/contract/imports/operations'
import type { OperationResult } from '@dovolilnice/contract/operation'
import { IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod/mini'
import { useAction } from '../../platform/calls/query.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { fieldsOf } from '../../ui/form/fields.tsx'
import { formDataOf } from '../../ui/form/form-data.ts'
import { FormButtons } from '../../ui/form/form-layout.tsx'
import { FilesField } from '../../ui/form/inputs/files-field.tsx'
import { tableFileRules, tableFileSchema } from '../../ui/form/inputs/table-file.ts'
import { OperationForm } from '../../ui/form/operation-form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { useOperationForm } from '../../ui/form/use-operation-form.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { Notice } from '../../ui/states/notice.tsx'

export const texts = defineTexts({
  title: { sl: 'Uvoz iz datoteke', en: 'Import from a file' },
  how: {
    sl: 'Najprej preverite: pokaže se, kaj bi se zgodilo z vsako vrstico, in nič se ne spremeni. Uvoz nikomur ne pošlje sporočila; oseba si geslo nastavi sama, ko ga potrebuje. Prazna celica obstoječega podatka ne izbriše.',
    en: 'Check first: you see what would happen with each row, and nothing changes. An import sends nobody a mail; a person sets a password when they need one. An empty cell deletes nothing.',
  },
  subject: { sl: 'Kaj uvažate', en: 'What is imported' },
  people: { sl: 'Osebe z računom', en: 'People with an account' },
  permits: { sl: 'Dovolilnice, ki že veljajo', en: 'Permits that are in force' },
  file: { sl: 'Datoteka CSV', en: 'CSV file' },
  fileHint: {
    sl: 'Stolpci: {columns}. Imena stolpcev so v prvi vrstici, vrstic je največ 10.000.',
    en: 'Columns: {columns}. Their names are in the first line; at most 10,000 rows.',
  },
  needed: { sl: '{column} (obvezno)', en: '{column} (required)' },
  check: { sl: 'Preveri', en: 'Check' },
  run: { sl: 'Uvozi', en: 'Import' },
  started: { sl: 'Uvoz se je začel. Spodaj vidite, kako daleč je.', en: 'The import has begun. Below you see how far it is.' },
  would: { sl: 'Kaj bi se zgodilo', en: 'What would happen' },
  wouldHow: {
    sl: 'Ob uvozu se vsaka vrstica presodi še enkrat: dovolilnico lahko zavrne tudi druga dovolilnica za isto vozilo, kartica ali omejitev števila.',
    en: 'Each row is judged again when it is imported: a permit may also be refused for another one of the vehicle, a card or a cap.',
  },
  counts: {
    sl: 'Novih: {create}, spremenjenih: {change}, že obstoječih: {same}, zavrnjenih: {refuse}.',
    en: 'New: {create}, changed: {change}, there already: {same}, refused: {refuse}.',
  },
  created: { sl: 'Novih: {count}', en: 'New: {count}' },
  changed: { sl: 'spremenjenih: {count}', en: 'changed: {count}' },
  existing: { sl: 'že obstoječih: {count}', en: 'there already: {count}' },
  refusedCount: { sl: 'zavrnjenih: {count}', en: 'refused: {count}' },
  unread: { sl: 'Teh stolpcev uvoz ne bere: {titles}.', en: 'The import does not read these columns: {titles}.' },
  notAll: { sl: 'Prikazanih je prvih {count} vrstic, zavrnjene najprej.', en: 'The first {count} rows are shown, refused ones first.' },
  line: { sl: 'Vrstica', en: 'Line' },
  about: { sl: 'Kdo ali kaj', en: 'Who or what' },
  outcome: { sl: 'Izid', en: 'Outcome' },
  note: { sl: 'Zakaj ali kaj se spremeni', en: 'Why, or what changes' },
  past: { sl: 'Uvozi', en: 'Imports' },
  none: { sl: 'Uvozov še ni.', en: 'There are no imports yet.' },
  made: { sl: 'Začet', en: 'Begun' },
  by: { sl: 'Kdo', en: 'By' },
  status: { sl: 'Stanje', en: 'State' },
  rows: { sl: 'Vrstice', en: 'Rows' },
  progress: { sl: '{status}: {done} od {total}', en: '{status}: {done} of {total}' },
  steps: { sl: 'Dejanja', en: 'Actions' },
  refused: { sl: 'Zavrnjene vrstice', en: 'Refused rows' },
  undo: { sl: 'Razveljavi', en: 'Undo' },
  undoAsk: { sl: 'Želite razveljaviti uvoz?', en: 'Undo the import?' },
  undoText: {
    sl: 'nove dovolilnice bodo odvzete, novi računi, ki jih ni še nihče uporabil, pa izbrisani. Kar je bilo od takrat uporabljeno ali spremenjeno ali je omejeno, ostane, prav tako spremembe prejšnjih računov.',
    en: 'new permits are revoked, and new accounts that nobody has used are deleted. What was used or changed since, or is restricted, stays, and so do changes of accounts that were there before.',
  },
  undoing: { sl: 'Uvoz se razveljavlja.', en: 'The import is being undone.' },
  kept: { sl: 'Ohranjenih: {count}', en: 'Kept: {count}' },
})

/** Rows of a file with what became, or would become, of each. */
export const ImportRows = ({ rows }: { rows: readonly ImportRow[] }) => {
  const t = useTranslate()
  return (
    <SheetTable
      caption={t(texts.rows)}
      rows={rows}
      rowKey={({ line }) => String(line)}
      columns={[
        { title: t(texts.line), cell: ({ line }) => line },
        { title: t(texts.about), cell: ({ label }) => label || '–' },
        { title: t(texts.outcome), cell: ({ outcome }) => t(importOutcomeLabels[outcome]) },
        { title: t(texts.note), cell: ({ note }) => note || '–' },
      ]}
    />
  )
}

const schema = z.object({
  file: tableFileSchema,
  subject: z.enum(importSubjects),
})
type Values = z.output<typeof schema>

const { SelectField } = fieldsOf<Values>()

const FileChoice = () => {
  const t = useTranslate()
  const subject = useWatch<Values, 'subject'>({ name: 'subject' })
  const columns = importColumns[subject].map(({ titles: [own], required }) => (required === true ? t(texts.needed, { column: own }) : own))
  return (
    <FilesField<Values>
      name="file"
      label={t(texts.file)}
      description={t(texts.fileHint, { columns: columns.join(', ') })}
      rules={tableFileRules}
    />
  )
}

/** What was checked: the values and what would happen with them. */
interface Checked {
  values: Values
  found: OperationResult<typeof previewImport>
}

const DryRun = ({ checked: { values, found }, onStarted }: { checked: Checked; onStarted: () => void }) => {
  const t = useTranslate()
  const { counts, rows, unread } = found
  const start = useAction(startImport, { done: texts.started, onDone: onStarted })
  const all = counts.create + counts.change + counts.same + counts.refuse
  return (
    <Sheet title={t(texts.would)} tone={counts.refuse > 0 ? 'warning' : 'good'}>
      <p role="status">
        <strong>{t(texts.counts, counts)}</strong>
      </p>
      {unread.length > 0 && <Notice title={t(texts.unread, { titles: unread.join(', ') })} />}
      {values.subject === 'permits' && <p>{t(texts.wouldHow)}</p>}
      {all > mostNamedRows && <p>{t(texts.notAll, { count: mostNamedRows })}</p>}
      <FormButtons>
        <Button
          icon={<IconUpload size={18} aria-hidden />}
          busy={start.isPending}
          disabled={counts.create + counts.change === 0}
          onClick={() => start.mutate({ body: formDataOf({ ...values }) })}
        >
          {t(texts.run)}
        </Button>
      </FormButtons>
      <ImportRows rows={rows} />
    </Sheet>
  )
}

/** A file is checked first; only what was checked can be imported. */
export const ImportForm = () => {
  const t = useTranslate()
  const [checked, check] = useState<Checked>()
  const form = useOperationForm<typeof previewImport, Values>(previewImport, {
    defaults: { file: [], subject: 'people' },
    schema,
    toCall: (values) => ({ body: formDataOf(values) }),
    onDone: (found, values) => check({ values, found }),
  })
  const [file, subject] = useWatch({ control: form.control, name: ['file', 'subject'] })
  const isChecked = checked !== undefined && checked.values.file[0] === file[0] && checked.values.subject === subject
  return (
    <>
      <Sheet title={t(texts.title)}>
        <OperationForm form={form} leaveFreely label={t(texts.title)}>
          <p>{t(texts.how)}</p>
          <SelectField
            name="subject"
            label={t(texts.subject)}
            options={importSubjects.map((value) => ({ value, label: t(texts[value]) }))}
          />
          <FileChoice />
          <FormButtons>
            <SubmitButton form={form}>{t(texts.check)}</SubmitButton>
          </FormButtons>
        </OperationForm>
      </Sheet>
      {isChecked && (
        <DryRun
          checked={checked}
          onStarted={() => {
            check(undefined)
            form.setValue('file', [])
          }}
        />
      )}
    </>
  )
}
