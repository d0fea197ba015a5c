import { missing, right } from './finding.ts'
import type { Finding } from './finding.ts'

/** Milliseconds; commands to gates live for five seconds. */
const mostApart = 2_000

/** This machine's clock against the database's. @param aheadMs how far the database's is ahead */
export const checkClock = (aheadMs: number): Finding => {
  const apart = `${(Math.abs(aheadMs) / 1_000).toFixed(1)} s ${aheadMs < 0 ? 'behind' : 'ahead of'} this machine's`
  if (Math.abs(aheadMs) <= mostApart) return right('Clock', 'the same as the database’s')
  return missing('Clock', `the database's is ${apart}: let both keep time (chrony).`)
}
