import { readMailedRenewal } from '@dovolilnice/contract/permits/issue/read-mailed-renewal'
import type { Resources } from '@dovolilnice/contract/resources/read-resources'
import { useOperation } from '../../../platform/calls/query.ts'
import { useTranslate } from '../../../platform/translate/use-translate.ts'
import { Notice } from '../../../ui/states/notice.tsx'
import { Stacked } from '../../../ui/sheet.tsx'
import { ApplicationForm } from '../form/application-form.tsx'
import { texts as renewalTexts } from './renewal-texts.ts'
import { submitApplication } from '../form/submit-application.ts'
import { fromRenewal } from './renewal-values.ts'
import { RenewalView } from './renewal-view.tsx'
import type { SentApplication } from '../form/use-application-form.ts'

interface MailedProps {
  /** What stands in the mailed link. */
  link: { number: string; key: string }
  resources: Resources
  onSent: (sent: SentApplication) => void
}

/** The public form as the reminder's link opens it: filled in from the permit that ends, for its holder without an account. */
export const MailedRenewal = ({ link, resources, onSent }: MailedProps) => {
  const t = useTranslate()
  return (
    <RenewalView query={useOperation(readMailedRenewal, { query: link })} reader="visitor">
      {(renewal) => (
        <Stacked>
          <Notice title={t(renewalTexts.renewing, { number: renewal.number })} />
          <ApplicationForm
            resources={resources}
            operation={submitApplication}
            defaults={{ ...fromRenewal(renewal), renewal_key: link.key }}
            onSent={onSent}
          />
        </Stacked>
      )}
    </RenewalView>
  )
}
