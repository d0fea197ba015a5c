import type { ActDetails } from '@dovolilnice/contract/acts/record/issued-act'
import {
  type ActService,
  failedReasonLabels,
  failedReasons,
  resultAtOnce,
  serviceMannerLabels,
  serviceManners,
  serviceResultLabels,
} from '@dovolilnice/contract/acts/service/act-service'
import { handOverAct, recordServiceResult } from '@dovolilnice/contract/acts/service/operations'
import { useWatch } from 'react-hook-form'
import { t, today } from '../../../platform/kit.ts'
import { type BodyOf, fieldsOf, FormRow, optionsOf } from '../../../ui/form/kit.ts'
import { StepDialog } from '../../../ui/kit.ts'
import { texts } from './texts.ts'

type HandOver = BodyOf<typeof handOverAct>
type Result = BodyOf<typeof recordServiceResult>
const handOverFields = fieldsOf<HandOver>()
const resultFields = fieldsOf<Result>()

const HandOverFields = () => {
  const { DayField, SelectField, TextAreaField, TextField } = handOverFields
  const manner = useWatch<HandOver, 'manner'>({ name: 'manner' })
  const chosen = serviceManners.find((one) => one === manner)
  return (
    <>
      <SelectField name="manner" label={t(texts.manner)} options={optionsOf(serviceMannerLabels, serviceManners)} />
      <FormRow>
        <DayField name="handed_over_on" label={t(texts.handedOverOn)} max={today()} />
        {chosen !== undefined && resultAtOnce(chosen) !== undefined && (
          <DayField name="served_on" label={t(texts.servedNow)} description={t(texts.servedNowHint)} optional max={today()} />
        )}
      </FormRow>
      {(chosen === 'registered_post' || chosen === 'e_service') && (
        <TextField name="consignment" label={t(texts.consignment)} description={t(texts.consignmentHint)} optional maxLength={60} />
      )}
      <TextAreaField name="note" label={t(texts.note)} optional rows={2} maxLength={1000} />
    </>
  )
}

export const HandOverDialog = ({ act, onClose }: { act: Pick<ActDetails, 'id' | 'number'>; onClose: () => void }) => (
  <StepDialog
    title={t(texts.handOver)}
    subject={act.number}
    operation={handOverAct}
    params={{ id: act.id }}
    defaults={{ manner: 'registered_post', handed_over_on: today(), consignment: '', note: '', served_on: '' }}
    done={texts.handedOverDone}
    onClose={onClose}
  >
    <HandOverFields />
  </StepDialog>
)

const ResultFields = ({ service }: { service: ActService }) => {
  const { DayField, SelectField, TextAreaField } = resultFields
  const result = useWatch<Result, 'result'>({ name: 'result' })
  return (
    <>
      <SelectField name="result" label={t(texts.result)} options={optionsOf(serviceResultLabels, service.results)} />
      <DayField
        name="day"
        label={t(texts.day)}
        {...(result === 'notice' && { description: t(texts.noticeHint, { days: service.fiction_days }) })}
        min={service.handed_over_on}
        max={today()}
      />
      {result === 'failure' && (
        <SelectField
          name="failed_reason"
          label={t(texts.why)}
          options={failedReasons
            .filter((one) => one !== 'no_box' || service.manner === 'e_service')
            .map((value) => ({ value, label: t(failedReasonLabels[value]) }))}
        />
      )}
      <TextAreaField name="note" label={t(texts.note)} optional rows={2} maxLength={1000} />
    </>
  )
}

export const ResultDialog = ({ act, service, onClose }: { act: Pick<ActDetails, 'number'>; service: ActService; onClose: () => void }) => (
  <StepDialog
    title={t(texts.enterResult)}
    subject={act.number}
    operation={recordServiceResult}
    params={{ id: service.id }}
    defaults={{ version: service.version, result: '', day: '', failed_reason: '', note: '' }}
    done={texts.resultDone}
    onClose={onClose}
  >
    <ResultFields service={service} />
  </StepDialog>
)
