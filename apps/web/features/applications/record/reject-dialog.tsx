import type { ApplicationDetails } from '@dovolilnice/contract/applications/application'
import { applicationActionLabels } from '@dovolilnice/contract/applications/application-labels'
import { rejectionFromFindings } from '@dovolilnice/contract/applications/decide/document-findings'
import { rejectApplication } from '@dovolilnice/contract/applications/decide/reject-application'
import { failingDocuments } from '@dovolilnice/contract/documents/document-verdict'
import { withGrounds } from '@dovolilnice/contract/acts/grounds'
import { useTranslate } from '../../../platform/translate/use-translate.ts'
import { StepDialog } from '../../../ui/record/step-dialog.tsx'
import { Part } from '../../../ui/states/part.tsx'
import { texts } from '../texts.ts'
import { watchedApplication } from './watched-application.ts'

/** Whoever rejects says how the applicant was heard. */
const rejectionSchema = withGrounds(rejectApplication.body, 'rejection')

/** Rejects, with reasons and how the applicant was heard; the decision's paper can be looked at. */
export const RejectDialog = ({ application, onClose }: { application: ApplicationDetails; onClose: () => void }) => {
  const t = useTranslate()
  return (
    <StepDialog
      title={t(applicationActionLabels.reject)}
      operation={rejectApplication}
      schema={rejectionSchema}
      record={watchedApplication(application)}
      defaults={{
        application_uuid: application.id,
        version: application.version,
        ...rejectionFromFindings(failingDocuments(application)),
        heard: '',
        heard_note: '',
      }}
      toCall={(body) => ({ body: { ...body, application_uuid: application.id } })}
      submit={t(applicationActionLabels.reject)}
      danger
      done={texts.rejected}
      onClose={onClose}
    >
      <Part name="RejectionFields" props={{}} />
      <Part name="HeardFields" props={{}} />
      <Part name="PreviewAct" props={{ kind: 'rejection', recordId: application.id }} />
    </StepDialog>
  )
}
