import type { Database } from '../../platform/database/database.ts'
import { migrate } from '../../platform/database/migrate.ts'
import { createQueue } from '../../platform/jobs/queue.ts'

/** Makes the tables of the product and of its job queue, which every test needs. */
export const prepareDatabase = async (database: Database): Promise<void> => {
  await migrate(database)
  const queue = createQueue(database, false)
  await queue.start()
  await queue.stop({ close: false, graceful: false })
}
