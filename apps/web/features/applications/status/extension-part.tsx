import type { ApplicationProgress } from '@dovolilnice/contract/applications/application-progress'
import { secureBoxSchema } from '@dovolilnice/contract/applications/record/own-papers'
import { z } from 'zod/mini'
import { reasonSchema } from '@dovolilnice/contract/primitives/field-schemas'
import type { Operation } from '@dovolilnice/contract/operation'
import { formatDay, t } from '../../../platform/kit.ts'
import { fieldsOf, OperationForm, SubmitButton, useOperationForm } from '../../../ui/form/kit.ts'
import { More } from '../../../ui/kit.ts'
import { boxOf, extensionOf, type ApplicantAccess } from './applicant-access.ts'
import { texts } from './status-texts.ts'

interface Values {
  reason: string
}

const { TextAreaField } = fieldsOf<Values>()
const schema = z.object({ reason: reasonSchema })

const AskForm = ({ access }: { access: ApplicantAccess }) => {
  const { operation, params, fields } = extensionOf(access)
  const form = useOperationForm<Operation, Values>(operation, {
    defaults: { reason: '' },
    params,
    schema,
    done: texts.extensionAsked,
    toCall: ({ reason }) => ({ ...(params && { params }), body: { ...fields, reason } }),
  })
  return (
    <More title={t(texts.extensionTitle)}>
      <OperationForm form={form} label={t(texts.extensionTitle)}>
        <TextAreaField name="reason" label={t(texts.extensionReason)} description={t(texts.extensionHint)} rows={3} maxLength={2000} />
        <div>
          <SubmitButton label={t(texts.extensionSend)} form={form} />
        </div>
      </OperationForm>
    </More>
  )
}

const { TextField } = fieldsOf<{ address: string }>()
const boxSchema = z.object({ address: z.union([z.literal(''), secureBoxSchema]) })

export const BoxPart = ({ address, access }: { address: string; access: ApplicantAccess }) => {
  const { operation, params, fields } = boxOf(access)
  const form = useOperationForm<Operation, { address: string }>(operation, {
    defaults: { address },
    params,
    schema: boxSchema,
    done: texts.boxSaved,
    toCall: (typed) => ({ ...(params && { params }), body: { ...fields, ...typed } }),
  })
  return (
    <More title={t(texts.boxTitle)}>
      <OperationForm form={form} label={t(texts.boxTitle)}>
        <TextField name="address" label={t(texts.boxAddress)} description={t(texts.boxHint)} autoComplete="off" maxLength={120} optional />
        <div>
          <SubmitButton label={t(texts.boxSave)} form={form} />
        </div>
      </OperationForm>
    </More>
  )
}

export const ExtensionPart = ({ progress, access }: { progress: ApplicationProgress; access: ApplicantAccess }) => {
  const { extension } = progress
  return (
    <>
      {extension?.granted === null && <p role="status">{t(texts.extensionWaits)}</p>}
      {extension?.granted === true && (
        <p>{t(texts.extensionGranted, { day: formatDay(extension.due_on), answer: extension.answer ?? '' })}</p>
      )}
      {extension?.granted === false && <p>{t(texts.extensionRefused, { answer: extension.answer ?? '' })}</p>}
      {progress.may_ask_extension && <AskForm access={access} />}
    </>
  )
}
