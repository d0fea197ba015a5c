import { localDayOf } from '@dovolilnice/contract/primitives/local-day'

/** The town's calendar day now, wherever the browser is. */
export const today = (): string => localDayOf(new Date())
