import type { Operation, OperationCall } from '@dovolilnice/contract/operation'
import { call } from './calls/call.ts'
import { isCallError, refusalOf } from './calls/call-error.ts'
import { newKey } from './calls/new-key.ts'
import { queryClient } from './calls/query.ts'
import { createLocalStore } from './local-storage.ts'
import { longSnackbar, showSnackbar, snackbarStore } from './snackbar.ts'
import { createStore } from './store.ts'

/** For how long a step can be undone, in milliseconds. */
export const holdTime = 10_000

/**
 * A step that was taken and is not sent yet: until it is, nothing of it is anywhere but in this window, so undoing it is forgetting it. The
 * server knows no decision that was none, gives no number for it, tells no gate and writes no mail.
 */
export interface HeldStep {
  record: string
  /** What was done, and for whom. */
  text: string
  /** Answers whether it was taken; it says itself why not. */
  send: () => Promise<boolean>
  /** What was typed goes back where it was typed. */
  undo: () => void
}

export const heldStep = createStore<HeldStep | undefined>(undefined)

/** Steps on their way to the server: their records wait still. */
export const sendingSteps = createStore<readonly { record: string; answer: Promise<boolean> }[]>([])

/** Whether steps of this browser wait at all: who cannot be hurried by a clock, or does not want to wait, switches it off. */
export const holdsSteps = createLocalStore<boolean>('dovolilnice.hold-steps', true)

let timer: ReturnType<typeof setTimeout> | undefined

const takeHeld = (): HeldStep | undefined => {
  const held = heldStep.get()
  clearTimeout(timer)
  if (held !== undefined) heldStep.set(undefined)
  return held
}

const sendStep = ({ record, send }: HeldStep): void => {
  const step = { record, answer: send() }
  sendingSteps.set((now) => [...now, step])
  void step.answer.finally(() => sendingSteps.set((now) => now.filter((one) => one !== step)))
}

/** Sends what waits, now: before the next step, before the session ends, before the page goes. Answers whether all on its way was taken. */
export const sendHeld = async (): Promise<boolean> => {
  const held = takeHeld()
  if (held !== undefined) sendStep(held)
  const answers = await Promise.all(sendingSteps.get().map(({ answer }) => answer))
  return answers.every(Boolean)
}

export const undoHeld = (): void => takeHeld()?.undo()

/** The browser asks before it leaves, and meanwhile the step is sent. */
const onLeave = (event: BeforeUnloadEvent): void => {
  if (heldStep.get() === undefined) return
  event.preventDefault()
  void sendHeld()
}

const onGone = (): void => void sendHeld()

/** A tablet asks nothing: it puts the page away, and may end it without another word. */
const onHide = (): void => {
  if (document.visibilityState === 'hidden' && matchMedia('(pointer: coarse)').matches) void sendHeld()
}

/** What was refused and nobody has closed yet: it is not covered by what is told of the next step. */
const refusalInSight = (): string => {
  const { display, tone, timeout, text } = snackbarStore.get()
  return display && tone === 'bad' && timeout === -1 && typeof text === 'string' ? text : ''
}

/** So many letters are never more than the 64 kB that a browser sends for a page that goes. */
const mostKeptAlive = 20_000

interface Told<O extends Operation> {
  operation: O
  input: OperationCall<O>
  /** Names the step: the answer comes while another record is on the screen. */
  step: string
  /** What is said where it was taken. */
  done: string
  onRefused?: () => void
}

/** The call of a step that waits, which tells by itself what became of it. */
export const toldCall = <O extends Operation>({ operation, input, step, done, onRefused }: Told<O>): (() => Promise<boolean>) => {
  const options = { quiet: true, keepalive: JSON.stringify(input).length < mostKeptAlive, idempotencyKey: newKey() }
  return async () => {
    try {
      await call(operation, input, options)
    } catch (error) {
      onRefused?.()
      const sentence = `${refusalInSight()} ${step} ${refusalOf(error)}`.trim()
      showSnackbar(sentence, { ...longSnackbar, tone: 'bad', timeout: -1 })
      if (isCallError(error) && error.status === 409) void queryClient.invalidateQueries()
      return false
    }
    if (refusalInSight() === '') showSnackbar(`${step} ${done}`, { ...longSnackbar, tone: 'good' })
    await queryClient.invalidateQueries()
    return true
  }
}

/** Keeps a step for ten seconds. Only one waits at a time: the one before is sent. */
export const holdStep = (step: HeldStep): void => {
  void sendHeld()
  heldStep.set(step)
  timer = setTimeout(() => void sendHeld(), holdTime)
  window.addEventListener('beforeunload', onLeave)
  window.addEventListener('pagehide', onGone)
  window.addEventListener('visibilitychange', onHide)
}
