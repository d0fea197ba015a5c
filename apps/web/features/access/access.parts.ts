import { lazyPart } from '../../ui/states/lazy-part.tsx'
import type { PartsOf } from '../../ui/states/part.tsx'

declare module '../../ui/states/part.tsx' {
  interface Parts {
    AccessTables: object
  }
}

export const accessParts: PartsOf<'AccessTables'> = {
  AccessTables: lazyPart(() => import('./access-tables.tsx').then(({ AccessTables }) => AccessTables)),
}
