import type { FailMode } from '../access/whitelist.ts'
import type { Text } from '../locale.ts'

/** What a gate does when it can no longer decide. */
export const failModeNames: Record<FailMode, Text> = {
  fail_safe: { sl: 'spusti se in ostane spuščen', en: 'lowers and stays lowered' },
  fail_secure: { sl: 'ostane, kakor je', en: 'stays as it is' },
}
