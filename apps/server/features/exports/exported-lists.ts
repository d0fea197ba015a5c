import type { SessionUser } from '@dovolilnice/contract/session/session-user'
import type { Capabilities } from '../../platform/http/context.ts'
import type { ListRoute } from '../../platform/http/feature.ts'

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
