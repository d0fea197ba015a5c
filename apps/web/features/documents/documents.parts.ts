import type { ApplicationDetails } from '@dovolilnice/contract/applications/application'
import { lazyPart } from '../../ui/states/lazy-part.tsx'
import type { PartsOf } from '../../ui/states/part.tsx'

declare module '../../ui/states/part.tsx' {
  interface Parts {
    DocumentsList: object
    DocumentsSheet: { application: ApplicationDetails; beside?: boolean }
  }
}

export const documentParts: PartsOf<'DocumentsList' | 'DocumentsSheet'> = {
  DocumentsList: lazyPart(() => import('./documents-list.tsx').then(({ DocumentsList }) => DocumentsList)),
  DocumentsSheet: lazyPart(() => import('./documents-sheet.tsx').then(({ DocumentsSheet }) => DocumentsSheet)),
}
