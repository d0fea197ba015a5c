import { type ImportColumn, importColumns } from '@dovolilnice/contract/imports/import-columns'
import type { ImportSubject } from '@dovolilnice/contract/imports/import'
import { previewImport, type readImportColumns } from '@dovolilnice/contract/imports/operations'
import type { OperationResult } from '@dovolilnice/contract/operation'
import { useState } from 'react'
import { t, useAction } from '../../platform/kit.ts'
import { Button, Notice, Sheet, SheetTable } from '../../ui/kit.ts'
import { FormButtons, formDataOf, SelectInput } from '../../ui/form/kit.ts'
import { texts } from './texts.ts'

interface Faults {
  missing: ImportColumn[]
  twice: ImportColumn[]
}

/** What stands against a check: needed meanings that no column has, and meanings that several have. */
const faultsOf = (subject: ImportSubject, keys: readonly string[]): Faults => {
  const columns = importColumns[subject]
  const isThere = (key: string): boolean => keys.includes(key)
  return {
    missing: columns.filter(
      ({ key, required, unless }) => required === true && !isThere(key) && (unless === undefined || !isThere(unless)),
    ),
    twice: columns.filter(({ key, many }) => many !== true && keys.filter((one) => one === key).length > 1),
  }
}

export interface Checked {
  file: File[]
  /** The meanings, as the import asks for them. */
  columns: string
  found: OperationResult<typeof previewImport>
}

interface ColumnChoiceProps {
  subject: ImportSubject
  found: OperationResult<typeof readImportColumns>
  file: File[]
  onChanged: () => void
  onChecked: (checked: Checked) => void
}

export const ColumnChoice = ({ subject, found: { columns, rows, remembered }, file, onChanged, onChecked }: ColumnChoiceProps) => {
  const [keys, setKeys] = useState(() => columns.map(({ key }) => key ?? ''))
  const asked = keys.join(',')
  const check = useAction(previewImport)
  const { missing, twice } = faultsOf(subject, keys)
  const nameOf = ({ title }: ImportColumn): string => t(title)
  const options = [{ value: '', label: t(texts.ignored) }, ...importColumns[subject].map((one) => ({ value: one.key, label: nameOf(one) }))]
  const choose = (at: number, key: string) => {
    setKeys(keys.map((one, index) => (index === at ? key : one)))
    onChanged()
  }
  return (
    <Sheet title={t(texts.columns)}>
      <p>
        {t(texts.rowCount, { count: rows })} {t(remembered ? texts.remembered : texts.byTitle)}
      </p>
      {missing.length > 0 && <Notice tone="warning" title={t(texts.missing, { columns: missing.map(nameOf).join(', ') })} />}
      {twice.length > 0 && <Notice tone="warning" title={t(texts.twice, { columns: twice.map(nameOf).join(', ') })} />}
      <FormButtons>
        <Button
          label={t(texts.check)}
          busy={check.isPending}
          disabled={missing.length + twice.length > 0}
          onClick={() =>
            check.mutate(
              { body: formDataOf({ subject, file, columns: asked }) },
              { onSuccess: (found) => onChecked({ file, columns: asked, found }) },
            )
          }
        />
      </FormButtons>
      <SheetTable
        caption={t(texts.columnList)}
        rows={columns.map((column, at) => ({ ...column, at }))}
        rowKey={({ at }) => String(at)}
        columns={[
          { title: t(texts.column), cell: ({ title }) => title || '–' },
          { title: t(texts.samples), cell: ({ samples }) => samples.filter(Boolean).join(' · ') || '–' },
          {
            title: t(texts.meaning),
            cell: ({ title, at }) => (
              <SelectInput
                label={<span className="visually-hidden">{t(texts.meaningOf, { column: title })}</span>}
                value={keys[at] ?? ''}
                options={options}
                disabled={check.isPending}
                onChange={({ currentTarget: { value } }) => choose(at, value)}
              />
            ),
          },
        ]}
      />
    </Sheet>
  )
}
