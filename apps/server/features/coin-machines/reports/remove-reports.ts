import { z } from 'zod/mini'
import { defineJob } from '../../../platform/jobs/job.ts'

/** For how many days reports are kept: a year, and the month before it to compare with. */
const keptDays = 400

/** Removes reports that nobody needs any more. */
export const removeReportsJob = defineJob({
  name: 'remove-machine-reports',
  schema: z.object({}),
  dailyAt: '03:25',
  handle: async (_, { database, clock }) => {
    const before = new Date(clock.now().getTime() - keptDays * 86_400_000)
    await database.kysely.deleteFrom('machine_report').where('at', '<', before).execute()
  },
})
