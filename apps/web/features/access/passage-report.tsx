import type { accessLogDetailsSchema } from '@dovolilnice/contract/access/operations'
import { settlePassageReport } from '@dovolilnice/contract/access/own/own-passages'
import type { z } from 'zod/mini'
import { useMay } from '../../platform/session/use-session.ts'
import { formatInstant, useTranslate, useLanguage } from '../../platform/translate/translate.ts'
import { fieldsOf, OperationForm, useOperationForm, type BodyOf } from '../../ui/form/form.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { texts } from './texts.ts'

type Details = z.output<typeof accessLogDetailsSchema>

const { TextAreaField } = fieldsOf<BodyOf<typeof settlePassageReport>>()

const Answer = ({ id }: { id: string }) => {
  const t = useTranslate()
  const form = useOperationForm(settlePassageReport, { params: { id }, defaults: { answer: '' }, done: texts.reportAnswered })
  return (
    <OperationForm form={form} leaveFreely label={t(texts.answerReport)} submit={t(texts.answerReport)}>
      <TextAreaField name="answer" label={t(texts.answer)} description={t(texts.answerHint)} maxLength={1000} rows={3} />
    </OperationForm>
  )
}

/** What the holder says about a passage, and the office's answer or the place for it. */
export const PassageReport = ({ id, report }: { id: string; report: NonNullable<Details['report']> }) => {
  const { t, locale } = useLanguage()
  const may = useMay()
  return (
    <>
      <Notice
        tone="warning"
        title={t(report.claim === 'mistake' ? texts.mistakeOn : texts.reportedOn, { instant: formatInstant(report.reported_at, locale) })}
      >
        {report.remark ?? t(texts.noRemark)}
        {report.answer !== null && (
          <>
            <br />
            {t(texts.answeredBy, { name: report.settled_by_name ?? '', answer: report.answer })}
          </>
        )}
      </Notice>
      {report.answer === null && may('access-log:write') && <Answer id={id} />}
    </>
  )
}
