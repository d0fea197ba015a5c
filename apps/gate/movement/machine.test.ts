import type { GateHold } from '@dovolilnice/contract/bollards/gate-state'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBollard, type Bollard, type PassageStep } from './bollard.ts'
import { createSimulatedDriver, type SimulatedDriver } from '../drivers/simulated-driver.ts'
import { ordinaryTimes, type BollardTimes } from '@dovolilnice/contract/bollards/bollard-times'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

interface Scene {
  driver: SimulatedDriver
  bollard: Bollard
  rests: string[]
  emergencies: string[]
  fail: { lowered: boolean; open: boolean }
  disk: { full: boolean }
}

const untilNoon: GateHold = {
  command_id: '019a0000-0000-7000-8000-000000000001',
  since: '2026-11-16T09:00:00.000Z',
  until: '2026-11-16T11:00:00.000Z',
}

const setScene = (options: Parameters<typeof createSimulatedDriver>[0] = {}, more: Partial<BollardTimes> = {}): Scene => {
  const driver = createSimulatedDriver({ vehicle: null, ...options })
  const rests: string[] = []
  const fail = { lowered: false, open: false }
  const disk = { full: false }
  const keep = (): void => {
    if (disk.full) throw new Error('ENOSPC')
  }
  let held: GateHold | undefined
  let served: GateHold | undefined
  let urgent: GateHold | undefined
  const emergencies: string[] = []
  const bollard = createBollard({
    driver,
    // Most scenes are about the loop; those about the warning say so.
    times: () => ({ ...ordinaryTimes, warnMs: 0, ...more }),
    hold: { current: () => held, set: (wanted) => (held = wanted), keep, close: () => {} },
    service: { current: () => served, set: (wanted) => (served = wanted), keep },
    emergency: { current: () => urgent, set: (wanted) => (urgent = wanted), keep, close: () => {} },
    failLowered: () => fail.lowered,
    isOpen: () => fail.open,
    now: () => new Date(),
    onEmergency: (source) => emergencies.push(source ?? 'over'),
    onRest: (state, cause, fault) => rests.push(`${fault ?? state} by ${cause}`),
    onChange: () => {},
  })
  return { driver, bollard, rests, emergencies, fail, disk }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const admitted = (bollard: Bollard): PassageStep[] => {
  const steps: PassageStep[] = []
  bollard.admit((step) => steps.push(step))
  return steps
}
/** A vehicle drives over. */
const driveOver = async ({ driver }: Scene, ms = 900): Promise<void> => {
  driver.setLoop('occupied')
  await pass(ms)
  driver.setLoop('clear')
}
/** The outcome of a command, once it is there. */
const outcomeOf = (answer: Promise<string | undefined>): { value: string | undefined } => {
  const outcome: { value: string | undefined } = { value: undefined }
  void answer.then((how) => (outcome.value = how ?? 'done'))
  return outcome
}

describe('a passage', () => {
  it('opens, and closes three seconds behind the vehicle', async () => {
    const { bollard, driver, rests } = setScene({ vehicle: { arrivesAfterMs: 500, staysMs: 900 } })
    const steps = admitted(bollard)
    await pass(1000)
    expect([driver.state(), steps]).toEqual(['lowered', ['lowered']])
    await pass(1400)
    expect(steps).toEqual(['lowered', 'passed'])
    await pass(2999)
    expect(driver.state()).toBe('lowered')
    await pass(1)
    expect(driver.state()).toBe('moving')
    await pass(1000)
    expect(steps).toEqual(['lowered', 'passed', 'raised'])
    expect(rests).toEqual(['lowered by presentation', 'raised by passage'])
  })

  it('says that another vehicle followed when it was rising already, not while it is kept down', async () => {
    const scene = setScene()
    const steps = admitted(scene.bollard)
    await pass(1000)
    await driveOver(scene)
    await pass(3300)
    expect(scene.driver.state()).toBe('moving')
    await driveOver(scene, 2000)
    expect(steps).toEqual(['lowered', 'passed', 'followed'])
    await pass(5000)
    expect(steps).toEqual(['lowered', 'passed', 'followed', 'raised'])
    const kept = admitted(scene.bollard)
    await pass(1000)
    await driveOver(scene)
    await pass(3300)
    scene.fail.open = true
    scene.bollard.settle('open_hours')
    await driveOver(scene, 2000)
    expect(kept).toEqual(['lowered', 'passed'])
  })

  it('closes again when nobody comes', async () => {
    const { bollard, driver } = setScene()
    const steps = admitted(bollard)
    await pass(19_999)
    expect(driver.state()).toBe('lowered')
    await pass(5000)
    expect(steps).toEqual(['lowered', 'not_passed', 'raised'])
  })

  it('waits for a vehicle that stands on the loop for minutes', async () => {
    const { bollard, driver } = setScene()
    const steps = admitted(bollard)
    await pass(1000)
    driver.setLoop('occupied')
    await pass(290_000)
    expect([driver.state(), steps]).toEqual(['lowered', ['lowered']])
    driver.setLoop('clear')
    await pass(5000)
    expect(steps).toEqual(['lowered', 'passed', 'raised'])
  })

  it('stays open between the axles of a lorry', async () => {
    const scene = setScene()
    const steps = admitted(scene.bollard)
    await pass(1000)
    for (let axle = 0; axle < 3; axle += 1) {
      await driveOver(scene, 300)
      await pass(700)
    }
    expect([scene.driver.state(), scene.driver.movements]).toEqual(['lowered', ['lower']])
    await pass(4000)
    expect(steps).toEqual(['lowered', 'passed', 'raised'])
  })

  it('stays open for the second of two, and counts each', async () => {
    const scene = setScene()
    const [one, two] = [admitted(scene.bollard), admitted(scene.bollard)]
    await pass(1000)
    for (const steps of [one, two]) {
      await driveOver(scene, 1500)
      await pass(100)
      expect(steps).toEqual(['lowered', 'passed'])
    }
    await pass(4500)
    expect(scene.driver.movements).toEqual(['lower', 'raise'])
  })

  it('reverses when a vehicle drives under it as it rises, or someone is let in', async () => {
    const { bollard, driver } = setScene()
    void bollard.command('lower')
    await pass(1000)
    const raised = outcomeOf(bollard.command('raise'))
    await pass(2500)
    expect(driver.state()).toBe('moving')
    driver.setLoop('occupied')
    await pass(1000)
    expect(driver.state()).toBe('lowered')
    driver.setLoop('clear')
    await pass(3500)
    expect(driver.state()).toBe('moving')
    const steps = admitted(bollard)
    await pass(1000)
    expect([driver.state(), steps, raised.value]).toEqual(['lowered', ['lowered'], 'superseded'])
    expect(driver.movements).toEqual(['lower', 'raise', 'lower', 'raise', 'lower'])
  })
})

describe('after a start', () => {
  it('what is lowered stays lowered until a whole vehicle has passed', async () => {
    const scene = setScene({ state: 'lowered' })
    scene.bollard.settle('start')
    await pass(3_600_000)
    expect([scene.driver.movements, scene.bollard.isProven()]).toEqual([[], false])
    // A car that the loop took for nothing drives away: no whole vehicle.
    scene.driver.setLoop('unknown')
    scene.driver.setLoop('occupied')
    await pass(900)
    scene.driver.setLoop('clear')
    await pass(60_000)
    expect(scene.driver.movements).toEqual([])
    await driveOver(scene)
    await pass(5000)
    expect([scene.driver.state(), scene.rests]).toEqual(['raised', ['raised by start']])
  })

  it('or until a person raises it, who answers for that as long as the command lasts', async () => {
    const { bollard, driver } = setScene({ state: 'lowered' })
    bollard.settle('start')
    driver.setLoop('occupied')
    const failed = outcomeOf(bollard.command('raise'))
    await pass(20_000)
    expect(failed.value).toBe('loop_not_clear')
    driver.setLoop('unknown')
    driver.setLoop('clear')
    await pass(600_000)
    expect(driver.movements).toEqual([])
    const done = outcomeOf(bollard.command('raise'))
    await pass(2000)
    expect([done.value, driver.state()]).toEqual(['done', 'raised'])
  })

  it('or for the time that was set, if the loop was clear for all of it', async () => {
    const { bollard, driver } = setScene({ state: 'lowered' }, { proveAfterMs: 60_000 })
    bollard.settle('start')
    await pass(59_000)
    driver.setLoop('unknown')
    driver.setLoop('clear')
    await pass(59_000)
    expect(driver.movements).toEqual([])
    await pass(6000)
    expect(driver.state()).toBe('raised')
  })

  it('one that stands between its ends is in fault', async () => {
    const { bollard, driver, rests } = setScene({ state: 'moving' })
    bollard.settle('start')
    await pass(8000)
    expect([rests, driver.movements, bollard.bar()]).toEqual([['end_switch by start'], [], 'fault'])
  })
})

describe('a loop', () => {
  it('that says nothing lets nothing rise', async () => {
    const { bollard, driver } = setScene()
    void bollard.command('lower')
    await pass(1000)
    driver.setLoop('unknown')
    const outcome = outcomeOf(bollard.command('raise'))
    await pass(20_000)
    expect([outcome.value, driver.movements]).toEqual(['loop_unknown', ['lower']])
    await pass(300_000)
    expect(bollard.fault()).toBe('loop_unknown')
  })

  it('that is stuck is a fault, and what is under it stays down until a person has looked', async () => {
    const { bollard, driver, rests } = setScene()
    admitted(bollard)
    await pass(1000)
    driver.setLoop('occupied')
    await pass(300_000)
    expect([bollard.fault(), rests.at(-1)]).toEqual(['loop_stuck', 'loop_stuck by presentation'])
    driver.setLoop('clear')
    await pass(600_000)
    expect(driver.movements).toEqual(['lower'])
    expect(await bollard.command('inspected')).toBeUndefined()
    await pass(5000)
    expect([driver.state(), await bollard.command('inspected')]).toEqual(['raised', 'not_faulty'])
  })

  it('may be stood on for hours while a person holds the bollard', async () => {
    const { bollard, driver } = setScene()
    void bollard.command('hold_lowered', untilNoon)
    await pass(1000)
    driver.setLoop('occupied')
    await pass(7_200_000)
    const released = outcomeOf(bollard.command('release'))
    await pass(10_000)
    driver.setLoop('clear')
    await pass(5000)
    expect([bollard.fault(), released.value, driver.state()]).toEqual([undefined, 'done', 'raised'])
  })

  it('that chatters is a fault and counts nobody', async () => {
    const { bollard, driver } = setScene()
    const steps = [admitted(bollard), admitted(bollard), admitted(bollard)]
    await pass(1000)
    for (let pulse = 0; pulse < 3; pulse += 1) {
      driver.setLoop('occupied')
      await pass(20)
      driver.setLoop('clear')
      await pass(60)
    }
    await pass(600_000)
    expect(steps).toEqual([
      ['lowered', 'fault'],
      ['lowered', 'fault'],
      ['lowered', 'fault'],
    ])
    expect([bollard.fault(), driver.movements]).toEqual(['loop_chatter', ['lower']])
  })

  it('sees the vehicles of a convoy, and the bollard rises behind the last, or when the next one does not come', async () => {
    const scene = setScene()
    const { bollard, driver } = scene
    void bollard.command('lower', undefined, 3)
    await pass(1000)
    for (let vehicle = 0; vehicle < 2; vehicle += 1) {
      await pass(15_000)
      await driveOver(scene)
    }
    await pass(15_000)
    expect(driver.state()).toBe('lowered')
    await driveOver(scene)
    await pass(5000)
    expect([driver.state(), driver.movements]).toEqual(['raised', ['lower', 'raise']])
    void bollard.command('lower', undefined, 3)
    await pass(1000)
    await driveOver(scene)
    await pass(15_000)
    expect(driver.state()).toBe('lowered')
    await pass(10_000)
    expect(driver.state()).toBe('raised')
  })

  it('takes the axles of a lorry in a convoy for one vehicle', async () => {
    const scene = setScene()
    const { bollard, driver } = scene
    void bollard.command('lower', undefined, 2)
    await pass(1000)
    for (let axle = 0; axle < 4; axle += 1) {
      await driveOver(scene, 400)
      await pass(2500)
    }
    await pass(10_000)
    expect(driver.state()).toBe('lowered')
    await driveOver(scene)
    await pass(5000)
    expect(driver.movements).toEqual(['lower', 'raise'])
  })

  it('that is occupied for a moment saw no vehicle', async () => {
    const scene = setScene()
    const steps = admitted(scene.bollard)
    await pass(1000)
    await driveOver(scene, 150)
    await pass(5000)
    expect([steps, scene.driver.state()]).toEqual([['lowered'], 'lowered'])
  })
})

describe('a driver', () => {
  it.each([
    ['that refuses', 'refuses', 'driver', 1000],
    ['that never answers nor arrives', 'hangs', 'motor_timeout', 8000],
  ] as const)('%s is a fault with its reason, and nothing but a person moves it then', async (_, how, reason, after) => {
    const { bollard, driver, rests, fail } = setScene()
    driver.break(how)
    const steps = admitted(bollard)
    const command = outcomeOf(bollard.command('hold_lowered', untilNoon))
    await pass(after)
    expect([steps, command.value, rests]).toEqual([['fault'], reason, [`${reason} by command`]])
    driver.mend()
    void bollard.command('release')
    for (let times = 0; times < 5; times += 1) admitted(bollard)
    fail.lowered = true
    bollard.settle('fail_mode')
    await pass(600_000)
    expect([driver.movements, bollard.bar()]).toEqual([['lower'], 'fault'])
    expect(await bollard.command('raise')).toBe(reason)
    // A person may lower it; up it goes only when somebody has looked.
    fail.lowered = false
    const lowered = outcomeOf(bollard.command('lower'))
    await pass(600_000)
    expect([lowered.value, driver.movements, driver.state(), bollard.position()]).toEqual(['done', ['lower', 'lower'], 'lowered', 'fault'])
    expect(await bollard.command('inspected')).toBeUndefined()
    await pass(5000)
    expect(driver.state()).toBe('raised')
  })

  it('that is open for everybody stays down behind each vehicle, for whoever commands it too, and rises when its hours are over', async () => {
    const { bollard, driver, fail, rests } = setScene()
    fail.open = true
    bollard.settle('open_hours')
    await pass(10_000)
    expect([driver.state(), rests]).toEqual(['lowered', ['lowered by open_hours']])
    const steps = admitted(bollard)
    await pass(60_000)
    expect([steps, driver.state()]).toEqual([['lowered', 'not_passed'], 'lowered'])
    expect(await bollard.command('raise')).toBe('open_hours')
    await bollard.command('hold_lowered', untilNoon)
    expect(await bollard.command('release')).toBeUndefined()
    await pass(60_000)
    expect(driver.movements).toEqual(['lower'])
    fail.open = false
    bollard.settle('open_hours')
    await pass(20_000)
    expect([driver.state(), rests.at(-1)]).toEqual(['raised', 'raised by open_hours'])
  })

  it('that says it is there and is not does not stop the process', async () => {
    const { bollard, driver } = setScene()
    driver.lower = () => Promise.resolve()
    const outcome = outcomeOf(bollard.command('lower'))
    await pass(8000)
    expect(outcome.value).toBe('motor_timeout')
  })

  it('whose end switches contradict each other is a fault at once, and can still be lowered', async () => {
    const { bollard, driver } = setScene()
    void bollard.command('lower')
    await pass(1000)
    driver.lie({ raised: true, lowered: true })
    expect(bollard.fault()).toBe('end_switch')
    expect(await bollard.command('inspected')).toBe('end_switch')
    driver.lie(undefined)
    await pass(600_000)
    expect(driver.movements).toEqual(['lower'])
    expect(await bollard.command('inspected')).toBeUndefined()
    await pass(5000)
    expect(driver.state()).toBe('raised')
  })

  it('that was moved by hand is left alone until a vehicle has passed or a person commands', async () => {
    const scene = setScene()
    scene.bollard.settle('start')
    void scene.driver.lower()
    await pass(600_000)
    expect([scene.rests, scene.driver.movements]).toEqual([['lowered by hardware'], ['lower']])
    await driveOver(scene)
    await pass(5000)
    expect(scene.driver.state()).toBe('raised')
  })
})

describe('service', () => {
  it('stops everything where it is, takes no command, and ends unproven', async () => {
    const scene = setScene()
    const { bollard, driver } = scene
    const steps = admitted(bollard)
    const lowered = outcomeOf(bollard.command('lower'))
    await pass(500)
    expect(await bollard.command('service', untilNoon)).toBeUndefined()
    expect([bollard.bar(), steps, bollard.position()]).toEqual(['service', ['not_passed'], 'moving'])
    for (const action of ['lower', 'raise', 'hold_lowered', 'inspected'] as const) expect(await bollard.command(action)).toBe('service')
    driver.setLoop('occupied')
    driver.lie({ raised: true, lowered: true })
    await pass(3_600_000)
    driver.lie(undefined)
    driver.setLoop('clear')
    expect([lowered.value, driver.movements, bollard.fault()]).toEqual(['service', ['lower'], undefined])
    expect(await bollard.command('end_service')).toBeUndefined()
    expect(await bollard.command('end_service')).toBe('not_in_service')
    const again = outcomeOf(bollard.command('lower'))
    await pass(60_000)
    // Down it goes for a person; up only when it is known what is above it.
    expect([again.value, driver.movements, driver.state()]).toEqual(['done', ['lower', 'lower'], 'lowered'])
    await driveOver(scene)
    await pass(5000)
    expect([driver.state(), bollard.fault()]).toEqual(['raised', undefined])
  })
})

it('a disk that is full fails the command, and what a person asked for is in force all the same', async () => {
  const { bollard, driver, disk } = setScene()
  disk.full = true
  await expect(bollard.command('hold_lowered', untilNoon)).rejects.toThrow('ENOSPC')
  await pass(1000)
  expect(driver.state()).toBe('lowered')
  const steps = admitted(bollard)
  await expect(bollard.command('service', untilNoon)).rejects.toThrow('ENOSPC')
  expect([bollard.bar(), steps]).toEqual(['service', ['lowered', 'not_passed']])
})

describe('commands', () => {
  it('of two people within a moment end with what became of each', async () => {
    const { bollard, driver } = setScene()
    const outcomes = [outcomeOf(bollard.command('lower'))]
    await pass(50)
    outcomes.push(outcomeOf(bollard.command('raise')))
    outcomes.push(outcomeOf(bollard.command('lower')))
    await pass(20)
    outcomes.push(outcomeOf(bollard.command('hold_lowered', untilNoon)))
    await pass(10_000)
    expect(outcomes.map(({ value }) => value)).toEqual(['superseded', 'superseded', 'done', 'done'])
    expect([driver.state(), bollard.fault()]).toEqual(['lowered', undefined])
  })

  it('keep a hold over everything but its release', async () => {
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

  it('lower what has failed in spite of its hold', async () => {
    const { bollard, driver } = setScene()
    driver.lie({ raised: true, lowered: true })
    void bollard.command('hold_lowered', untilNoon)
    await pass(10_000)
    expect(bollard.fault()).toBeDefined()
    driver.lie(undefined)
    const lowered = outcomeOf(bollard.command('lower'))
    await pass(5000)
    expect([lowered.value, driver.state()]).toEqual(['done', 'lowered'])
  })

  it('give way to the fail mode, which ends when the gate can decide again', async () => {
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
})

describe('the warning', () => {
  it('comes with the end of the clear time, and stops the moment something comes', async () => {
    const scene = setScene({}, { warnMs: 2000 })
    const { driver } = scene
    admitted(scene.bollard)
    await pass(1000)
    await driveOver(scene)
    await pass(999)
    expect(driver.isWarning()).toBe(false)
    await pass(1)
    expect(driver.isWarning()).toBe(true)
    await pass(1500)
    driver.setLoop('occupied')
    expect([driver.isWarning(), driver.state()]).toEqual([false, 'lowered'])
    driver.setLoop('clear')
    await pass(2999)
    expect([driver.isWarning(), driver.state()]).toEqual([true, 'lowered'])
    await pass(1)
    expect([driver.isWarning(), driver.state()]).toEqual([true, 'moving'])
    await pass(1000)
    expect([driver.isWarning(), driver.state()]).toEqual([false, 'raised'])
  })

  it('comes before a person raises it too, however long it was clear', async () => {
    const { bollard, driver } = setScene({ state: 'lowered' }, { warnMs: 2000 })
    await pass(60_000)
    void bollard.command('raise')
    await pass(1999)
    expect([driver.isWarning(), driver.state()]).toEqual([true, 'lowered'])
    await pass(1)
    expect(driver.state()).toBe('moving')
  })
})

describe('a second thing that looks above it', () => {
  it('alone keeps it down, turns it round, and broken keeps it down too', async () => {
    const { bollard, driver } = setScene()
    void bollard.command('lower')
    await pass(1000)
    driver.setLoop('occupied', 1)
    const raised = outcomeOf(bollard.command('raise'))
    await pass(19_000)
    expect([driver.state(), driver.movements]).toEqual(['lowered', ['lower']])
    driver.setLoop('unknown', 1)
    await pass(1000)
    expect(raised.value).toBe('loop_unknown')
    driver.setLoop('clear', 1)
    void bollard.command('raise')
    await pass(3500)
    expect(driver.state()).toBe('moving')
    driver.setLoop('occupied', 1)
    await pass(1000)
    expect(driver.state()).toBe('lowered')
  })
})

describe('an emergency', () => {
  it('that is asked for again by a credential goes on, and is told once', async () => {
    const { bollard, emergencies } = setScene()
    bollard.emergency('019a0000-0000-7000-8000-000000000001', () => {})
    const since = bollard.emergencyNow()?.since
    await pass(60_000)
    bollard.emergency('019a0000-0000-7000-8000-000000000002', () => {})
    expect([bollard.emergencyNow()?.since, emergencies]).toEqual([since, ['credential']])
  })

  it('keeps it down for as long as the input is held and a quarter of an hour more', async () => {
    const { bollard, driver, emergencies, rests } = setScene()
    driver.setEmergency(true)
    await pass(1_200_000)
    expect([driver.state(), bollard.emergencyNow()?.source]).toEqual(['lowered', 'input'])
    expect(outcomeOf(bollard.command('raise'))).toEqual({ value: undefined })
    driver.setEmergency(false)
    await pass(100)
    expect([driver.state(), bollard.emergencyNow()?.source, emergencies]).toEqual(['lowered', 'input', ['input']])
    expect(rests).toEqual(['lowered by emergency'])
    const raised = outcomeOf(bollard.command('raise'))
    await pass(4500)
    expect([raised.value, driver.state(), emergencies]).toEqual(['done', 'raised', ['input', 'over']])
  })

  it('is not ended by a person while somebody holds the input', async () => {
    const { bollard, driver } = setScene()
    driver.setEmergency(true)
    await pass(1000)
    const raised = outcomeOf(bollard.command('raise'))
    await pass(0)
    expect([raised.value, driver.state()]).toEqual(['emergency', 'lowered'])
  })

  it.each(['loop_stuck', 'end_switch', 'driver'] as const)('lowers one that is in fault: %s', async (fault) => {
    const { bollard, driver } = setScene(fault === 'loop_stuck' ? { state: 'raised' } : {})
    if (fault === 'loop_stuck') {
      void bollard.command('lower')
      await pass(1000)
      driver.setLoop('occupied')
      await pass(400_000)
    }
    if (fault === 'end_switch') driver.lie({ raised: true, lowered: true })
    if (fault === 'driver') {
      driver.break()
      void bollard.command('lower')
      await pass(1500)
      driver.mend()
    }
    expect(bollard.fault()).toBe(fault)
    const lowered = driver.movements.filter((movement) => movement === 'lower').length
    bollard.emergency('019a0000-0000-7000-8000-000000000009', () => {})
    await pass(2000)
    if (fault === 'loop_stuck') expect(driver.state()).toBe('lowered')
    else expect(driver.movements.filter((movement) => movement === 'lower')).toHaveLength(lowered + 1)
    // Its fault stays until a person has looked.
    expect(driver.state()).toBe('lowered')
  })

  it('tries again with each new emergency where the motor failed, and not in between', async () => {
    const { bollard, driver } = setScene()
    driver.break('hangs')
    driver.setEmergency(true)
    await pass(60_000)
    expect([bollard.fault(), driver.movements]).toEqual(['motor_timeout', ['lower']])
    driver.mend()
    driver.setEmergency(false)
    await pass(60_000)
    expect(driver.movements).toEqual(['lower'])
    driver.setEmergency(true)
    await pass(1000)
    expect(driver.state()).toBe('lowered')
  })

  it('tries for itself where a way down that had begun before it fails, once', async () => {
    for (const mended of [true, false]) {
      const { bollard, driver } = setScene()
      driver.break('hangs')
      void bollard.command('lower')
      if (mended) driver.mend()
      driver.setEmergency(true)
      await pass(60_000)
      expect([driver.state(), driver.movements]).toEqual([mended ? 'lowered' : 'moving', ['lower', 'lower']])
    }
  })

  it('moves nothing where somebody works at it, and is known all the same', async () => {
    const { bollard, driver, emergencies } = setScene()
    void bollard.command('service', untilNoon)
    driver.setEmergency(true)
    bollard.emergency('019a0000-0000-7000-8000-000000000009', () => {})
    await pass(60_000)
    expect([driver.movements, emergencies]).toEqual([[], ['input', 'credential']])
    void bollard.command('end_service')
    await pass(1000)
    expect(driver.state()).toBe('lowered')
  })
})
