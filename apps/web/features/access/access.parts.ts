import { type PartsOf, lazyPart } from '../../ui/states/part.tsx'

declare module '../../ui/states/part.tsx' {
  interface Parts {
    AccessTables: object
    OwnPassages: object
    ProgramsRoom: object
  }
}

export const accessParts: PartsOf<'AccessTables' | 'OwnPassages' | 'ProgramsRoom'> = {
  AccessTables: lazyPart(() => import('./access-tables.tsx').then(({ AccessTables }) => AccessTables)),
  OwnPassages: lazyPart(() => import('./own-passages.tsx').then(({ OwnPassages }) => OwnPassages)),
  ProgramsRoom: lazyPart(() => import('./programs-room.tsx').then(({ ProgramsRoom }) => ProgramsRoom)),
}
