import { type PartsOf, lazyPart } from '../../ui/states/part.tsx'
import type { RestrictionNoticeProps } from './restriction-notice.tsx'

declare module '../../ui/states/part.tsx' {
  interface Parts {
    RestrictionNotice: RestrictionNoticeProps
  }
}

export const subjectRequestParts: PartsOf<'RestrictionNotice'> = {
  RestrictionNotice: lazyPart(() => import('./restriction-notice.tsx').then(({ RestrictionNotice }) => RestrictionNotice)),
}
