import { defineOperation } from '../operation.ts'
import { devicesSchema } from './device.ts'

/** The same gates, for operators. */
export const listOperatorDevices = defineOperation({
  name: 'list-operator-devices',
  method: 'GET',
  path: 'v1/operator/data/devices/rpi',
  access: 'bollards:read',
  summary: 'Bollards with their state, for operators',
  output: devicesSchema,
})
