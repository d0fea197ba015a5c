import { callForFee, decideFeeExemption, readAdministrativeFee, readFeeOrder } from '@dovolilnice/contract/administrative-fees/operations'
import {
  confirm,
  formatDay,
  formatMoney,
  printPaper,
  t,
  today,
  useAction,
  useLive,
  useMay,
  useOperation,
  useParameters,
  withWords,
} from '../../platform/kit.ts'
import { type BodyOf, fieldsOf, FormButtons } from '../../ui/form/kit.ts'
import { Button, Facts, FeeLines, OperationView, Part, Sheet, StatusBadge, StepDialog } from '../../ui/kit.ts'
import {
  type AdministrativeFeeDebt,
  exemptionStatusLabels,
  feeTermEnded,
} from '@dovolilnice/contract/administrative-fees/administrative-fee-debt'
import { formatReference } from '@dovolilnice/contract/money/bank/reference'
import { IconFileTypePdf } from '@tabler/icons-react'
import { useState } from 'react'

const texts = withWords({
  title: { sl: 'Upravna taksa', en: 'Administrative fee' },
  received: { sl: 'Prejeto', en: 'Received' },
  open: { sl: 'Odprto', en: 'Open' },
  due: { sl: 'Plačilo do', en: 'Due by' },
  exemption: { sl: 'Oprostitev', en: 'Exemption' },
  paid: { sl: 'Plačana', en: 'Paid' },
  waits: { sl: 'Čaka plačilo', en: 'Awaits payment' },
  order: { sl: 'Plačilni nalog (PDF)', en: 'Payment order (PDF)' },
  call: { sl: 'Pozovi k plačilu', en: 'Call to pay' },
  callText: {
    sl: 'Izda se poziv kot akt s številko, ki ga vročite; rok 15 dni teče od vročitve. Vlagatelj dobi o njem obvestilo po e-pošti, če ima naslov.',
    en: 'A call is issued as an act with a number, which you serve; the term of 15 days runs from the service. The applicant is told by e-mail, if there is an address.',
  },
  calledOn: { sl: 'Pozvan dne', en: 'Called on' },
  callNumber: { sl: 'Številka poziva', en: 'Number of the call' },
  called: { sl: 'Poziv je izdan in čaka na vročanje.', en: 'The call is issued and waits to be served.' },
  decide: { sl: 'Odloči o oprostitvi', en: 'Decide on an exemption' },
  decided: { sl: 'O oprostitvi je odločeno.', en: 'The exemption has been decided.' },
  how: {
    sl: 'Vlagatelj dobi sporočilo. Kdor je oproščen, takse ne plača; komur oprostitev ni priznana, dobi podatke za plačilo.',
    en: 'The applicant is told. Who is exempt pays nothing; who is not gets the payment details.',
  },
  ground: { sl: 'Razlog oprostitve', en: 'Ground of the exemption' },
  granted: { sl: 'Oprostitev je priznana', en: 'The exemption is granted' },
  refusalIsAct: {
    sl: 'Če oprostitev ni priznana, se izda sklep z obrazložitvijo in poukom; vročite ga stranki.',
    en: 'Where it is not granted, an order with reasons and remedy is issued: serve it on the party.',
  },
  reason: { sl: 'Dokazilo ali obrazložitev', en: 'Proof or explanation' },
})

const { CheckboxField, SelectField, TextAreaField } = fieldsOf<BodyOf<typeof decideFeeExemption>>()

const ExemptionDialog = ({ applicationId, onClose }: { applicationId: string; onClose: () => void }) => {
  const grounds = useParameters()?.administrative_fees.exemptions ?? []
  return (
    <StepDialog
      title={t(texts.decide)}
      operation={decideFeeExemption}
      params={{ id: applicationId }}
      defaults={{ granted: true, ground: '', reason: '' }}
      done={texts.decided}
      onClose={onClose}
    >
      <p>{t(texts.how)}</p>
      <SelectField name="ground" label={t(texts.ground)} options={grounds.map(({ code, name }) => ({ value: code, label: t(name) }))} />
      <CheckboxField name="granted" label={t(texts.granted)} description={t(texts.refusalIsAct)} />
      <TextAreaField name="reason" label={t(texts.reason)} rows={3} maxLength={2000} />
    </StepDialog>
  )
}

const State = ({ fee }: { fee: AdministrativeFeeDebt }) => {
  if (fee.exemption?.status === 'granted') return <StatusBadge tone="good">{t(exemptionStatusLabels.granted)}</StatusBadge>
  if (fee.open_cents === 0) return <StatusBadge tone="good">{t(texts.paid)}</StatusBadge>
  if (fee.exemption?.status === 'claimed') return <StatusBadge tone="warning">{t(exemptionStatusLabels.claimed)}</StatusBadge>
  return <StatusBadge tone="warning">{t(texts.waits)}</StatusBadge>
}

const Fee = ({ fee }: { fee: AdministrativeFeeDebt }) => {
  const { exemption, received_cents: received, open_cents: open, payment } = fee
  const ground = exemption && [t(exemptionStatusLabels[exemption.status]), exemption.name && t(exemption.name)].filter(Boolean).join(': ')
  return (
    <>
      <State fee={fee} />
      <FeeLines lines={fee.lines} />
      <Facts
        facts={[
          { label: t(texts.received), value: received > 0 && formatMoney(received) },
          { label: t(texts.open), value: open > 0 && formatMoney(open) },
          { label: t(texts.due), value: open > 0 && formatDay(fee.due_on) },
          { label: t(texts.calledOn), value: fee.called_on && formatDay(fee.called_on) },
          { label: t(texts.callNumber), value: fee.call_number },
          { label: t(texts.reference), value: payment && formatReference(payment.reference) },
          { label: t(texts.exemption), value: ground, wide: true },
        ]}
      />
    </>
  )
}

export const AdministrativeFeeSheet = ({ application }: { application: { id: string; number: string } }) => {
  const { id } = application
  const may = useMay()
  const call = useAction(callForFee, { done: texts.called })
  const ask = async () => {
    if (await confirm({ title: texts.call, text: texts.callText, action: texts.call })) call.mutate({ params: { id } })
  }
  const [deciding, setDeciding] = useState(false)
  const query = useOperation(readAdministrativeFee, { params: { id } }, { keep: true })
  useLive('applications', () => query.refetch())
  useLive('payments', () => query.refetch())
  return (
    <OperationView query={query}>
      {({ fee }) =>
        fee !== null && (
          <Sheet title={t(texts.title)}>
            <Fee fee={fee} />
            <FormButtons>
              <Part name="CounterFeePayment" props={{ application, offered: fee.open_cents > 0 }} fallback={null} />
              {may('applications:conduct') && fee.received_cents === 0 && (
                <Button label={t(texts.decide)} look="plain" small onClick={() => setDeciding(true)} />
              )}
              {may('applications:conduct') && fee.payment !== null && feeTermEnded(fee, today()) && (
                <Button label={t(texts.call)} look="plain" small busy={call.isPending} onClick={() => void ask()} />
              )}
              {fee.payment !== null && (
                <Button label={t(texts.order)} look="plain" small icon={IconFileTypePdf} onClick={() => printPaper(readFeeOrder, id)} />
              )}
            </FormButtons>
            {deciding && <ExemptionDialog applicationId={id} onClose={() => setDeciding(false)} />}
          </Sheet>
        )
      }
    </OperationView>
  )
}
