import type { Context } from '../context.ts'
import { networkOf } from '../caller/caller-address.ts'
import type { Db } from '../../database/tables.ts'
import { addTo, counterKey, countOf, countTowards } from './rate.ts'

const windowSeconds = 86_400
/** What an application may weigh on the average; one with three photos weighs about 2 MB. */
const kilobytesEach = 5_000
/** Networks that nobody knows take together as much as this many at their limit: a brake against many that flood together, and for the disk. */
const unknownNetworks = 30
/** Days for which a network is known after a mailed link was opened there. */
const knownDays = 90

export type Sender = Pick<Context, 'address' | 'now'>

const formsKey = (operation: string, who: string): string => counterKey(operation, 'forms of a day', who)
const knownKey = (address: string): string => counterKey('network of an opened link', networkOf(address))

/** How many forms have come today, from the network of this address and from all unknown ones. */
export const formsOfToday = async (
  db: Db,
  operation: string,
  { address, now }: Sender,
): Promise<{ network: number; everyone: number }> => ({
  network: await countOf(db, formsKey(operation, networkOf(address)), windowSeconds, now),
  everyone: await countOf(db, formsKey(operation, 'everyone'), windowSeconds, now),
})

/** Notes that a mailed link was opened from this network: somebody there reads the mails of an address that applied. */
export const rememberNetwork = async ({ trx, address, now }: Sender & Pick<Context, 'trx'>): Promise<void> => {
  // The window is that of the last day: counters are forgotten a day after their window, not before.
  const lastDay = new Date(now.getTime() + knownDays * 86_400_000)
  await addTo(trx, { key: knownKey(address), amount: 1, windowSeconds }, lastDay)
}

const isKnown = async (db: Db, { address, now }: Sender): Promise<boolean> => {
  const found = await db
    .selectFrom('rate_counter')
    .select('key')
    .where('key', '=', knownKey(address))
    .where('window_start', '>', now)
    .executeTakeFirst()
  return found !== undefined
}

/**
 * Counts a form sent without signing in, and the size of its files, by the UTC day: for the sender's network, and unless that is known for all
 * unknown networks. In the call's transaction: of a call that is refused, or repeats an earlier one, nothing stays counted.
 * @param isOwn whether the sender has proved the address in the form
 * @throws OperationError `quota_reached`
 */
export const takeQuota = async (
  { trx, files, config, ...sender }: Sender & Pick<Context, 'trx' | 'files' | 'config'>,
  operation: string,
  isOwn: boolean,
): Promise<void> => {
  const kilobytes = Math.ceil(files.reduce((sum, { byte_size: size }) => sum + size, 0) / 1000)
  const whose = [{ who: networkOf(sender.address), times: 1 }]
  if (!isOwn && !(await isKnown(trx, sender))) whose.push({ who: 'everyone', times: unknownNetworks })
  for (const { who, times } of whose) {
    const limit = config.formsPerDay * times
    const counted = [
      { key: formsKey(operation, who), amount: 1, limit },
      { key: counterKey(operation, 'kilobytes of a day', who), amount: kilobytes, limit: limit * kilobytesEach },
    ]
    for (const share of counted) await countTowards(trx, { ...share, windowSeconds, code: 'quota_reached' }, sender.now)
  }
}
