import type { Whitelist } from '@dovolilnice/contract/access/whitelist'
import type { Bollard } from './bollard.ts'
import type { GateLog } from '../log.ts'

/** True when the gate's list is too old to be trusted and the town wants the bollard down then. A gate that never had a list does not move it. */
export const isFailLowered = (whitelist: Whitelist | undefined, now: Date): boolean =>
  whitelist !== undefined && whitelist.failMode === 'fail_safe' && now.getTime() >= whitelist.expiresAt

export interface FailModeOptions {
  failLowered: () => boolean
  bollard: Pick<Bollard, 'settle'>
  log: GateLog
}

/** Returns a function that moves the bollard if the fail mode has begun or ended since the last call. Call it after a new list and at every beat. */
export const createFailModeWatch = ({ failLowered, bollard, log }: FailModeOptions): (() => void) => {
  let lowered = failLowered()
  return () => {
    if (failLowered() === lowered) return
    lowered = !lowered
    log.warn({ lowered }, lowered ? 'the whitelist is too old: the bollard goes down and stays' : 'the whitelist is fresh again')
    bollard.settle('fail_mode')
  }
}
