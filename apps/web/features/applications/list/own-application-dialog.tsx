import { t } from '../../../platform/kit.ts'
import { Modal, OperationView } from '../../../ui/kit.ts'
import { useProgress } from '../status/applicant-access.ts'
import { ProgressView } from '../status/progress-view.tsx'
import { texts } from '../texts.ts'

export const OwnApplicationDialog = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const access = { id }
  const progress = useProgress(access)
  const number = progress.data?.number ?? ''
  return (
    <Modal opened onClose={onClose} size={760} title={t(texts.application, { number })}>
      <OperationView query={progress}>{(known) => <ProgressView progress={known} access={access} titled />}</OperationView>
    </Modal>
  )
}
