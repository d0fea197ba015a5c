import type { Text } from '../locale.ts'
import type { DeclineCode, OnlinePaymentStatus } from '../money/online-payment.ts'

export const onlinePaymentStatusLabels: Record<OnlinePaymentStatus, Text> = {
  open: { sl: 'V teku', en: 'Under way' },
  paid: { sl: 'Plačano', en: 'Paid' },
  declined: { sl: 'Zavrnjeno', en: 'Declined' },
  cancelled: { sl: 'Prekinjeno', en: 'Cancelled' },
  expired: { sl: 'Poteklo', en: 'Expired' },
  mismatch: { sl: 'Znesek se ne ujema', en: 'Other amount' },
}

/** What a payer is told when the card was refused. */
export const declineSentences: Record<DeclineCode, Text> = {
  insufficient_funds: { sl: 'Na kartici ni dovolj sredstev.', en: 'There is not enough money on the card.' },
  expired_card: { sl: 'Kartica ni več veljavna.', en: 'The card is no longer valid.' },
  authentication_failed: {
    sl: 'Potrditev pri vaši banki ni uspela.',
    en: 'The confirmation with your bank did not succeed.',
  },
  other: { sl: 'Banka je kartico zavrnila.', en: 'The bank declined the card.' },
}
