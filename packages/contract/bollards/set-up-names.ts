import type { Direction, FailMode, Passback } from '../access/whitelist.ts'
import type { Text } from '../locale.ts'

/** What a gate does when it can no longer decide. */
export const failModeNames: Record<FailMode, Text> = {
  fail_safe: { sl: 'spusti se in ostane spuščen', en: 'lowers and stays lowered' },
  fail_secure: { sl: 'ostane, kakor je', en: 'stays as it is' },
}

/** Which way a bollard lets vehicles. */
export const directionNames: Record<Direction, Text> = {
  both: { sl: 'vstop in izstop', en: 'entry and exit' },
  entry: { sl: 'samo vstop', en: 'entry alone' },
  exit: { sl: 'samo izstop', en: 'exit alone' },
}

/** What happens to who enters again without having left. */
export const passbackNames: Record<Passback, Text> = {
  off: { sl: 'dovoljen', en: 'allowed' },
  soft: { sl: 'dovoljen, zapiše se kot sum zlorabe', en: 'allowed, noted as suspected abuse' },
  hard: { sl: 'zavrnjen', en: 'refused' },
}
