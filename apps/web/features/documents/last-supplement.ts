import type { ApplicationDetails } from '@dovolilnice/contract/applications/application'

/** When the newest documents came that were not sent with the application itself; all of one supplement have the same instant. */
export const lastSupplement = ({
  created_at: sent,
  documents,
}: {
  created_at: ApplicationDetails['created_at']
  documents: readonly Pick<ApplicationDetails['documents'][number], 'created_at'>[]
}): string | undefined => {
  const last = documents
    .map(({ created_at: at }) => at)
    .toSorted()
    .at(-1)
  return last !== undefined && last > sent ? last : undefined
}
