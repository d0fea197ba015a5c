import type { SessionUser } from '@dovolilnice/contract/session/session-user'
import type { Capabilities, ListRoute } from '../../platform/http/context.ts'

declare module '../../platform/http/context.ts' {
  interface Capabilities {
    /** Every list of the product. */
    lists: readonly ListRoute[]
  }
}

export const findList = ({ lists }: Capabilities, name: string): ListRoute | undefined =>
  lists.find(({ operation }) => operation.name === name)

/** Whether the person may see the list, and so a file of it. */
export const mayRead = ({ permissions }: Pick<SessionUser, 'permissions'>, { operation: { access } }: ListRoute): boolean =>
  access === 'session' || access === 'public' || permissions.includes(access)

/** The days for which a file is kept: long enough to fetch it after a holiday, short enough that copies of personal data do not pile up. */
export const keptFileDays = 7
/** Days for which a monthly export is kept: until the next one. */
export const keptMonthlyDays = 35
/** The days after which an export that has no file is forgotten altogether. */
export const keptRowDays = 90

const dayMs = 86_400_000

export const daysAfter = (instant: Date, days: number): Date => new Date(instant.getTime() + days * dayMs)
