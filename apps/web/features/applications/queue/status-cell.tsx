import { applicationStatusLabels } from '@dovolilnice/contract/applications/application-labels'
import type { ApplicationStatus } from '@dovolilnice/contract/applications/application-status'
import {
  IconCircle,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleHalf2,
  IconCircleX,
  IconCoinEuro,
  IconPlayerPause,
} from '@tabler/icons-react'
import type { Icon } from '@tabler/icons-react'
import { useTranslate } from '../../../platform/translate/use-translate.ts'
import { applicationTones } from '../../../ui/status-tones.ts'
import styles from './queue.module.css'
import { texts } from './texts.ts'

/** Each status has a shape of its own: no colour says alone what a word does not. */
const shapes: Record<ApplicationStatus, Icon> = {
  submitted: IconCircle,
  in_review: IconCircleHalf2,
  supplement_requested: IconPlayerPause,
  approved: IconCircleCheck,
  paid: IconCoinEuro,
  completed: IconCircleCheck,
  rejected: IconCircleX,
  dismissed: IconCircleX,
  withdrawn: IconCircleDashed,
  lapsed: IconCircleDashed,
  cancelled: IconCircleDashed,
}

/** A status on one line of a dense list: shape, colour, word. */
export const StatusCell = ({ status }: { status: ApplicationStatus }) => {
  const t = useTranslate()
  const Shape = shapes[status]
  return (
    <span className={styles.status} data-tone={applicationTones[status]}>
      <Shape size={16} aria-hidden />
      {t(status === 'supplement_requested' ? texts.supplement : applicationStatusLabels[status])}
    </span>
  )
}
