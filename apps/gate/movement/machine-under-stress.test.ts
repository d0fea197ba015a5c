import { bollardStates, type LoopState } from '@dovolilnice/contract/bollards/bollard-state'
import type { CommandAction } from '@dovolilnice/contract/bollards/gate-command'
import type { GateHold } from '@dovolilnice/contract/bollards/gate-state'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createBollard, type Bollard } from './bollard.ts'
import type { BollardDriver } from '../drivers/bollard-driver.ts'
import { ordinaryTimes } from '@dovolilnice/contract/bollards/bollard-times'
import { loopOf, machineStates, nextState, safetyTable, type Facts } from './safety-table.ts'

/** How many sequences are played; thousands of them with `GATE_RUNS=5000`, the same again with `GATE_SEED`. */
const numRuns = Number(process.env['GATE_RUNS'] ?? 400)
const seed = Number(process.env['GATE_SEED'] ?? Date.now() % 2 ** 31)
const times = ordinaryTimes

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const steps = [
  ...(['lower', 'raise', 'hold_lowered', 'release', 'inspected', 'service', 'end_service'] as const),
  ...([
    'admit',
    'convoy',
    'occupied',
    'clear',
    'unknown',
    'vehicle',
    'fail',
    'trust',
    'hours_begin',
    'hours_end',
    'power_loss',
    'hand',
    'clock',
  ] as const),
  ...(['barrier_occupied', 'barrier_clear', 'barrier_unknown', 'emergency_on', 'emergency_off', 'emergency_card'] as const),
  ...(['works', 'hangs', 'refuses', 'throws', 'true_ends', 'both_ends', 'no_ends'] as const),
] as const
type Step = { kind: (typeof steps)[number]; after: number }
const anyStep: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(...steps),
  after: fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 12_000 }), fc.constant(310_000)),
})

/** A bollard that hides what it does, and a book of what may be known of it. */
const createRig = () => {
  let at: 'raised' | 'lowered' | 'between' = 'raised'
  let motor: 'off' | 'up' | 'down' = 'off'
  let timer: NodeJS.Timeout | undefined
  let how: 'works' | 'hangs' | 'refuses' | 'throws' = 'works'
  let ends: 'true_ends' | 'both_ends' | 'no_ends' = 'true_ends'
  /** The loop, and a light barrier beside it. */
  let inputs: [LoopState, LoopState] = ['clear', 'clear']
  let emergency = false
  let warnedSince: number | undefined
  let loopSince = performance.now()
  let came = false
  let listener = (): void => {}
  /** Known to be clear above: it stood up, a whole vehicle passed, or a person said so. */
  const book = { known: true, asked: 0 }
  /** What must not have happened: the agent takes an error of its driver for a fault, so it is written down. */
  const wrongs: string[] = []
  const note = (is: boolean, what: string): void => void (is && wrongs.push(what))
  const reading = () =>
    ends === 'true_ends'
      ? { raised: at === 'raised', lowered: at === 'lowered' }
      : { raised: ends === 'both_ends', lowered: ends === 'both_ends' }
  const noteUp = (): void => {
    const { raised, lowered } = reading()
    if (raised && !lowered && motor !== 'down') book.known = true
  }
  const tell = (): void => {
    noteUp()
    listener()
  }
  const arrive = (where: 'raised' | 'lowered'): void => {
    at = where
    tell()
  }
  const run = (direction: 'up' | 'down'): Promise<unknown> => {
    clearTimeout(timer)
    motor = direction
    if (how === 'throws') throw new Error('no motor')
    if (how === 'refuses') return Promise.reject(new Error('no motor'))
    at = 'between'
    tell()
    if (how === 'works') timer = setTimeout(() => arrive(direction === 'up' ? 'raised' : 'lowered'), 2000)
    return new Promise(() => {})
  }
  const driver: BollardDriver = {
    ends: reading,
    inputs: () => inputs,
    emergency: () => emergency,
    warn: (on) => void (warnedSince = on ? performance.now() : undefined),
    lower: () => run('down'),
    raise: () => {
      note(
        inputs.some((input) => input !== 'clear'),
        'it rises under something',
      )
      note(warnedSince === undefined || performance.now() - warnedSince < times.warnMs, 'it rises without a warning')
      note(emergency, 'it rises in an emergency')
      note(performance.now() - loopSince < times.clearMs, 'it rises at once')
      note(!book.known && book.asked === 0, 'nobody knows what is above it')
      return run('up')
    },
    stop: () => {
      motor = 'off'
      clearTimeout(timer)
      return Promise.resolve()
    },
    onChange: (next) => (listener = next),
    close: () => {},
  }
  const setInputs = (readings: [LoopState, LoopState]): void => {
    const [loop, next] = [loopOf(inputs), loopOf(readings)]
    inputs = readings
    if (next === loop) return listener()
    const whole = came && next === 'clear' && performance.now() - loopSince >= times.vehicleMs
    came = loop === 'clear' && next === 'occupied'
    loopSince = performance.now()
    if (whole && !reading().raised) book.known = true
    listener()
    note(next !== 'clear' && motor === 'up' && how !== 'throws', 'it goes on rising')
  }
  return {
    driver,
    book,
    wrongs,
    noteUp,
    setLoop: (next: LoopState) => setInputs([next, inputs[1]]),
    setBarrier: (next: LoopState) => setInputs([inputs[0], next]),
    setEmergency: (on: boolean) => {
      emergency = on
      listener()
    },
    isEmergency: () => emergency,
    isDown: () => at === 'lowered',
    /** The hardware does as it is asked, and says so. */
    isSound: () => how === 'works' && ends === 'true_ends',
    motor: () => motor,
    setMotor: (next: typeof how) => void (how = next),
    setEnds: (next: typeof ends) => {
      ends = next
      tell()
    },
    moveByHand: () => {
      // Nobody can, while the motor runs.
      if (motor !== 'off') return
      clearTimeout(timer)
      book.known = false
      at = at === 'raised' ? 'lowered' : 'raised'
      tell()
    },
    /** The motor stops where it is; what was known is lost. */
    losePower: () => {
      clearTimeout(timer)
      motor = 'off'
      came = false
      listener = () => {}
      book.known = false
      book.asked = 0
      noteUp()
    },
  }
}

