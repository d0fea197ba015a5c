import { lazyPart } from '../../ui/states/lazy-part.tsx'
import type { PartsOf } from '../../ui/states/part.tsx'

declare module '../../ui/states/part.tsx' {
  interface Parts {
    ImportsRoom: object
  }
}

export const importsParts: PartsOf<'ImportsRoom'> = {
  ImportsRoom: lazyPart(() => import('./imports-room.tsx').then(({ ImportsRoom }) => ImportsRoom)),
}
