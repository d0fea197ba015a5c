import { lazy, type ComponentType } from 'react'
import { t } from '../../platform/kit.ts'
import { texts } from '../shell/texts.ts'
import { Notice } from './notice.tsx'

const MissingPart = () => <Notice tone="warning">{t(texts.partMissing)}</Notice>

/** A part of a screen in a bundle of its own. Where its file does not come, it says so in its place and the rest of the screen stays. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: MissingPart }),
    ),
  )
