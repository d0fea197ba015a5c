import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The files that take longest of their project, the longest first: vitest takes the length of a file for its time until it has run once. */
const longest = [
  'apps/server/town/backup-and-restore.test.ts',
  'apps/server/test/http/odd-input.test.ts',
  'apps/server/test/operations/refused-calls.test.ts',
  'apps/server/town/restore-after-changes.test.ts',
  'apps/gate/gate.test.ts',
  'apps/gate/drivers/drivers.test.ts',
  'apps/server/features/identity-provider/identity-provider.test.ts',
  'apps/server/features/statistics/statistics.test.ts',
  'apps/server/town/found-town.test.ts',
  'apps/server/features/counter/counter.test.ts',
  'apps/server/features/acts/further/further-acts.test.ts',
  'apps/server/features/documents/reading/read-file.test.ts',
  'apps/server/test/exported-rows.test.ts',
  'apps/server/test/operations/every-operation.test.ts',
  'apps/server/platform/database/embedded/open-database.embedded.test.ts',
  'apps/server/town/reset-town.test.ts',
  'stories/accessibility.story.test.ts',
  'stories/guards.story.test.ts',
  'stories/money/invoices-survive-a-kill.story.test.ts',
  'stories/processes/kill-between-payment-and-invoice.story.test.ts',
  'stories/processes/several-processes.story.test.ts',
  'stories/processes/start.story.test.ts',
  'stories/processes/survive-a-kill.story.test.ts',
]

const placeOf = ({ moduleId }: TestSpecification): number => {
  const place = longest.findIndex((path) => moduleId.endsWith(path))
  return place === -1 ? longest.length : place
}

/** Starts what takes longest first, so that at the end no worker waits for another that has only begun with a long file. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    // A worker that goes on to another project loads everything anew.
    const projects = [...new Set(sorted.map(({ project }) => project))]
    return projects.flatMap((project) => sorted.filter((file) => file.project === project).toSorted((a, b) => placeOf(a) - placeOf(b)))
  }
}
