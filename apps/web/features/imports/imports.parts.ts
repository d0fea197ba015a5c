import { type PartsOf, lazyPart } from '../../ui/states/part.tsx'

declare module '../../ui/states/part.tsx' {
  interface Parts {
    ImportsRoom: object
  }
}

export const importsParts: PartsOf<'ImportsRoom'> = {
  ImportsRoom: lazyPart(() => import('./imports-room.tsx').then(({ ImportsRoom }) => ImportsRoom)),
}
