import { defineOperation } from '../operation.ts'
import { idParams } from '../primitives/ids.ts'
import { changedSchema, tariffFormSchema } from './parking-administration.ts'

/** Sets a new price of a kind from a day on, at the earliest `earliestNewPrice`; with `preview` it only answers what would be affected. */
export const changeTariff = defineOperation({
  name: 'change-tariff',
  method: 'POST',
  path: 'v1/admin/parking/kinds/{id}/tariffs/create',
  access: 'parking:write',
  summary: 'Set a price of a kind of permit from a day on',
  params: idParams,
  body: tariffFormSchema,
  output: changedSchema,
  errors: ['not_found', 'conflict'],
})
