import { defineOperation } from '@dovolilnice/contract/operation'
import { expect, test } from 'vitest'
import { type Context, implement } from '../../platform/http/context.ts'

test('only a public operation may be called without a person, and its handler must ask for one', () => {
  const call = { name: 'read-anything', method: 'GET', path: 'v1/anything', summary: 'Reads' } as const
  const open = defineOperation({ ...call, access: 'public' })
  const own = defineOperation({ ...call, access: 'session' })
  const clerks = defineOperation({ ...call, access: 'permits:read' })
  const routes = [
    implement(own, async (_, { user }) => void user.id),
    implement(clerks, async (_, { user }) => void user.id),
    implement(open, async (_, { user }: Context) => void user?.id),
    // @ts-expect-error nobody may be signed in
    implement(open, async (_, { user }) => void user.id),
  ]
  expect(routes).toHaveLength(4)
})
