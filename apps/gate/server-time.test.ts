import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createServerTime } from './server-time.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-16T09:00:00Z') }))
afterEach(() => void vi.useRealTimers())

const at = (time: string) => new Date(`2026-11-16T${time}Z`)
const own = () => at('01:00:00')
const open = () => {
  const time = createServerTime(own)
  time.challenge()
  return time
}

it('is the device’s own until a beat answers its nonce, and then the server’s, counted on without the clock', () => {
  const time = open()
  expect([time.isKnown(), time.now()]).toEqual([false, own()])
  expect(time.beat(at('09:00:00'))).toBe(true)
  vi.advanceTimersByTime(90_000)
  vi.setSystemTime(0)
  expect([time.isKnown(), time.now()]).toEqual([true, at('09:01:30')])
})

it('is not taken from a beat that may have been kept back', () => {
  const time = open()
  vi.advanceTimersByTime(11_000)
  expect(time.beat(at('09:00:00'))).toBe(false)
  expect(time.isKnown()).toBe(false)
  time.challenge()
  vi.advanceTimersByTime(1000)
  expect(time.beat(at('09:00:12'))).toBe(true)
})

it('goes forward with a later beat, and back only by the answer to another nonce', () => {
  const time = open()
  time.beat(at('09:00:00'))
  expect(time.beat(at('09:00:03'))).toBe(true)
  expect(time.now()).toEqual(at('09:00:03'))
  // A little late is the road; much late is somebody who keeps beats back, or a server whose clock was set back.
  expect(time.beat(at('09:00:02'))).toBe(true)
  expect(time.beat(at('08:00:00'))).toBe(false)
  expect(time.now()).toEqual(at('09:00:03'))
  time.challenge()
  expect(time.beat(at('08:00:01'))).toBe(true)
  expect(time.now()).toEqual(at('08:00:01'))
})
