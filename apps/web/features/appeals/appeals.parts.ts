import { type PartsOf, lazyPart } from '../../ui/states/part.tsx'
import type { AppealsOfMatterProps } from './appeals-of-matter.tsx'
import type { LodgeAppealProps } from './lodge-dialog.tsx'

declare module '../../ui/states/part.tsx' {
  interface Parts {
    AppealsOfMatter: AppealsOfMatterProps
    LodgeAppeal: LodgeAppealProps
  }
}

export const appealParts: PartsOf<'AppealsOfMatter' | 'LodgeAppeal'> = {
  AppealsOfMatter: lazyPart(() => import('./appeals-of-matter.tsx').then(({ AppealsOfMatter }) => AppealsOfMatter)),
  LodgeAppeal: lazyPart(() => import('./lodge-dialog.tsx').then(({ LodgeAppealDialog }) => LodgeAppealDialog)),
}
