import { type PartsOf, lazyPart } from '../../ui/states/part.tsx'

declare module '../../ui/states/part.tsx' {
  interface Parts {
    MentionsSheet: object
  }
}

export const applicationParts: PartsOf<'MentionsSheet'> = {
  MentionsSheet: lazyPart(() => import('./notes/mentions-sheet.tsx').then(({ MentionsSheet }) => MentionsSheet)),
}
