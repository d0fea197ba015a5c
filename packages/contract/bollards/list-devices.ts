import { defineRead } from '../operation.ts'
import { devicesSchema } from './device.ts'

/** The gates with their bollards, all of them, in the order of the map. */
export const listDevices = defineRead({
  name: 'list-devices',
  path: 'v1/admin/data/devices/rpi',
  access: 'bollards:administer',
  summary: 'Bollards with their state, for administrators',
  output: devicesSchema,
})

/** The same gates, for operators. */
export const listOperatorDevices = defineRead({
  name: 'list-operator-devices',
  path: 'v1/operator/data/devices/rpi',
  access: 'bollards:read',
  summary: 'Bollards with their state, for operators',
  output: devicesSchema,
})
