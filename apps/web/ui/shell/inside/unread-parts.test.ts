import type { RegisteredRouter } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { staying } from './unread-parts.tsx'

test('a reading that failed in the server leaves the screen; what a person did, and a refusal, lead to their page', async () => {
  const went: unknown[] = []
  let unread = 0
  const state = { location: { pathname: '/nadzorna-plosca' } }
  const router = { state, navigate: async ({ to }: { to: string }) => void went.push(to) } as unknown as RegisteredRouter
  const inside = staying(router, () => void (unread += 1))
  await inside.navigate({ to: '/500', replace: true })
  expect([went, unread]).toEqual([[], 1])
  await inside.navigate({ to: '/500', replace: false })
  await inside.navigate({ to: '/403', replace: true })
  expect([went, unread]).toEqual([['/500', '/403'], 1])
  expect(inside.state).toBe(state)
})
