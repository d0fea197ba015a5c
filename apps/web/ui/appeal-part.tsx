import type { PartyAppeals } from '@dovolilnice/contract/applications/application-progress'
import { ownAppealSchema } from '@dovolilnice/contract/appeals/lodge-own-appeal'
import type { Operation } from '@dovolilnice/contract/operation'
import { z } from 'zod/mini'
import { defineTexts, formatDay, t } from '../platform/kit.ts'
import { fieldsOf, SubmitButton, OperationForm, formDataOf, useOperationForm } from './form/form.tsx'
import { FilesField } from './form/inputs/files-field.tsx'
import { unbroken } from './vehicles/unbroken.tsx'
import { More } from './sheet.tsx'

const texts = defineTexts({
  act: { sl: 'Vloži pritožbo zoper odločitev št. {number}', en: 'Appeal against the decision No. {number}' },
  silence: { sl: 'Vloži pritožbo zaradi molka organa', en: 'Appeal against the silence of the authority' },
  until: { sl: 'Pritožbo vložite najpozneje {day}.', en: 'Lodge the appeal by {day}.' },
  anyTime: {
    sl: 'Pritožba ni vezana na rok; vložite jo lahko, dokler o vlogi ni odločeno.',
    en: 'No term runs for this appeal; it is possible as long as the application is not decided.',
  },
  text: { sl: 'Besedilo pritožbe', en: 'Text of the appeal' },
  hint: {
    sl: 'Napišite, s čim se ne strinjate, zakaj in kaj predlagate.',
    en: 'Say what you do not agree with, why, and what you propose.',
  },
  files: { sl: 'Priloge', en: 'Attachments' },
  represented: { sl: 'Pritožbo vlagam kot pooblaščenec: {name}', en: 'I lodge it as the representative: {name}' },
  send: { sl: 'Vloži pritožbo', en: 'Lodge the appeal' },
  done: {
    sl: 'Pritožba je vložena. Potrdilo boste prejeli po e-pošti.',
    en: 'The appeal has been lodged. You will get a receipt by e-mail.',
  },
  open: {
    sl: 'Pritožbo št. {number} smo prejeli {day}. O njej še ni odločeno.',
    en: 'The appeal No. {number} came on {day}. It is not decided yet.',
  },
  over: {
    sl: 'Postopek o pritožbi št. {number} z dne {day} je končan.',
    en: 'The procedure about the appeal No. {number} of {day} is over.',
  },
})

interface Values {
  text: string
  represented: boolean
  document: { other: File[] }
}

const { CheckboxField, TextAreaField } = fieldsOf<Values>()
const schema = z.object({
  text: ownAppealSchema.shape.text,
  represented: z.boolean(),
  document: z.optional(z.custom<Values['document']>()),
})

export interface AppealPartProps {
  appeals: PartyAppeals
  /** The operation by which this person appeals, and what it must be told beside the appeal: the id of the record, or the mailed link. */
  by: { operation: Operation; params: { id: string } | undefined; fields: Record<string, string> }
}

/** Against one act, or against the silence. */
const AppealForm = ({ appeals: { representative }, by, may }: AppealPartProps & { may: PartyAppeals['may_appeal'][number] }) => {
  const { operation, params, fields } = by
  const { against, until } = may
  const form = useOperationForm<Operation, Values>(operation, {
    defaults: { text: '', represented: false, document: { other: [] } },
    params,
    schema,
    done: texts.done,
    toCall: ({ text, represented, document }) => ({
      ...(params && { params }),
      body: formDataOf({ ...fields, against, by: represented ? 'representative' : 'party', text, document }),
    }),
  })
  const title = t(against === '' ? texts.silence : texts.act, { number: against })
  return (
    <More title={title}>
      <OperationForm form={form} label={title}>
        <p>{unbroken(until === null ? t(texts.anyTime) : t(texts.until, { day: formatDay(until) }))}</p>
        <TextAreaField name="text" label={t(texts.text)} description={t(texts.hint)} rows={6} maxLength={20_000} />
        <FilesField<Values> name="document.other" label={t(texts.files)} optional />
        {representative !== null && <CheckboxField name="represented" label={t(texts.represented, { name: representative.name })} />}
        <div>
          <SubmitButton label={t(texts.send)} form={form} />
        </div>
      </OperationForm>
    </More>
  )
}

export const AppealPart = ({ appeals, by }: AppealPartProps) => (
  <>
    {appeals.appeals.map(({ number, lodged_on: lodged, is_open: isOpen }) => (
      <p key={number}>{unbroken(t(isOpen ? texts.open : texts.over, { number, day: formatDay(lodged) }))}</p>
    ))}
    {appeals.may_appeal.map((may) => (
      <AppealForm key={may.against} appeals={appeals} by={by} may={may} />
    ))}
  </>
)
