import {
  importOutcomeLabels,
  type ImportPlace,
  type ImportRow,
  importSubjects,
  mostNamedRows,
  type ImportSubject,
} from '@dovolilnice/contract/imports/import'
import { formatDay, saveFile, t, today, useAction, useResources } from '../../platform/kit.ts'
import { Button, ButtonLink, Notice, Sheet, SheetTable } from '../../ui/kit.ts'
import { readImportColumns, startImport } from '@dovolilnice/contract/imports/operations'
import type { OperationResult } from '@dovolilnice/contract/operation'
import { IconDownload, IconUpload } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod/mini'
import {
  fieldsOf,
  FilesField,
  FormButtons,
  formDataOf,
  OperationForm,
  optionsOf,
  tableFileRules,
  tableFileSchema,
  useOperationForm,
} from '../../ui/form/kit.ts'
import { type Checked, ColumnChoice } from './column-choice.tsx'
import styles from './imports.module.css'
import { texts } from './texts.ts'
import { csvBlock, csvStart } from '@dovolilnice/contract/exports/csv'
import { importColumns } from '@dovolilnice/contract/imports/import-columns'
import { addDays } from '@dovolilnice/contract/primitives/local-day'

/** What fits none of the town's lists is the same in every template. */
const example: Readonly<Record<string, string>> = {
  email: 'ana.novak@example.com',
  name: 'Ana Novak',
  street: 'Lipova ulica 9',
  post_code: '1000',
  city: 'Ljubljana',
  phone: '041 123 456',
  plates: 'LJ AB-123',
}

/** Saves a file with the columns of an import and one row as an example, in the words of this town and language. */
const useTemplate = (subject: ImportSubject): (() => void) => {
  const resources = useResources()
  return () => {
    const kind = resources?.permit_kinds[0]
    const type = resources?.user_types.find(
      ({ code }) => kind === undefined || kind.user_types.length === 0 || kind.user_types.includes(code),
    )
    const lot = resources?.parking_lots.find(({ id }) =>
      resources.user_type_parking_lots.some((pair) => pair.parking_lot_id === id && pair.user_type_code === type?.code),
    )
    const row: Readonly<Record<string, string>> = {
      ...example,
      kind: kind === undefined ? '' : t(kind.name),
      lot: lot === undefined ? '' : t(lot.name),
      user_type: type === undefined ? '' : t(type.name),
      valid_from: formatDay(today()),
      last_day: formatDay(addDays(today(), 364)),
    }
    const columns = importColumns[subject]
    const content = csvStart + csvBlock([columns.map(({ title }) => t(title)), columns.map(({ key }) => row[key] ?? '')])
    saveFile(
      new File([content], `${t(texts.templateName)}-${t(texts[subject])}.csv`.toLowerCase().replaceAll(/[\s,]+/g, '-'), {
        type: 'text/csv;charset=utf-8',
      }),
    )
  }
}

const placeLinks = {
  kinds: { title: texts.kinds, link: { to: '/parkiranje', search: { tab: 'kinds' } } },
  lots: { title: texts.lots, link: { to: '/parkiranje', search: { tab: 'lots' } } },
  'user-types': { title: texts.userTypes, link: { to: '/parkiranje', search: { tab: 'user-types' } } },
  users: { title: texts.users, link: { to: '/uporabniki' } },
} as const satisfies Record<ImportPlace, object>

const Place = ({ place }: { place: ImportPlace }) => {
  const { title, link } = placeLinks[place]
  return <ButtonLink label={t(texts.change, { place: t(title) })} {...link} look="quiet" small target="_blank" />
}

