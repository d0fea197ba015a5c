import { loadAddresses } from '@dovolilnice/contract/addresses/load-addresses'
import type { OperationResult } from '@dovolilnice/contract/operation'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod/mini'
import { useAction } from '../../platform/calls/query.ts'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { formDataOf } from '../../ui/form/form-data.ts'
import { FormButtons } from '../../ui/form/form-layout.tsx'
import { FilesField } from '../../ui/form/inputs/files-field.tsx'
import { tableFileRules, tableFileSchema } from '../../ui/form/inputs/table-file.ts'
import { OperationForm } from '../../ui/form/operation-form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { useOperationForm } from '../../ui/form/use-operation-form.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { SheetTable } from '../../ui/sheet-table.tsx'
import { texts } from './addresses-texts.ts'

const schema = z.object({ file: tableFileSchema })
type Values = z.output<typeof schema>

/** What was checked: the file and what it holds. */
interface Checked {
  file: File[]
  found: OperationResult<typeof loadAddresses>
}

const DryRun = ({ checked: { file, found }, onLoaded }: { checked: Checked; onLoaded: () => void }) => {
  const t = useTranslate()
  const { zones, faults, ...counts } = found
  const load = useAction(loadAddresses, { done: texts.loaded, onDone: onLoaded })
  return (
    <>
      <Sheet title={t(texts.would)} tone={counts.faulty > 0 ? 'warning' : 'good'}>
        <p role="status">
          <strong>{t(texts.counts, counts)}</strong>
        </p>
        <FormButtons>
          <Button
            busy={load.isPending}
            disabled={counts.addresses === 0}
            onClick={() => load.mutate({ body: formDataOf({ file, dry_run: 'no' }) })}
          >
            {t(texts.load)}
          </Button>
        </FormButtons>
        <SheetTable
          caption={t(texts.would)}
          rows={zones}
          rowKey={({ zone }) => zone}
          columns={[
            { title: t(texts.zone), cell: ({ zone }) => zone || t(texts.noZone) },
            { title: t(texts.houses), cell: ({ addresses }) => addresses },
          ]}
        />
      </Sheet>
      {faults.length > 0 && (
        <Sheet title={t(texts.faults)}>
          <SheetTable
            caption={t(texts.faults)}
            rows={faults}
            rowKey={({ line }) => String(line)}
            columns={[
              { title: t(texts.line), cell: ({ line }) => line },
              { title: t(texts.fault), cell: ({ note }) => note },
            ]}
          />
        </Sheet>
      )}
    </>
  )
}

/** A file is checked first; only what was checked can replace the list. */
export const LoadAddresses = () => {
  const t = useTranslate()
  const [checked, check] = useState<Checked>()
  const form = useOperationForm<typeof loadAddresses, Values>(loadAddresses, {
    defaults: { file: [] },
    schema,
    toCall: (values) => ({ body: formDataOf({ ...values, dry_run: 'yes' }) }),
    onDone: (found, { file }) => check({ file, found }),
  })
  const chosen = useWatch({ control: form.control, name: 'file' })
  const isChecked = checked !== undefined && checked.file[0] === chosen[0]
  return (
    <>
      <Sheet title={t(texts.title)}>
        <OperationForm form={form} leaveFreely label={t(texts.title)}>
          <p>{t(texts.how)}</p>
          <FilesField<Values> name="file" label={t(texts.file)} description={t(texts.fileHint)} rules={tableFileRules} />
          <FormButtons>
            <SubmitButton form={form}>{t(texts.check)}</SubmitButton>
          </FormButtons>
        </OperationForm>
      </Sheet>
      {isChecked && <DryRun checked={checked} onLoaded={() => check(undefined)} />}
    </>
  )
}
