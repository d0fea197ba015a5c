import type { MessageRefusal } from '@dovolilnice/contract/bollards/command-status'
import type { GateLog } from './log.ts'
import type { NewEvent } from './outbox/outbox.ts'

export interface RefusalsOptions {
  record: (event: NewEvent) => void
  now: () => Date
  log: GateLog
}

/** Whoever floods the gate must fill neither its disk nor the archive. */
const quietMs = 60_000

/** Reports messages that were not taken, to the log and the archive: each kind of them at most once a minute. */
export const createRefusals = ({ record, now, log }: RefusalsOptions): ((channel: string, failure: MessageRefusal) => void) => {
  const saidAt = new Map<string, number>()
  return (channel, failure) => {
    const kind = `${channel} ${failure}`
    const said = saidAt.get(kind)
    if (said !== undefined && performance.now() - said < quietMs) return
    saidAt.set(kind, performance.now())
    log.warn({ channel, refusal: failure }, `${channel} refused: ${failure}`)
    record({ name: 'message_refused', failure, at: now().toISOString() })
  }
}
