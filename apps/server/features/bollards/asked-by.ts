import { commandLifetimeSeconds } from '@dovolilnice/contract/bollards/gate-command'
import type { Context } from '../../platform/http/context.ts'

/** Who asks for a command and until when it may still be carried out; no gate has it yet. */
export const askedBy = ({ now, actor }: Pick<Context, 'now' | 'actor'>) => ({
  requested_by: actor.id,
  requested_by_name: actor.name,
  requested_at: now,
  expires_at: new Date(now.getTime() + commandLifetimeSeconds * 1000),
  delivered_at: null,
})
