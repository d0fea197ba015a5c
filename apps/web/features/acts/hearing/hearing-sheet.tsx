import { hearingAnswerSchema, type PartyHearing } from '@dovolilnice/contract/acts/hearing/hearing'
import type { Operation } from '@dovolilnice/contract/operation'
import { inDays } from '@dovolilnice/contract/acts/answer-days'
import { IconDownload } from '@tabler/icons-react'
import { z } from 'zod/mini'
import { formatDay, formatInstant, pageLocale, t } from '../../../platform/kit.ts'
import { Button, Sheet } from '../../../ui/kit.ts'
import { fieldsOf, FilesField, formDataOf, OperationForm, SubmitButton, useOperationForm } from '../../../ui/form/kit.ts'
import styles from '../acts.module.css'
import { answerOf, type HearingAccess, savePaper } from './hearings-sheet.tsx'
import { texts } from './texts.ts'

interface Values {
  answer: string
  document: { other: File[] }
}

const { TextAreaField } = fieldsOf<Values>()
const schema = z.object({ answer: hearingAnswerSchema, document: z.optional(z.custom<Values['document']>()) })

const AnswerForm = ({ access }: { access: HearingAccess }) => {
  const { operation, params, fields } = answerOf(access)
  const form = useOperationForm<Operation, Values>(operation, {
    params,
    defaults: { answer: '', document: { other: [] } },
    schema,
    done: texts.sent,
    toCall: ({ answer, document }) => ({ ...(params && { params }), body: formDataOf({ ...fields, answer, document }) }),
  })
  return (
    <OperationForm form={form} label={t(texts.answer)}>
      <TextAreaField name="answer" label={t(texts.answer)} rows={5} maxLength={4000} />
      <FilesField<Values> name="document.other" label={t(texts.files)} optional />
      <div>
        <SubmitButton label={t(texts.send)} form={form} />
      </div>
    </OperationForm>
  )
}

const Answered = ({ hearing }: { hearing: PartyHearing }) => {
  if (hearing.closed_on !== null)
    return (
      <>
        <p>{t(texts.takenBackOn, { day: formatDay(hearing.closed_on) })}</p>
        <p className="written">{hearing.closed_reason}</p>
      </>
    )
  if (hearing.answered_at === null) return <p>{t(texts.over)}</p>
  return (
    <>
      <p>{t(texts.answered, { at: formatInstant(hearing.answered_at) })}</p>
      <p className="written">{hearing.answer}</p>
      <p className={styles.soft}>{t(texts.next)}</p>
    </>
  )
}

export const HearingSheet = ({ access, hearing }: { access: HearingAccess; hearing: PartyHearing }) => (
  <Sheet title={t(texts.findings)} tone={hearing.may_answer ? 'warning' : undefined}>
    <p>{t(texts.about, { number: hearing.record_number })}</p>
    <p className="written">{hearing.facts}</p>
    <div>
      <Button label={t(texts.paper)} look="plain" icon={IconDownload} onClick={() => savePaper(access)} />
    </div>
    {hearing.may_answer ? (
      <>
        <p>
          {hearing.answer_days === null
            ? t(texts.until, { day: formatDay(hearing.due_on) })
            : t(texts.fromService, { days: inDays(hearing.answer_days, pageLocale()) })}
        </p>
        <AnswerForm access={access} />
      </>
    ) : (
      <Answered hearing={hearing} />
    )}
  </Sheet>
)
