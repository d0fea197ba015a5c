import type { LoopState } from '@dovolilnice/contract/bollards/bollard-state'
import type { Text } from '@dovolilnice/contract/locale'
import { texts } from './texts.ts'

export const loopLabels: Record<LoopState, Text> = { clear: texts.loopClear, occupied: texts.loopOccupied, unknown: texts.loopUnknown }
