import { lazyPart } from '../../ui/states/lazy-part.tsx'
import type { PartsOf } from '../../ui/states/part.tsx'
import type { NotifyProps } from './notify-dialog.tsx'

declare module '../../ui/states/part.tsx' {
  interface Parts {
    NotifyDialog: NotifyProps
  }
}

export const notificationParts: PartsOf<'NotifyDialog'> = {
  NotifyDialog: lazyPart(() => import('./notify-dialog.tsx').then(({ NotifyDialog }) => NotifyDialog)),
}
