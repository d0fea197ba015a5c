import type { GateHold } from '@dovolilnice/contract/bollards/gate-state'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBollard, type Bollard, type PassageStep } from './bollard.ts'
import { createSimulatedDriver, type SimulatedDriver } from './drivers/simulated-driver.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const timing = { clearMs: 500, passageMs: 20_000, raiseMs: 15_000 }

interface Scene {
  driver: SimulatedDriver
  bollard: Bollard
  rests: string[]
  fail: { lowered: boolean }
}

const untilNoon: GateHold = {
  command_id: '019a0000-0000-7000-8000-000000000001',
  since: '2026-11-16T09:00:00.000Z',
  until: '2026-11-16T11:00:00.000Z',
}

const setScene = (options: Parameters<typeof createSimulatedDriver>[0] = { vehicle: null }): Scene => {
  const driver = createSimulatedDriver(options)
  const rests: string[] = []
  const fail = { lowered: false }
  let held: GateHold | undefined
  const bollard = createBollard({
    driver,
    timing,
    hold: { current: () => held, set: (wanted) => (held = wanted), close: () => {} },
    failLowered: () => fail.lowered,
    onRest: (state, cause) => rests.push(`${state} by ${cause}`),
    onChange: () => {},
  })
  return { driver, bollard, rests, fail }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const admitted = (bollard: Bollard): PassageStep[] => {
  const steps: PassageStep[] = []
  bollard.admit((step) => steps.push(step))
  return steps
}

describe('a bollard', () => {
  it('opens for one passage and closes half a second behind it', async () => {
    const { bollard, driver, rests } = setScene({ vehicle: { arrivesAfterMs: 500, staysMs: 900 } })
    const steps = admitted(bollard)
    await pass(1000)
    expect([driver.state(), steps]).toEqual(['lowered', ['lowered']])
    await pass(1400)
    expect(steps).toEqual(['lowered', 'passed'])
    await pass(499)
    expect(driver.state()).toBe('lowered')
    await pass(1)
    expect(driver.state()).toBe('moving')
    await pass(1000)
    expect(steps).toEqual(['lowered', 'passed', 'raised'])
    expect(rests).toEqual(['lowered by presentation', 'raised by passage'])
  })

  it('closes again when nobody comes', async () => {
    const { bollard, driver } = setScene()
    const steps = admitted(bollard)
    await pass(19_999)
    expect(driver.state()).toBe('lowered')
    await pass(2000)
    expect(steps).toEqual(['lowered', 'not_passed', 'raised'])
  })

  it('waits for a vehicle that stands on the loop, however long', async () => {
    const { bollard, driver } = setScene()
    const steps = admitted(bollard)
    await pass(1000)
    driver.setLoop('occupied')
    await pass(300_000)
    expect([driver.state(), steps]).toEqual(['lowered', ['lowered']])
    driver.setLoop('clear')
    await pass(1500)
    expect(steps).toEqual(['lowered', 'passed', 'raised'])
  })

  it('stays open for the second of two, and counts each', async () => {
    const { bollard, driver } = setScene()
    const [one, two] = [admitted(bollard), admitted(bollard)]
    await pass(1000)
    for (const steps of [one, two]) {
      driver.setLoop('occupied')
      await pass(800)
      driver.setLoop('clear')
      await pass(100)
      expect(steps).toEqual(['lowered', 'passed'])
    }
    await pass(1500)
    expect(driver.movements).toEqual(['lower', 'raise'])
  })

  it('reverses when a vehicle drives under it as it rises', async () => {
    const { bollard, driver, rests } = setScene({ vehicle: null, state: 'lowered' })
    bollard.settle('start')
    await pass(900)
    expect(driver.state()).toBe('moving')
    driver.setLoop('occupied')
    await pass(1000)
    expect(driver.state()).toBe('lowered')
    await pass(60_000)
    driver.setLoop('clear')
    await pass(1500)
    expect(driver.movements).toEqual(['raise', 'lower', 'raise'])
    expect(rests.at(-1)).toBe('raised by start')
  })

  it('reverses for someone who is let in as it rises', async () => {
    const { bollard, driver } = setScene({ vehicle: null, state: 'lowered' })
    bollard.settle('start')
    await pass(900)
    const steps = admitted(bollard)
    await pass(1000)
    expect([driver.state(), steps]).toEqual(['lowered', ['lowered']])
  })

  it('does not rise while the state of the loop is unknown', async () => {
    const { bollard, driver } = setScene({ vehicle: null, state: 'lowered' })
    driver.setLoop('unknown')
    const outcome = bollard.command('raise')
    await pass(15_000)
    expect(await outcome).toBe('loop_not_clear')
    expect(driver.movements).toEqual([])
  })

  it('reports a failure, and tries again at the next command', async () => {
    const { bollard, driver, rests } = setScene()
    driver.break()
    const steps = admitted(bollard)
    const command = bollard.command('hold_lowered', untilNoon)
    await pass(2000)
    expect(steps).toEqual(['fault'])
    expect(await command).toBe('driver')
    expect(rests).toContain('fault by command')
    driver.mend()
    const again = bollard.command('hold_lowered', untilNoon)
    await pass(2000)
    expect([await again, driver.state()]).toEqual([undefined, 'lowered'])
  })

  it('keeps a hold over everything but its release', async () => {
    const { bollard, driver } = setScene()
    await Promise.all([bollard.command('hold_lowered', untilNoon), pass(1000)])
    expect(await bollard.command('raise')).toBe('held')
    expect(await bollard.command('lower')).toBe('held')
    admitted(bollard)
    await pass(60_000)
    expect(driver.movements).toEqual(['lower'])
    const released = bollard.command('release')
    await pass(2000)
    expect([await released, driver.state(), await bollard.command('release')]).toEqual([undefined, 'raised', 'not_held'])
  })

  it('follows its fail mode down, and up again when the gate can decide', async () => {
    const { bollard, driver, fail, rests } = setScene()
    fail.lowered = true
    bollard.settle('fail_mode')
    await pass(60_000)
    expect(driver.state()).toBe('lowered')
    fail.lowered = false
    bollard.settle('fail_mode')
    await pass(2000)
    expect(rests).toEqual(['lowered by fail_mode', 'raised by fail_mode'])
  })

  it('reports a movement made at the hardware as such', async () => {
    const { driver, rests } = setScene()
    void driver.lower()
    await pass(1000)
    expect(rests).toEqual(['lowered by hardware'])
  })
})

type Step = {
  kind: 'admit' | 'occupy' | 'clear' | 'lose' | 'lower' | 'raise' | 'hold_lowered' | 'release' | 'fail' | 'trust'
  after: number
}
const anyStep: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('admit', 'occupy', 'clear', 'lose', 'lower', 'raise', 'hold_lowered', 'release', 'fail', 'trust'),
  after: fc.integer({ min: 0, max: 3000 }),
})

