import type { Resources } from '@dovolilnice/contract/resources/operations'
import type { ReactNode } from 'react'
import { readResources, t, useResource } from '../../../platform/kit.ts'
import { texts } from './form-texts.ts'

/** Waits for kinds, prices and lots, and says so when they cannot be loaded; they are asked for again every half minute. */
export const WithResources = ({ children }: { children: (resources: Resources) => ReactNode }) => {
  const { data, error } = useResource(readResources)
  if (data !== undefined) return children(data)
  return (
    <p className="hint" role="status">
      {t(error === null ? texts.loading : texts.loadFailed)}
    </p>
  )
}
