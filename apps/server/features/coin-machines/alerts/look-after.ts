import { repeatEvery } from '../../../platform/clock/clock.ts'
import type { Trx } from '../../../platform/database/db.ts'
import type { Services } from '../../../platform/http/context.ts'
import { mailMachineAlerts } from './alert-mail.ts'
import { type Alert, findThresholds, judgeMachines } from './judge-machines.ts'

/** Alerts that nobody took in time; from now on they count as told on. */
const findUntaken = (trx: Trx, now: Date, minutes: number): Promise<Alert[]> =>
  trx
    .with('told', (db) =>
      db
        .updateTable('machine_alert')
        .set({ escalated_at: now })
        .where('ended_at', 'is', null)
        .where('taken_at', 'is', null)
        .where('escalated_at', 'is', null)
        .where('raised_at', '<=', new Date(now.getTime() - minutes * 60_000))
        .returningAll(),
    )
    .selectFrom('told')
    .innerJoin('coin_machine', 'coin_machine.id', 'told.machine_id')
    .selectAll('told')
    .select(['coin_machine.cashier_nr', 'coin_machine.cashier_name'])
    .orderBy('told.raised_at')
    .orderBy('told.id')
    .execute()

/**
 * What time alone brings: machines that are silent, and alerts that nobody took. Any number of processes may call it.
 * @param hearsSilence false while this process has listened for too short a time
 */
export const lookAfter = async (trx: Trx, services: Services, { hearsSilence }: { hearsSilence: boolean }): Promise<void> => {
  const now = services.clock.now()
  const machines = await trx.selectFrom('coin_machine').selectAll().orderBy('id').forUpdate().execute()
  if (machines.length === 0) return
  const thresholds = await findThresholds(trx)
  const raised = await judgeMachines(trx, machines, { thresholds, now, hearsSilence })
  await mailMachineAlerts(trx, services, thresholds, 'raised', raised)
  await mailMachineAlerts(trx, services, thresholds, 'escalated', await findUntaken(trx, now, thresholds.escalate_minutes))
}

const lookMs = 30_000
/** A server that has just started has not had time to hear every machine. */
const listenMs = 600_000

/** Looks after the machines in every process until it ends. Resolves with a function that stops it. */
export const watchMachines = async (services: Services): Promise<() => Promise<void>> => {
  const startedAt = performance.now()
  const look = (): Promise<void> =>
    services.database.transaction((trx) => lookAfter(trx, services, { hearsSilence: performance.now() - startedAt > listenMs }))
  return repeatEvery(lookMs, look, (error) => console.error('looking after the coin machines', error))
}
