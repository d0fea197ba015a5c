import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rejectApplication } from '@dovolilnice/contract/applications/decide/operations'
import { queryClient } from './calls/query.ts'
import { heldStep, holdStep, holdTime, sendHeld, sendingSteps, toldCall, undoHeld } from './held-step.ts'
import { snackbarStore } from './snackbar.ts'

const step = (record: string) => ({ record, text: record, send: vi.fn(() => Promise.resolve(true)), undo: vi.fn() })

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

test('a page that goes, and a tablet that puts it away, send what waits', () => {
  const [first, second] = [step('/vloge/1'), step('/vloge/2')]
  holdStep(first)
  window.dispatchEvent(new Event('pagehide'))
  expect(first.send).toHaveBeenCalledOnce()
  holdStep(second)
  vi.stubGlobal('document', { visibilityState: 'hidden' })
  const coarse = vi.fn(() => ({ matches: false }))
  vi.stubGlobal('matchMedia', coarse)
  window.dispatchEvent(new Event('visibilitychange'))
  expect(second.send).not.toHaveBeenCalled()
  coarse.mockReturnValue({ matches: true })
  window.dispatchEvent(new Event('visibilitychange'))
  expect(second.send).toHaveBeenCalledOnce()
})

test('until its answer a step counts as waiting, and whoever sends hears that it was refused', async () => {
  let refuse = () => {}
  const refused = { ...step('/vloge/1'), send: () => new Promise<boolean>((resolve) => (refuse = () => resolve(false))) }
  holdStep(refused)
  holdStep(step('/vloge/2'))
  expect(sendingSteps.get().map(({ record }) => record)).toEqual(['/vloge/1'])
  const taken = sendHeld()
  refuse()
  expect(await taken).toBe(false)
  expect(sendingSteps.get()).toEqual([])
  expect(await sendHeld()).toBe(true)
})

test('what the server says of a field is told, for the form with its marks is closed', async () => {
  const sentence = 'Poziv stranki še ni vročen.'
  const error = {
    code: 'validation',
    message: 'Nekatera polja niso pravilno izpolnjena.',
    fields: [{ path: 'reason', rule: 'term_unserved', message: sentence }],
  }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ error }, { status: 422 })))
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=a' })
  const send = toldCall({
    operation: rejectApplication,
    input: { body: { application_uuid: 'a', reason: '', facts: '', version: 1 } },
    step: 'V-1:',
    done: 'ok',
  })
  expect(await send()).toBe(false)
  expect(snackbarStore.get().text).toContain(sentence)
})

test('what does not fit the record as it is now is read anew', async () => {
  const read = vi.spyOn(queryClient, 'invalidateQueries').mockResolvedValue()
  const answer = (status: number) => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ error: { code: 'illegal_transition', message: 'Ne gre.' } }, { status })))
    vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=a' })
    return toldCall({
      operation: rejectApplication,
      input: { body: { application_uuid: 'a', reason: '', facts: '', version: 1 } },
      step: '',
      done: '',
    })()
  }
  await answer(422)
  expect(read).not.toHaveBeenCalled()
  await answer(409)
  expect(read).toHaveBeenCalledOnce()
})
