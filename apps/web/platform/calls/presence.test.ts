import { afterEach, beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
})
afterEach(() => {
  vi.useRealTimers()
})

it('is unattended a minute after the last touch, and attended again with the next', async () => {
  const page = new EventTarget()
  vi.stubGlobal('window', page)
  const { isUnattended } = await import('./call.ts')
  expect(isUnattended()).toBe(false)
  vi.advanceTimersByTime(60_001)
  expect(isUnattended()).toBe(true)
  page.dispatchEvent(new Event('pointermove'))
  expect(isUnattended()).toBe(true)
  for (const touch of ['pointerdown', 'keydown', 'wheel', 'touchmove']) {
    page.dispatchEvent(new Event(touch))
    expect(isUnattended()).toBe(false)
    vi.advanceTimersByTime(60_001)
    expect(isUnattended()).toBe(true)
  }
})
