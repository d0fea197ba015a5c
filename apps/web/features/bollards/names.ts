import type { HistoryEventName } from '@dovolilnice/contract/bollards/bollard-history'
import type { LoopState } from '@dovolilnice/contract/bollards/bollard-state'
import type { StateCause } from '@dovolilnice/contract/bollards/gate-event'
import type { Text } from '@dovolilnice/contract/locale'
import { texts } from './texts.ts'

export const historyEventLabels: Record<HistoryEventName, Text> = {
  command: texts.eventCommand,
  state_changed: texts.eventState,
  online: texts.eventOnline,
  offline: texts.eventOffline,
}

export const causeLabels: Record<StateCause, Text> = {
  start: texts.causeStart,
  presentation: texts.causePresentation,
  command: texts.causeCommand,
  passage: texts.causePassage,
  timeout: texts.causeTimeout,
  fail_mode: texts.causeFailMode,
  hardware: texts.causeHardware,
}

export const loopLabels: Record<LoopState, Text> = { clear: texts.loopClear, occupied: texts.loopOccupied, unknown: texts.loopUnknown }
