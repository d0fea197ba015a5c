import { applicationDeadlinesJob } from '../../features/applications/decide/application-deadlines.ts'
import type { TestProduct } from '../test-product.ts'

/** Runs the nightly job about the terms of applications on the morning of a day, and leaves the clock there. */
export const runDeadlines = async (product: TestProduct, day: string): Promise<void> => {
  product.clock.set(`${day}T05:10:00Z`)
  await product.runJob(applicationDeadlinesJob)
}
