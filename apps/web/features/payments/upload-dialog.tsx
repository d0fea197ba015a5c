import { maximumStatementBytes } from '@dovolilnice/contract/documents/upload-limits'
import { ruleSentences } from '@dovolilnice/contract/errors'
import { staffSentences } from '@dovolilnice/contract/staff-sentences'
import { uploadStatement } from '@dovolilnice/contract/payments/statements/upload-statement'
import { IconUpload } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod/mini'
import { t, useMay } from '../../platform/kit.ts'
import { Button, Modal } from '../../ui/kit.ts'
import { type FileRules, FilesField, FormButtons, formDataOf, OperationForm, SubmitButton, useOperationForm } from '../../ui/form/kit.ts'
import { CsvChoice, readHead } from './csv/csv-choice.tsx'
import { type EditedMapping, MappingDialog } from './csv/mapping-dialog.tsx'
import { texts } from './texts.ts'

const schema = z.object({
  file: z.array(z.instanceof(File)).check(z.minLength(1, 'statement_missing'), z.maxLength(1)),
  mapping_id: z.optional(z.string()),
})
type Values = z.output<typeof schema>

/** What a statement is judged by before it is sent; the server reads it. */
export const statementFiles: FileRules = {
  choose: texts.chooseFile,
  accept: '.xml,.csv,.txt,application/xml,text/xml,text/csv,text/plain',
  fault: ({ size }) => {
    if (size === 0) return ruleSentences.file_empty
    return size > maximumStatementBytes ? staffSentences.statement_too_large : undefined
  },
  most: 1,
}

/** The beginning of a CSV file in base64; null for XML, undefined while there is no file. */
const useHead = (file: File | undefined): string | null | undefined => {
  const [read, setRead] = useState<{ file: File; head: string | null }>()
  useEffect(() => {
    if (file !== undefined) void readHead(file).then((head) => setRead({ file, head }))
  }, [file])
  return read !== undefined && read.file === file ? read.head : undefined
}

/** A CSV file is read by a mapping; a camt.053 statement says itself what it holds. */
const FileForm = ({ onEdit }: { onEdit: (edited: EditedMapping) => void }) => {
  const [file] = useWatch<Values, 'file'>({ name: 'file' })
  const head = useHead(file)
  return head == null ? null : <CsvChoice key={head} head={head} onEdit={onEdit} />
}

const UploadDialog = ({ onClose }: { onClose: () => void }) => {
  const navigate = useNavigate()
  const [edited, edit] = useState<EditedMapping>()
  const form = useOperationForm<typeof uploadStatement, Values>(uploadStatement, {
    defaults: { file: [], mapping_id: '' },
    schema,
    toCall: (values) => ({ body: formDataOf(values) }),
    onDone: ({ id }) => {
      onClose()
      void navigate({ to: '/placila', search: { upload_id: id } })
    },
  })
  return (
    <Modal opened onClose={onClose} size={680} title={t(texts.upload)}>
      <OperationForm form={form} leaveFreely>
        <FilesField<Values> name="file" label={t(texts.file)} description={t(texts.fileHint)} rules={statementFiles} />
        <FileForm onEdit={edit} />
        <FormButtons>
          <Button label={t(texts.close)} look="plain" onClick={onClose} />
          <SubmitButton label={t(texts.upload)} form={form} />
        </FormButtons>
      </OperationForm>
      {edited !== undefined && (
        <MappingDialog {...edited} onClose={() => edit(undefined)} onCreated={(id) => form.setValue('mapping_id', id)} />
      )}
    </Modal>
  )
}

export const UploadButton = () => {
  const may = useMay()
  const [open, setOpen] = useState(false)
  if (!may('payments:write')) return null
  return (
    <>
      <Button label={t(texts.upload)} icon={IconUpload} onClick={() => setOpen(true)} />
      {open && <UploadDialog onClose={() => setOpen(false)} />}
    </>
  )
}
