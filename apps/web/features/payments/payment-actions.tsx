import type { PaymentDetails } from '@dovolilnice/contract/payments/payment'
import type { PaymentAction } from '@dovolilnice/contract/payments/payment-status'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { Button, ButtonLink } from '../../ui/buttons/button.tsx'
import { FormButtons } from '../../ui/form/form-layout.tsx'
import { texts } from './texts.ts'

const labels = { match: texts.match, ignore: texts.ignore, undo: texts.undo, remove: texts.remove } as const
/** What is done most stands last, where the hand is. */
const order: readonly PaymentAction[] = ['remove', 'undo', 'ignore', 'match']

/** The buttons of what may be done with a payment now. */
export const PaymentActions = ({ payment, onStep }: { payment: PaymentDetails; onStep: (step: PaymentAction) => void }) => {
  const t = useTranslate()
  const offered = order.filter((action) => payment.actions.includes(action))
  if (offered.length === 0) return null
  return (
    <FormButtons>
      {payment.actions.includes('ignore') && payment.currency === 'EUR' && (
        <ButtonLink look="plain" to="/vracila" search={{ placilo: payment.id }}>
          {t(texts.refund)}
        </ButtonLink>
      )}
      {offered.map((action) => (
        <Button
          key={action}
          look={action === 'match' ? 'filled' : action === 'remove' ? 'quiet' : 'plain'}
          danger={action === 'remove'}
          onClick={() => onStep(action)}
        >
          {t(labels[action])}
        </Button>
      ))}
    </FormButtons>
  )
}
