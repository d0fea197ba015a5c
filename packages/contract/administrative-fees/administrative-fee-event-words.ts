import { defineEventWords, field } from '../define-event-words.ts'
import { exemptionStatusLabels } from './administrative-fee-debt.ts'

/** The words of the audit trail about administrative fees. */
export const administrativeFeeEventWords = defineEventWords({
  actions: {
    'administrative_fee:read_order': {
      sl: 'Plačilni nalog upravne takse prenesen',
      en: 'Payment order of the administrative fee downloaded',
    },
    'administrative_fee:call': { sl: 'Poziv k plačilu upravne takse', en: 'Called to pay the administrative fee' },
    'administrative_fee:exempt': { sl: 'Odločeno o oprostitvi upravne takse', en: 'Exemption from the administrative fee decided' },
  },
  fields: {
    exemption_name: field('razlog oprostitve', 'ground of the exemption'),
    exemption_status: field('oprostitev upravne takse', 'exemption from the administrative fee', { choices: exemptionStatusLabels }),
  },
})
