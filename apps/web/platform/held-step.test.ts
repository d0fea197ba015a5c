import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { heldStep, holdStep, holdTime, sendHeld, undoHeld } from './held-step.ts'

const step = (record: string) => ({ record, text: record, send: vi.fn(() => Promise.resolve()), undo: vi.fn() })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
})
afterEach(async () => {
  await sendHeld()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a step is sent when its time is over, once', async () => {
  const first = step('/vloge/1')
  holdStep(first)
  await vi.advanceTimersByTimeAsync(holdTime - 1)
  expect(first.send).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await sendHeld()
  expect(first.send).toHaveBeenCalledOnce()
  expect(heldStep.get()).toBeUndefined()
})

test('what is undone is never sent', async () => {
  const first = step('/vloge/1')
  holdStep(first)
  undoHeld()
  await vi.advanceTimersByTimeAsync(2 * holdTime)
  expect(first.undo).toHaveBeenCalledOnce()
  expect(first.send).not.toHaveBeenCalled()
})

test('the next step sends the one before, and a page that is left sends what waits and asks', () => {
  const [first, second] = [step('/vloge/1'), step('/vloge/2')]
  holdStep(first)
  holdStep(second)
  expect(first.send).toHaveBeenCalledOnce()
  expect(second.send).not.toHaveBeenCalled()
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  expect(second.send).toHaveBeenCalledOnce()
  expect(leaving.defaultPrevented).toBe(true)
})
