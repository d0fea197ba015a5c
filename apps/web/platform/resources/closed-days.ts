import type { ClosedDays } from '@dovolilnice/contract/primitives/working-days'
import { useMemo } from 'react'
import { useParameters } from './resources.ts'

/** Days on which this municipality does not work, beside those of the state; none until they are loaded. */
export const useClosedDays = (): ClosedDays => {
  const stored = useParameters()?.closed_days
  return useMemo(() => new Set((stored ?? []).map(({ day }) => day)), [stored])
}
