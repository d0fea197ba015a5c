import { operatorHours } from '@dovolilnice/contract/access/operator-hours'

const hourMs = 3_600_000

/** The earliest passage that an operator may see now. */
export const operatorSince = (now: Date): Date => new Date(now.getTime() - operatorHours * hourMs)
