import { formatIban } from '@dovolilnice/contract/money/bank/iban'
import { formatCents } from '@dovolilnice/contract/primitives/money'
import { proposeRefund } from '@dovolilnice/contract/refunds/propose-refund'
import { readRefundable } from '@dovolilnice/contract/refunds/read-refundable'
import type { Refundable } from '@dovolilnice/contract/refunds/read-refundable'
import { refundGroundLabels } from '@dovolilnice/contract/refunds/refund-labels'
import { applicationGrounds, paymentGrounds } from '@dovolilnice/contract/refunds/refund'
import { useWatch } from 'react-hook-form'
import { showSnackbar } from '../../platform/snackbar.ts'
import { useOperation } from '../../platform/calls/query.ts'
import { useLocale, useTranslate } from '../../platform/translate/use-translate.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { fieldsOf } from '../../ui/form/fields.tsx'
import { FormButtons } from '../../ui/form/form-layout.tsx'
import { MoneyField } from '../../ui/form/inputs/money-field.tsx'
import { OperationForm } from '../../ui/form/operation-form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { useOperationForm } from '../../ui/form/use-operation-form.ts'
import type { BodyOf } from '../../ui/form/use-operation-form.ts'
import { Modal } from '../../ui/overlays/modal.tsx'
import { OperationView } from '../../ui/states/operation-view.tsx'
import { texts } from './texts.ts'

type Values = BodyOf<typeof proposeRefund>
const { CheckboxField, TextField, TextAreaField, SelectField } = fieldsOf<Values>()

/** What a refund is of; neither: the dialog is closed. */
interface Source {
  payment_id: string | undefined
  application_id: string | undefined
}

interface ProposalProps {
  source: Source
  refundable: Refundable
  onClose: () => void
}

/** Back to the card that paid where that is possible, otherwise to an account. */
const Destination = ({ cardCents }: { cardCents: number }) => {
  const t = useTranslate()
  const locale = useLocale()
  const toCard = useWatch<Values, 'to_card'>({ name: 'to_card' })
  return (
    <>
      {cardCents > 0 && (
        <CheckboxField name="to_card" label={t(texts.toCard)} description={t(texts.toCardHint, { most: formatCents(cardCents, locale) })} />
      )}
      {toCard !== true && <TextField name="iban" label={t(texts.iban)} />}
    </>
  )
}

const ProposalForm = ({ source, refundable, onClose }: ProposalProps) => {
  const t = useTranslate()
  const locale = useLocale()
  const { most_cents: most, proposed_cents: cents, explanation, ground, payee_name: payee, iban, card_cents: cardCents } = refundable
  const form = useOperationForm(proposeRefund, {
    about: source.payment_id ?? source.application_id ?? '',
    defaults: { ...source, ground, cents, payee_name: payee ?? '', iban: formatIban(iban ?? ''), to_card: cardCents > 0, reason: '' },
    onDone: ({ number }) => {
      showSnackbar(t(texts.proposed, { number }), { tone: 'good' })
      onClose()
    },
  })
  const grounds = source.payment_id === undefined ? applicationGrounds : paymentGrounds
  return (
    <OperationForm form={form} leaveFreely>
      <p>{t(texts.proposeHint, { most: formatCents(most, locale), explanation: t(explanation) })}</p>
      <SelectField
        name="ground"
        label={t(texts.ground)}
        options={grounds.map((value) => ({ value, label: t(refundGroundLabels[value]) }))}
      />
      <MoneyField<Values> name="cents" label={t(texts.amount)} />
      <TextField name="payee_name" label={t(texts.payee)} />
      <Destination cardCents={cardCents} />
      <TextAreaField name="reason" label={t(texts.explanation)} description={t(texts.explanationHint)} rows={3} maxLength={2000} />
      <FormButtons>
        <Button look="plain" onClick={onClose}>
          {t(texts.cancel)}
        </Button>
        <SubmitButton form={form}>{t(texts.propose)}</SubmitButton>
      </FormButtons>
    </OperationForm>
  )
}

const Proposal = ({ source, onClose }: Omit<ProposalProps, 'refundable'>) => {
  const t = useTranslate()
  const refundable = useOperation(readRefundable, { query: source })
  return (
    <OperationView query={refundable}>
      {(data) =>
        data.most_cents > 0 ? <ProposalForm source={source} refundable={data} onClose={onClose} /> : <p>{t(texts.nothingLeft)}</p>
      }
    </OperationView>
  )
}

/** Proposes that money goes back, with the amount that the rule of the kind gives. */
export const ProposeRefundDialog = ({ source, onClose }: { source: Source; onClose: () => void }) => {
  const t = useTranslate()
  const opened = source.payment_id !== undefined || source.application_id !== undefined
  return (
    <Modal opened={opened} onClose={onClose} size={560} title={t(texts.propose)}>
      {opened && <Proposal source={source} onClose={onClose} />}
    </Modal>
  )
}