const hold: GateHold = {
  command_id: '019a0000-0000-7000-8000-000000000001',
  since: '2026-11-16T09:00:00.000Z',
  until: '2026-11-16T11:00:00.000Z',
}

it('whatever happens, nothing rises under something or unproven, and every command is answered', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 1, maxLength: 30 }), async (played) => {
      const rig = createRig()
      let held: GateHold | undefined
      let urgent: GateHold | undefined
      /** Since when nothing has happened that an emergency would not have to follow, and whether the hardware was sound ever since it began. */
      let calmSince = performance.now()
      let wasSound = false
      let served: GateHold | undefined
      let failLowered = false
      let isOpen = false
      const start = (): Bollard => {
        const bollard = createBollard({
          driver: rig.driver,
          times: () => times,
          hold: { current: () => held, set: (wanted) => (held = wanted), keep: () => {}, close: () => {} },
          service: { current: () => served, set: (wanted) => (served = wanted), keep: () => {} },
          emergency: { current: () => urgent, set: (wanted) => (urgent = wanted), keep: () => {}, close: () => {} },
          failLowered: () => failLowered,
          isOpen: () => isOpen,
          now: () => new Date(),
          onEmergency: () => {},
          onRest: () => {},
          onChange: () => {},
        })
        bollard.settle('start')
        return bollard
      }
      let bollard = start()
      let unanswered = 0
      const command = async (action: CommandAction, vehicles?: number): Promise<void> => {
        const [asked, life] = [bollard, action === 'raise' || action === 'release' ? 1 : 0]
        unanswered += 1
        rig.book.asked += life
        await asked.command(action, action === 'hold_lowered' || action === 'service' ? hold : undefined, vehicles)
        if (asked !== bollard) return
        unanswered -= 1
        rig.book.asked -= life
      }
      const play = async ({ kind, after }: Step): Promise<void> => {
        switch (kind) {
          case 'lower':
          case 'raise':
          case 'hold_lowered':
          case 'release':
            return void command(kind)
          case 'end_service':
            rig.noteUp()
            return void command(kind)
          case 'service':
            rig.book.known = false
            return void command(kind)
          case 'inspected':
            if (bollard.fault() !== undefined && served === undefined) rig.book.known = true
            return void command(kind)
          case 'convoy':
            return void command('lower', 3)
          case 'admit':
            return bollard.admit(() => {})
          case 'occupied':
          case 'clear':
          case 'unknown':
            return rig.setLoop(kind)
          case 'barrier_occupied':
            return rig.setBarrier('occupied')
          case 'barrier_clear':
            return rig.setBarrier('clear')
          case 'barrier_unknown':
            return rig.setBarrier('unknown')
          case 'emergency_on':
          case 'emergency_off':
            if (rig.isEmergency() !== (kind === 'emergency_on')) [calmSince, wasSound] = [performance.now(), rig.isSound()]
            return rig.setEmergency(kind === 'emergency_on')
          case 'emergency_card':
            return bollard.emergency(hold.command_id, () => {})
          case 'vehicle':
            rig.setLoop('occupied')
            await vi.advanceTimersByTimeAsync(after % 1000)
            return rig.setLoop('clear')
          case 'fail':
          case 'trust':
            failLowered = kind === 'fail'
            return bollard.settle('fail_mode')
          case 'hours_begin':
          case 'hours_end':
            isOpen = kind === 'hours_begin'
            return bollard.settle('open_hours')
          case 'power_loss':
            bollard.close()
            rig.losePower()
            unanswered = 0
            bollard = start()
            return
          case 'hand':
            return rig.moveByHand()
          case 'clock':
            return void vi.setSystemTime(after % 2 === 0 ? 0 : Date.now() + 400 * 86_400_000)
          case 'works':
          case 'hangs':
          case 'refuses':
          case 'throws':
            return rig.setMotor(kind)
          case 'true_ends':
          case 'both_ends':
          case 'no_ends':
            return rig.setEnds(kind)
        }
      }
      for (const step of played) {
        const wasServed = served !== undefined
        await play(step)
        wasSound &&= rig.isSound()
        if (wasServed || ['hand', 'power_loss'].includes(step.kind)) calmSince = performance.now()
        await vi.advanceTimersByTimeAsync(step.after)
        expect(rig.wrongs).toEqual([])
        expect(bollardStates).toContain(bollard.position())
        expect(bollard.fault() !== undefined && rig.motor() === 'up', 'it rises in fault').toBe(false)
        expect(served !== undefined && rig.motor() !== 'off', 'it moves in service').toBe(false)
        // An emergency begins with sound hardware, and nothing goes wrong: whatever was broken before, and whatever looks above it, it is down.
        const isDue = rig.isEmergency() && wasSound && served === undefined && performance.now() - calmSince > 2 * times.motorMs
        if (isDue) expect(rig.isDown(), 'down in an emergency').toBe(true)
      }
      await vi.advanceTimersByTimeAsync(60_000)
      expect(unanswered, 'commands without an answer').toBe(0)

      // And when everything is mended and somebody has looked, it stands where it should.
      rig.setMotor('works')
      rig.setEnds('true_ends')
      rig.setLoop('clear')
      rig.setBarrier('clear')
      rig.setEmergency(false)
      urgent = undefined
      held = undefined
      failLowered = false
      isOpen = false
      rig.noteUp()
      void bollard.command('end_service')
      await vi.advanceTimersByTimeAsync(60_000)
      rig.book.known = true
      void bollard.command('inspected')
      await vi.advanceTimersByTimeAsync(60_000)
      await Promise.all([bollard.command('raise'), vi.advanceTimersByTimeAsync(60_000)])
      expect([bollard.position(), bollard.fault(), rig.wrongs]).toEqual(['raised', undefined, []])
      bollard.close()
    }),
    { numRuns, seed },
  )
}, 3_600_000)

