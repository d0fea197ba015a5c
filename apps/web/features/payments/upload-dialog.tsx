import { maximumStatementBytes } from '@dovolilnice/contract/documents/upload-limits'
import { ruleSentences } from '@dovolilnice/contract/field-rules'
import { staffSentences } from '@dovolilnice/contract/staff-sentences'
import { uploadStatement } from '@dovolilnice/contract/payments/upload-statement'
import { IconUpload } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { z } from 'zod/mini'
import { useMay } from '../../platform/session/use-session.ts'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { formDataOf } from '../../ui/form/form-data.ts'
import { FormButtons } from '../../ui/form/form-layout.tsx'
import type { FileRules } from '../../ui/form/inputs/check-files.ts'
import { FilesField } from '../../ui/form/inputs/files-field.tsx'
import { OperationForm } from '../../ui/form/operation-form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { useOperationForm } from '../../ui/form/use-operation-form.ts'
import { Modal } from '../../ui/overlays/modal.tsx'
import { texts } from './texts.ts'

const schema = z.object({ file: z.array(z.instanceof(File)).check(z.minLength(1, 'statement_missing'), z.maxLength(1)) })
type Values = z.output<typeof schema>

/** What a statement is judged by before it is sent; the server reads it. */
const statementFiles: FileRules = {
  choose: texts.chooseFile,
  accept: '.xml,application/xml,text/xml',
  fault: ({ size }) => {
    if (size === 0) return ruleSentences.file_empty
    return size > maximumStatementBytes ? staffSentences.statement_too_large : undefined
  },
  most: 1,
}

const UploadDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslate()
  const navigate = useNavigate()
  const form = useOperationForm<typeof uploadStatement, Values>(uploadStatement, {
    defaults: { file: [] },
    schema,
    toCall: (values) => ({ body: formDataOf(values) }),
    onDone: ({ id }) => {
      onClose()
      void navigate({ to: '/placila', search: { upload_id: id } })
    },
  })
  return (
    <Modal opened onClose={onClose} size={600} title={t(texts.upload)}>
      <OperationForm form={form} leaveFreely>
        <FilesField<Values> name="file" label={t(texts.file)} description={t(texts.fileHint)} rules={statementFiles} />
        <FormButtons>
          <Button look="plain" onClick={onClose}>
            {t(texts.close)}
          </Button>
          <SubmitButton form={form}>{t(texts.upload)}</SubmitButton>
        </FormButtons>
      </OperationForm>
    </Modal>
  )
}

/** Opens the upload, for whoever may change payments. */
export const UploadButton = () => {
  const t = useTranslate()
  const may = useMay()
  const [open, setOpen] = useState(false)
  if (!may('payments:write')) return null
  return (
    <>
      <Button icon={<IconUpload size={18} aria-hidden />} onClick={() => setOpen(true)}>
        {t(texts.upload)}
      </Button>
      {open && <UploadDialog onClose={() => setOpen(false)} />}
    </>
  )
}
