import type { Database } from '../../platform/database/database.ts'
import { migrate } from '../../platform/database/migrate.ts'
import { installQueues } from '../../platform/jobs/jobs.ts'
import { createQueue } from '../../platform/jobs/queue.ts'

/** Makes the tables of the product and of its job queue, which every test needs, and the queues, which take longer than the start of all the rest. */
export const prepareDatabase = async (database: Database): Promise<void> => {
  await migrate(database)
  // Tests turn the product's clock; for the database everything is old enough to be forgotten then.
  await database.execute(
    `create or replace function trail_now() returns timestamptz language sql stable as $$ select 'infinity'::timestamptz $$`,
  )
  const queue = createQueue(database, false)
  await queue.start()
  // Few tests come here, the others find what one of them made.
  const { productJobs } = await import('../../start-services.ts')
  await installQueues(queue, productJobs)
  await queue.stop({ close: false, graceful: false })
}
