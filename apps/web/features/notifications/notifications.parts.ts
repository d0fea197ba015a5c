import { type PartsOf, lazyPart } from '../../ui/states/part.tsx'
import type { NotifyProps } from './notify-dialog.tsx'

declare module '../../ui/states/part.tsx' {
  interface Parts {
    NotifyDialog: NotifyProps
    MailTextsRoom: object
  }
}

export const notificationParts: PartsOf<'NotifyDialog' | 'MailTextsRoom'> = {
  NotifyDialog: lazyPart(() => import('./notify-dialog.tsx').then(({ NotifyDialog }) => NotifyDialog)),
  MailTextsRoom: lazyPart(() => import('./mail-texts/mail-texts-room.tsx').then(({ MailTextsRoom }) => MailTextsRoom)),
}
