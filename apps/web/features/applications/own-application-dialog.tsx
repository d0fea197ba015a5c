import type { ApplicationRow } from '@dovolilnice/contract/applications/application'
import { Modal } from '@mantine/core'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { OperationView } from '../../ui/operation-view.tsx'
import { useProgress } from './applicant-access.ts'
import { ProgressView } from './progress-view.tsx'
import { texts } from './texts.ts'

interface DialogProps {
  application: ApplicationRow
  onClose: () => void
}

/** One of the person's own applications: how far it is, and what they can do. */
export const OwnApplicationDialog = ({ application: { id, number }, onClose }: DialogProps) => {
  const t = useTranslate()
  const access = { id }
  const progress = useProgress(access)
  return (
    <Modal opened onClose={onClose} size={760} title={t(texts.application, { number })} closeButtonProps={{ 'aria-label': t(texts.close) }}>
      <OperationView query={progress}>{(known) => <ProgressView progress={known} access={access} />}</OperationView>
    </Modal>
  )
}
