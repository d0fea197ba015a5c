import { importSubjects, mostNamedRows } from '@dovolilnice/contract/imports/import'
import { importColumns } from '@dovolilnice/contract/imports/import-columns'
import { previewImport } from '@dovolilnice/contract/imports/preview-import'
import { startImport } from '@dovolilnice/contract/imports/start-import'
import type { OperationResult } from '@dovolilnice/contract/operation'
import { IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod/mini'

import { useAction } from '../../platform/calls/query.ts'
import { useTranslate } from '../../platform/translate/use-translate.ts'
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
import { ImportRows } from './import-rows.tsx'
import { texts } from './imports-texts.ts'

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
