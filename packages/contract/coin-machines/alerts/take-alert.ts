import { defineOperation } from '../../operation.ts'
import { idParams } from '../../primitives/ids.ts'

/** Somebody sees to an alert: it is not told on any more, and a maintenance of theirs begins. */
export const takeAlert = defineOperation({
  name: 'take-coin-machine-alert',
  method: 'POST',
  path: 'v1/coin-machines/alerts/{id}/take',
  access: 'machines:maintain',
  summary: 'Take an alert of a coin machine',
  params: idParams,
  errors: ['not_found', 'illegal_transition'],
  audit: { action: 'coin_machine:take_alert', kind: 'change' },
})
