import { t } from '../../platform/kit.ts'
import { Notice } from '../states/notice.tsx'
import { texts } from './texts.ts'

/** Why a document is not shown in place. */
export type Unshown = 'heic' | 'locked' | 'damaged' | 'failed'

const sentences = {
  heic: [texts.notShown, texts.heicHow],
  locked: [texts.locked, texts.lockedHow],
  damaged: [texts.damaged, texts.damagedHow],
  failed: [texts.failed, texts.failedHow],
} as const

export const UnshownNotice = ({ reason }: { reason: Unshown }) => {
  const [title, how] = sentences[reason]
  return (
    <Notice tone={reason === 'heic' ? 'neutral' : 'warning'} title={t(title)} role="status">
      {t(how)}
    </Notice>
  )
}
