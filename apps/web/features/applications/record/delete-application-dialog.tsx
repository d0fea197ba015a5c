import type { ApplicationDetails } from '@dovolilnice/contract/applications/application'
import { deleteApplication } from '@dovolilnice/contract/applications/record/delete-application'
import { useNavigate } from '@tanstack/react-router'
import { queryClient } from '../../../platform/calls/query.ts'
import { getApplication } from '@dovolilnice/contract/applications/record/get-application'
import { useTranslate } from '../../../platform/translate/use-translate.ts'
import { DeleteDialog } from '../../../ui/record/delete-dialog.tsx'
import { texts } from '../texts.ts'

/** Asks why before an application is deleted, and leads back to the list. */
export const DeleteApplicationDialog = ({ application, onClose }: { application: ApplicationDetails; onClose: () => void }) => {
  const t = useTranslate()
  const navigate = useNavigate()
  const leave = () => {
    // The screen of what is gone must not ask for it again.
    void navigate({ to: '/vloge' }).then(() => queryClient.removeQueries({ queryKey: [getApplication.name] }))
  }
  return (
    <DeleteDialog
      title={t(texts.remove)}
      subject={application.number}
      text={t(texts.removeText)}
      operation={deleteApplication}
      params={{ id: application.id }}
      done={texts.removed}
      onClose={onClose}
      onDone={leave}
    />
  )
}
