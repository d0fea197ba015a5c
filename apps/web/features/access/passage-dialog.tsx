import { type accessLogDetailsSchema, createAccessTag, getAccessLog } from '@dovolilnice/contract/access/operations'
import { formatInstant, pageLocale, t, useMay, useOperation } from '../../platform/kit.ts'
import { type BodyOf, fieldsOf, FormButtons, FormRow, OperationForm, useOperationForm } from '../../ui/form/kit.ts'
import styles from './access.module.css'
import { texts } from './texts.ts'
import { accessEventLabels } from '@dovolilnice/contract/access/access-event'
import { reasonSentence } from '@dovolilnice/contract/access/reasons'
import type { z } from 'zod/mini'
import { Button, Facts, Modal, Notice, OperationView, PhoneText, Stacked } from '../../ui/kit.ts'
import { settlePassageReport } from '@dovolilnice/contract/access/own/own-passages'

const { TextAreaField } = fieldsOf<BodyOf<typeof settlePassageReport>>()

const Answer = ({ id }: { id: string }) => {
  const form = useOperationForm(settlePassageReport, { params: { id }, defaults: { answer: '' }, done: texts.reportAnswered })
  return (
    <OperationForm form={form} leaveFreely label={t(texts.answerReport)} submit={t(texts.answerReport)}>
      <TextAreaField name="answer" label={t(texts.answer)} description={t(texts.answerHint)} maxLength={1000} rows={3} />
    </OperationForm>
  )
}

const PassageReport = ({ id, report }: { id: string; report: NonNullable<Details['report']> }) => {
  const may = useMay()
  return (
    <>
      <Notice
        tone="warning"
        title={t(report.claim === 'mistake' ? texts.mistakeOn : texts.reportedOn, { instant: formatInstant(report.reported_at) })}
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

const { TextField } = fieldsOf<BodyOf<typeof createAccessTag>>()

const TagForm = ({ id }: { id: string }) => {
  const form = useOperationForm(createAccessTag, { defaults: { access_log_id: id, label: '', remark: '' }, about: id, done: texts.tagged })
  return (
    <OperationForm form={form} leaveFreely label={t(texts.tagIt)} submit={t(texts.tagIt)}>
      <p className="hint">{t(texts.tagHint)}</p>
      <FormRow>
        <TextField name="label" label={t(texts.tagLabel)} maxLength={60} />
        <TextField name="remark" label={t(texts.remark)} maxLength={2000} optional />
      </FormRow>
    </OperationForm>
  )
}

type Details = z.output<typeof accessLogDetailsSchema>

/** The verdict of the same rule at this moment: whether what was wrong has been put right. */
const Now = ({ now }: { now: Details['now'] }) => {
  if (now === null) return null
  return (
    <Notice tone={now.allowed ? 'good' : 'warning'} title={`${t(texts.nowWould)}: ${t(now.allowed ? texts.wouldPass : texts.wouldNot)}`}>
      {reasonSentence(now.reason, now.reason_details, pageLocale())}
    </Notice>
  )
}

const Passage = ({ passage }: { passage: Details }) => {
  const facts = [
    { label: t(texts.at), value: formatInstant(passage.at) },
    { label: t(texts.claimedAt), value: passage.claimed_at && t(texts.claimedAtHint, { instant: formatInstant(passage.claimed_at) }) },
    { label: t(texts.gate), value: passage.device_name },
    { label: t(texts.event), value: t(accessEventLabels[passage.event_name]) },
    { label: t(texts.credential), value: passage.credential && <PhoneText phone={passage.credential} /> },
    { label: t(texts.permit), value: passage.permit_number },
    { label: t(texts.holder), value: passage.holder_name },
    { label: t(texts.byList), value: passage.listed_at && formatInstant(passage.listed_at) },
    { label: t(texts.reason), value: passage.reason && reasonSentence(passage.reason, passage.reason_details, pageLocale()), wide: true },
    {
      label: t(texts.tags),
      value: passage.tags.map(({ label, remark }) => (remark ? `${label} (${remark})` : label)).join(', '),
      wide: true,
    },
  ]
  return (
    <Stacked>
      <Facts facts={facts} />
      {passage.presentation.length > 1 && (
        <section>
          <h3 className={styles.part}>{t(texts.course)}</h3>
          <ol className={styles.lines}>
            {passage.presentation.map((step) => (
              <li key={step.id}>
                <span>{t(accessEventLabels[step.event_name])}</span>
                <span className={styles.soft}>{formatInstant(step.at)}</span>
              </li>
            ))}
          </ol>
        </section>
      )}
      <Now now={passage.now} />
    </Stacked>
  )
}

interface DialogProps {
  id: string | undefined
  onHolder: ((permitId: string) => void) | undefined
  onClose: () => void
}

const PassageBody = ({ id, onHolder, onClose }: DialogProps & { id: string }) => {
  const may = useMay()
  const query = useOperation(getAccessLog, { params: { id } })
  const permitId = query.data?.permit_id
  return (
    <Stacked>
      <OperationView query={query}>{(passage) => <Passage passage={passage} />}</OperationView>
      {query.data?.report != null && <PassageReport id={id} report={query.data.report} />}
      {may('access-log:write') && <TagForm key={query.data?.tags.length} id={id} />}
      {onHolder !== undefined && permitId != null && (
        <FormButtons>
          <Button
            label={t(texts.holderInfo)}
            look="plain"
            onClick={() => {
              onClose()
              onHolder(permitId)
            }}
          />
        </FormButtons>
      )}
    </Stacked>
  )
}

export const PassageDialog = ({ id, onHolder, onClose }: DialogProps) => (
  <Modal opened={id !== undefined} onClose={onClose} size={680} title={t(texts.accessLog)}>
    {id !== undefined && <PassageBody id={id} onHolder={onHolder} onClose={onClose} />}
  </Modal>
)
