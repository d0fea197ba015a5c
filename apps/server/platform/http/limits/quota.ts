import type { Db } from '../../database/tables.ts'
import type { ReceivedFile } from '../context.ts'
import { networkOf } from '../caller/caller-address.ts'
import { counterKey, countOf, countTowards, takeBack } from './rate.ts'

const windowSeconds = 86_400
/** What an application may weigh on the average; one with three photos weighs about 2 MB. */
const kilobytesEach = 5_000
/** The whole town takes as much as this many networks at their limit: a brake against many that flood together, and for the disk. */
const networksOfTown = 30

interface Share {
  key: string
  amount: number
  limit: number
}

const formsKey = (operation: string, who: string): string => counterKey(operation, 'forms of a day', who)

/** How many forms have come today, from the network of this address and from everyone. */
export const formsOfToday = async (
  db: Db,
  operation: string,
  address: string,
  now: Date,
): Promise<{ network: number; everyone: number }> => ({
  network: await countOf(db, formsKey(operation, networkOf(address)), windowSeconds, now),
  everyone: await countOf(db, formsKey(operation, 'everyone'), windowSeconds, now),
})

const sharesOf = (operation: string, address: string, files: readonly ReceivedFile[], formsPerDay: number): Share[] => {
  const kilobytes = Math.ceil(files.reduce((sum, { byte_size: size }) => sum + size, 0) / 1000)
  const whose = [
    { who: networkOf(address), times: 1 },
    { who: 'everyone', times: networksOfTown },
  ]
  return whose.flatMap(({ who, times }) => [
    { key: formsKey(operation, who), amount: 1, limit: formsPerDay * times },
    { key: counterKey(operation, 'kilobytes of a day', who), amount: kilobytes, limit: formsPerDay * kilobytesEach * times },
  ])
}

/**
 * Counts a form sent without signing in, and the size of its files, for the sender's network and for everyone, by the UTC day.
 * @param formsPerDay how many forms one network may send in a day
 * @returns a function that takes the counts back when the form was refused after all
 * @throws OperationError `quota_reached`; what the network may not send is not counted for everyone
 */
export const takeQuota = async (
  db: Db,
  call: { operation: string; address: string; files: readonly ReceivedFile[] },
  formsPerDay: number,
  now: Date,
): Promise<() => Promise<void>> => {
  const taken: Share[] = []
  const giveBack = async () => {
    for (const { key, amount } of taken) await takeBack(db, key, windowSeconds, now, amount)
  }
  try {
    for (const share of sharesOf(call.operation, call.address, call.files, formsPerDay)) {
      taken.push(share)
      await countTowards(db, { ...share, windowSeconds, code: 'quota_reached' }, now)
    }
  } catch (error) {
    await giveBack()
    throw error
  }
  return giveBack
}
