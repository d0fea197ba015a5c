import type { ApplicationDetails } from '@dovolilnice/contract/applications/application'
import { applicationActionLabels } from '@dovolilnice/contract/applications/application-labels'
import { issueApplicationPermit } from '@dovolilnice/contract/permits/issue/issue-application-permit'
import { useResources } from '../../../platform/resources/resources.ts'
import { formatValidity } from '../../../platform/translate/format.ts'
import { useLocale, useTranslate } from '../../../platform/translate/use-translate.ts'
import { fieldsOf } from '../../../ui/form/fields.tsx'
import { formDataOf } from '../../../ui/form/form-data.ts'
import { NoEmail } from '../../../ui/person/no-email.tsx'
import { StepDialog } from '../../../ui/record/step-dialog.tsx'
import styles from './application-screen.module.css'
import { gapsOf, KnownGaps, knownGapsSchema, noneKnown } from './known-gaps.tsx'
import { texts } from '../texts.ts'

type Values = typeof noneKnown & { cards: string }
const { TextAreaField } = fieldsOf<Values>()

const linesOf = (text = ''): string[] =>
  text
    .split(/[\n,;]+/)
    .map((line) => line.trim())
    .filter(Boolean)

/** Issues the permit; cards are handed over with it where the kind opens by card. */
export const IssueDialog = ({ application, onClose }: { application: ApplicationDetails; onClose: () => void }) => {
  const t = useTranslate()
  const locale = useLocale()
  const kind = useResources()?.permit_kinds.find(({ id }) => id === application.permit_kind_id)
  const validity = formatValidity(application.valid_from, application.valid_until, locale, application)
  return (
    <StepDialog
      title={t(texts.issueTitle)}
      subject={application.number}
      about={application.id}
      operation={issueApplicationPermit}
      schema={knownGapsSchema(application, t)}
      defaults={{ cards: '', ...noneKnown }}
      toCall={({ cards }: Values) => ({
        body: formDataOf({ application_uuid: application.id, tags: linesOf(cards), ...gapsOf(application) }),
      })}
      submit={t(applicationActionLabels.issue_permit)}
      done={texts.issued}
      onClose={onClose}
    >
      <NoEmail email={application.email} />
      <p className={styles.dialogText}>
        {t(application.email === null ? texts.issueHintWithoutMail : texts.issueHint, { validity, plates: application.plates.join(', ') })}
      </p>
      <KnownGaps application={application} withoutDocuments={t(texts.issueWithout)} />
      {kind?.openings.includes('rfid') && (
        <TextAreaField name="cards" label={t(texts.issueCards)} description={t(texts.issueCardsHint)} optional rows={2} />
      )}
    </StepDialog>
  )
}
