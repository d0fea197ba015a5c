import { defineOperation } from '../operation.ts'
import { devicesSchema } from './device.ts'

/** The gates with their bollards, all of them, in the order of the map. */
export const listDevices = defineOperation({
  name: 'list-devices',
  method: 'GET',
  path: 'v1/admin/data/devices/rpi',
  access: 'bollards:administer',
  summary: 'Bollards with their state, for administrators',
  output: devicesSchema,
})

/** The same gates, for operators. */
export const listOperatorDevices = defineOperation({
  name: 'list-operator-devices',
  method: 'GET',
  path: 'v1/operator/data/devices/rpi',
  access: 'bollards:read',
  summary: 'Bollards with their state, for operators',
  output: devicesSchema,
})
