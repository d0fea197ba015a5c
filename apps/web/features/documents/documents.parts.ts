import type { ApplicationDetails } from '@dovolilnice/contract/applications/application'
import { type PartsOf, lazyPart } from '../../ui/states/part.tsx'

declare module '../../ui/states/part.tsx' {
  interface Parts {
    DocumentsList: object
    ReadingsSheet: { application: ApplicationDetails }
    DocumentsSheet: { application: ApplicationDetails; beside?: boolean }
  }
}

export const documentParts: PartsOf<'DocumentsList' | 'DocumentsSheet' | 'ReadingsSheet'> = {
  DocumentsList: lazyPart(() => import('./documents-list.tsx').then(({ DocumentsList }) => DocumentsList)),
  ReadingsSheet: lazyPart(() => import('./readings-sheet.tsx').then(({ ReadingsSheet }) => ReadingsSheet)),
  DocumentsSheet: lazyPart(() => import('./documents-sheet.tsx').then(({ DocumentsSheet }) => DocumentsSheet)),
}
