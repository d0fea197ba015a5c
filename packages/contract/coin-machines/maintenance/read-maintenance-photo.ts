import { defineOperation } from '../../operation.ts'
import { idParams } from '../../primitives/ids.ts'

/** A photo of a maintenance; a browser saves it. */
export const readMaintenancePhoto = defineOperation({
  name: 'read-coin-machine-photo',
  method: 'GET',
  path: 'v1/coin-machines/photos/{id}',
  access: 'machines:read',
  summary: 'A photo of a maintenance',
  params: idParams,
  errors: ['not_found'],
  audit: { action: 'coin_machine:read_photo', kind: 'read' },
})
