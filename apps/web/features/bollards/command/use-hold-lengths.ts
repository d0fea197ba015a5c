import type { HoldLengths } from '@dovolilnice/contract/bollards/holds/holds'
import { useMemo } from 'react'
import { useParameters } from '../../../platform/kit.ts'

export const useHoldLengths = (): HoldLengths => {
  const { hold_hours: most = 1, hold_minutes: usual = 60 } = useParameters() ?? {}
  return useMemo(() => ({ most, usual: Math.min(usual, most * 60) }), [most, usual])
}
