import { appealActionLabels } from '@dovolilnice/contract/appeals/appeal-labels'
import type { Appeal } from '@dovolilnice/contract/appeals/appeal'
import { readAppealLetter } from '@dovolilnice/contract/appeals/read-appeal-letter'
import { sendAppeal } from '@dovolilnice/contract/appeals/steps/send-appeal'
import { z } from 'zod/mini'
import { printPaper } from '../../platform/print-paper.ts'
import { today } from '../../platform/today.ts'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { fieldsOf } from '../../ui/form/fields.tsx'
import { StepDialog } from '../../ui/record/step-dialog.tsx'
import { stepDone } from './step-done.ts'
import { texts } from './texts.ts'

const { sent_on, sent_to, version } = sendAppeal.body.shape
const formSchema = z.object({ version, sent_on, sent_to, papers: z.string({ error: 'required' }).check(z.trim(), z.minLength(1)) })
type Values = z.output<typeof formSchema>

const { DayField, TextAreaField } = fieldsOf<Values>()

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** Sends an appeal to the organ of second instance and opens the letter with the list of its papers. */
export const SendDialog = ({ appeal, onClose }: { appeal: Appeal; onClose: () => void }) => {
  const t = useTranslate()
  const label = t(appealActionLabels.send)
  const { sent_to: to, papers } = appeal.proposed
  return (
    <StepDialog<typeof sendAppeal, Values>
      title={label}
      subject={appeal.number}
      operation={sendAppeal}
      params={{ id: appeal.id }}
      schema={formSchema}
      defaults={{ version: appeal.version, sent_on: today(), sent_to: to, papers: papers.join('\n') }}
      toCall={({ papers: lines, ...body }) => ({ params: { id: appeal.id }, body: { ...body, papers: linesOf(lines) } })}
      submit={label}
      done={stepDone('send', appeal)}
      onClose={onClose}
      onDone={() => printPaper(readAppealLetter, appeal.id)}
    >
      <p>{t(texts.sendHow)}</p>
      <TextAreaField name="sent_to" label={t(texts.sentTo)} description={t(texts.sentToHint)} rows={3} maxLength={500} />
      <DayField name="sent_on" label={t(texts.sendDay)} max={today()} />
      <TextAreaField name="papers" label={t(texts.papers)} description={t(texts.papersHint)} rows={8} />
    </StepDialog>
  )
}
