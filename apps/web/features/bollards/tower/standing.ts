import type { Device } from '@dovolilnice/contract/bollards/device'
import type { Text } from '@dovolilnice/contract/locale'
import type { StatusTone } from '../../../ui/kit.ts'
import { texts } from '../texts.ts'

export const standings = ['offline', 'fault', 'unknown', 'service', 'held', 'moving', 'lowered', 'raised'] as const
export type Standing = (typeof standings)[number]

export const standingOf = (device: Pick<Device, 'online' | 'hold' | 'service' | 'state'>): Standing =>
  !device.online
    ? 'offline'
    : device.service !== null
      ? 'service'
      : device.state === 'fault'
        ? 'fault'
        : device.hold !== null
          ? 'held'
          : device.state

export const standingNames: Record<Standing, Text> = {
  offline: texts.offline,
  fault: texts.stateFault,
  unknown: texts.stateUnknown,
  service: texts.stateService,
  held: texts.stateHeld,
  moving: texts.stateMoving,
  lowered: texts.stateLowered,
  raised: texts.stateRaised,
}

/** How many stand so: the words of one would not agree with a number. */
export const standingCounts: Record<Standing, Text> = {
  ...standingNames,
  held: texts.countHeld,
  lowered: texts.countLowered,
  raised: texts.countRaised,
}

export const standingTones: Record<Standing, StatusTone> = {
  offline: 'bad',
  fault: 'bad',
  unknown: 'neutral',
  service: 'warning',
  held: 'warning',
  moving: 'active',
  lowered: 'good',
  raised: 'active',
}