export const ImportRows = ({ rows }: { rows: readonly ImportRow[] }) => (
  <SheetTable
    caption={t(texts.rows)}
    rows={rows}
    rowKey={({ line }) => String(line)}
    columns={[
      { title: t(texts.line), cell: ({ line }) => line },
      { title: t(texts.about), cell: ({ label }) => label || '–' },
      { title: t(texts.outcome), cell: ({ outcome }) => t(importOutcomeLabels[outcome]) },
      {
        title: t(texts.note),
        cell: ({ note, place }) => (
          <div className={styles.note}>
            {note || '–'} {place !== undefined && <Place place={place} />}
          </div>
        ),
      },
    ]}
  />
)

const schema = z.object({ file: tableFileSchema, subject: z.enum(importSubjects) })
type Values = z.output<typeof schema>

const { SelectField } = fieldsOf<Values>()

const DryRun = ({ values, checked: { columns, found }, onStarted }: { values: Values; checked: Checked; onStarted: () => void }) => {
  const { counts, rows, unread } = found
  const start = useAction(startImport, { done: texts.started, onDone: onStarted })
  const place = useRef<HTMLDivElement>(null)
  const all = counts.create + counts.change + counts.same + counts.refuse
  // It comes below what was just pressed, perhaps below the edge of the screen.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'start' })
  }, [found])
  return (
    <div ref={place} className={styles.found}>
      <Sheet title={t(texts.would)} tone={counts.refuse > 0 ? 'warning' : 'good'}>
        <p role="status">
          <strong>{t(texts.counts, counts)}</strong>
        </p>
        {unread.length > 0 && <Notice title={t(texts.unread, { titles: unread.join(', ') })} />}
        {values.subject === 'permits' && <p>{t(texts.wouldHow)}</p>}
        {all > mostNamedRows && <p>{t(texts.notAll, { count: mostNamedRows })}</p>}
        <FormButtons>
          <Button
            label={t(texts.run)}
            icon={IconUpload}
            busy={start.isPending}
            disabled={counts.create + counts.change === 0}
            onClick={() => start.mutate({ body: formDataOf({ ...values, columns }) })}
          />
        </FormButtons>
        <ImportRows rows={rows} />
      </Sheet>
    </div>
  )
}

/** What the columns of a file mean is chosen first, then it is checked; only what was checked can be imported. */
export const ImportForm = () => {
  const [read, setRead] = useState<{ values: Values; found: OperationResult<typeof readImportColumns> }>()
  const [checked, check] = useState<Checked>()
  const form = useOperationForm<typeof readImportColumns, Values>(readImportColumns, {
    defaults: { file: [], subject: 'people' },
    schema,
    toCall: (values) => ({ body: formDataOf(values) }),
    onDone: (found, values) => {
      check(undefined)
      setRead({ values, found })
    },
  })
  const [file, subject] = useWatch({ control: form.control, name: ['file', 'subject'] })
  const template = useTemplate(subject)
  const isRead = read !== undefined && read.values.file[0] === file[0] && read.values.subject === subject
  return (
    <>
      <Sheet
        title={t(texts.title)}
        actions={<Button label={t(texts.template)} look="plain" small icon={IconDownload} onClick={template} />}
      >
        <OperationForm form={form} leaveFreely label={t(texts.title)} submit={t(texts.read)}>
          <p>{t(texts.how)}</p>
          <SelectField name="subject" label={t(texts.subject)} options={optionsOf(texts, importSubjects)} />
          <FilesField<Values> name="file" label={t(texts.file)} description={t(texts.fileHint)} rules={tableFileRules} />
        </OperationForm>
      </Sheet>
      {isRead && (
        <ColumnChoice
          key={`${read.values.subject} ${read.found.columns.map(({ title }) => title).join(' ')}`}
          subject={read.values.subject}
          found={read.found}
          file={read.values.file}
          onChanged={() => check(undefined)}
          onChecked={check}
        />
      )}
      {isRead && checked?.file === read.values.file && (
        <DryRun
          values={read.values}
          checked={checked}
          onStarted={() => {
            check(undefined)
            setRead(undefined)
            form.setValue('file', [])
          }}
        />
      )}
    </>
  )
}