const anyFacts: fc.Arbitrary<Facts> = fc.record({
  state: fc.constantFrom(...machineStates),
  stateMs: fc.integer({ min: 0, max: 10_000 }),
  raised: fc.boolean(),
  lowered: fc.boolean(),
  loop: fc.constantFrom('clear', 'occupied', 'unknown'),
  loopMs: fc.integer({ min: 0, max: 10_000 }),
  fault: fc.constantFrom(undefined, 'motor_timeout', 'loop_stuck'),
  inService: fc.boolean(),
  isProven: fc.boolean(),
  isRescued: fc.boolean(),
  wanted: fc.constantFrom('lowered', 'raised'),
})

it('the rule itself: up only from warning, from below, over a loop that is clear and proven, and never in fault or service', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const next = nextState(facts, times)
      if (facts.inService) expect(next).toBe('service')
      if (safetyTable[next].motor !== 'up') return
      expect([facts.loop, facts.wanted, facts.fault, facts.inService]).toEqual(['clear', 'raised', undefined, false])
      expect(['warning', 'rising']).toContain(facts.state)
      if (facts.state !== 'warning') return
      expect(facts.isProven && facts.loopMs >= times.clearMs && facts.stateMs >= times.warnMs).toBe(true)
      expect([facts.lowered, facts.raised], 'from where a switch says that it is down').toEqual([true, false])
    }),
    { numRuns: 20 * numRuns, seed },
  )
}, 600_000)