const play = ({ bollard, driver, fail }: Scene, kind: Step['kind']): void => {
  if (kind === 'admit') return void admitted(bollard)
  if (kind === 'occupy') return driver.setLoop('occupied')
  if (kind === 'clear') return driver.setLoop('clear')
  if (kind === 'lose') return driver.setLoop('unknown')
  if (kind === 'fail' || kind === 'trust') {
    fail.lowered = kind === 'fail'
    return bollard.settle('fail_mode')
  }
  void bollard.command(kind, kind === 'hold_lowered' ? untilNoon : undefined)
}

describe('whatever happens', () => {
  it('no movement upwards begins or goes on without a loop that has been clear for half a second', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 1, maxLength: 25 }), async (steps) => {
        const scene = setScene()
        const { driver } = scene
        let clearSince = performance.now()
        const look = driver.loop
        const raise = driver.raise
        driver.raise = () => {
          expect(look()).toBe('clear')
          expect(performance.now() - clearSince).toBeGreaterThanOrEqual(timing.clearMs)
          return raise()
        }
        for (const { kind, after } of steps) {
          if (kind === 'clear' && look() !== 'clear') clearSince = performance.now()
          play(scene, kind)
          if (look() !== 'clear' && driver.state() === 'moving') expect(driver.movements.at(-1)).toBe('lower')
          await pass(after)
        }
        // And in the end it stands where it should.
        scene.fail.lowered = false
        scene.bollard.settle('fail_mode')
        if (look() !== 'clear') clearSince = performance.now()
        driver.setLoop('clear')
        void scene.bollard.command('release')
        await pass(60_000)
        expect(driver.state()).toBe('raised')
        scene.bollard.close()
      }),
      { numRuns: 300 },
    )
  })
})
