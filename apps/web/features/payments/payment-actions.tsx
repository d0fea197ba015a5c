import type { PaymentDetails } from '@dovolilnice/contract/payments/payment'
import type { PaymentAction } from '@dovolilnice/contract/payments/payment-status'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { Button, ButtonLink } from '../../ui/buttons/button.tsx'
import { FormButtons } from '../../ui/form/form-layout.tsx'
import { texts } from './texts.ts'

const labels = {
  match: texts.match,
  take_back: texts.takeBack,
  see: texts.see,
  ignore: texts.ignore,
  undo: texts.undo,
  remove: texts.remove,
} as const
/** The step that a payment waits for. */
const firstStep: readonly PaymentAction[] = ['match', 'take_back', 'see']
/** What is done most stands last, where the hand is. */
const order: readonly PaymentAction[] = ['remove', 'undo', 'ignore', ...firstStep]

/** The buttons of what may be done with a payment now. */
export const PaymentActions = ({ payment, onStep }: { payment: PaymentDetails; onStep: (step: PaymentAction) => void }) => {
  const t = useTranslate()
  const offered = order.filter((action) => payment.actions.includes(action))
  if (offered.length === 0) return null
  return (
    <FormButtons>
      {payment.actions.includes('ignore') && payment.direction === 'credit' && payment.currency === 'EUR' && (
        <ButtonLink look="plain" to="/vracila" search={{ placilo: payment.id }}>
          {t(texts.refund)}
        </ButtonLink>
      )}
      {offered.map((action) => (
        <Button
          key={action}
          look={firstStep.includes(action) ? 'filled' : action === 'remove' ? 'quiet' : 'plain'}
          danger={action === 'remove'}
          onClick={() => onStep(action)}
        >
          {t(labels[action])}
        </Button>
      ))}
    </FormButtons>
  )
}
