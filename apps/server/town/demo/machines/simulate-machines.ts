import { machineKind, type MachineReport } from '@dovolilnice/contract/coin-machines/machine-report'
import { deviceClientId, deviceTopic } from '@dovolilnice/contract/devices/device-kind'
import mqtt, { type MqttClient } from 'mqtt'
import { v7 } from 'uuid'
import type { Row } from '../../../platform/database/db.ts'
import type { Services } from '../../../platform/http/context.ts'
import { hashSecret } from '../../../platform/security/secret.ts'
import { createRandom, type Random } from '../random.ts'
import { demoMachineKey } from './coin-machines.ts'
import { fillOf, lifeAfter, newLife, type MachineLife } from './machine-life.ts'

const reportMs = 60_000
/** A town that was switched off for a night does not take a night's money at once. */
const longestMinutes = 60

type Machine = Row<'coin_machine'>

/** The machines of the demo town that still have its keys: those that somebody made or gave a new key report by themselves, or not at all. */
const findMachines = async ({ database }: Services): Promise<Machine[]> =>
  (await database.kysely.selectFrom('coin_machine').selectAll().where('active', '=', true).orderBy('cashier_nr').execute()).filter(
    ({ code, key_hash }) => key_hash === hashSecret(demoMachineKey(code)),
  )

/** Whether somebody has emptied or mended a machine since its last report. */
const visitsSince = async ({ database }: Services, { id, last_update }: Machine) => {
  const since = last_update ?? new Date(0)
  const emptied = await database.kysely
    .selectFrom('machine_emptying')
    .select('id')
    .where('machine_id', '=', id)
    .where('recorded_at', '>', since)
    .executeTakeFirst()
  const mended = await database.kysely
    .selectFrom('machine_maintenance')
    .select('id')
    .where('machine_id', '=', id)
    .where('done_at', '>', since)
    .executeTakeFirst()
  return { emptied: emptied !== undefined, mended: mended !== undefined }
}

const lifeOf = (machine: Machine): MachineLife => ({
  errors: machine.errors_str.split(' ').filter((fault) => fault !== ''),
  coins: machine.coins ?? 0,
  chng: machine.chng ?? 0,
  oldchng: machine.oldchng ?? 0,
})

const nextLife = async (services: Services, machine: Machine, random: Random, now: Date): Promise<MachineLife> => {
  const { emptied, mended } = await visitsSince(services, machine)
  if (emptied) return newLife()
  const minutes = (now.getTime() - (machine.last_update ?? now).getTime()) / 60_000
  const life = lifeOf(machine)
  return lifeAfter(mended ? { ...life, errors: [] } : life, random, now, Math.min(longestMinutes, Math.max(0, minutes)))
}

const connect = (brokerUrl: string, code: string): MqttClient => {
  const account = { username: code, password: demoMachineKey(code), clientId: deviceClientId(machineKind, code) }
  const client = mqtt.connect(brokerUrl, { protocolVersion: 4, reconnectPeriod: reportMs, ...account })
  // A broker that is away, or a key that is no longer this one: the machine is silent, as a real one would be.
  client.on('error', () => {})
  return client
}

/**
 * Plays the machines of the demo town over the broker: people pay, change goes, now and then something breaks; what somebody empties or mends is
 * empty or works. Resolves with a function that stops it.
 */
export const simulateMachines = async (services: Services, brokerUrl: string): Promise<() => Promise<void>> => {
  const random = createRandom(services.clock.now().getTime())
  const machines = await findMachines(services)
  const clients = new Map(machines.map(({ code }) => [code, connect(brokerUrl, code)]))
  const reportOne = async (machine: Machine): Promise<void> => {
    const client = clients.get(machine.code)
    if (client === undefined || !client.connected) return
    const now = services.clock.now()
    const { errors, ...money } = await nextLife(services, machine, random, now)
    const report: MachineReport = { id: v7(), at: now.toISOString(), errors, ...money, pfill: fillOf({ errors, ...money }) }
    await client.publishAsync(deviceTopic(machineKind, machine.code, 'report'), JSON.stringify(report), { qos: 1 })
  }
  let last: Promise<void> = Promise.resolve()
  /** Reports of all machines, or of the one with this code, one after another. */
  const report = (only?: string): void => {
    last = last
      .then(async () => {
        for (const machine of await findMachines(services)) if (only === undefined || machine.code === only) await reportOne(machine)
      })
      .catch((error: unknown) => console.error('simulated coin machines', error))
  }
  for (const [code, client] of clients) client.on('connect', () => report(code))
  const timer = setInterval(() => report(), reportMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await last
    for (const client of clients.values()) await client.endAsync(true)
  }
}
