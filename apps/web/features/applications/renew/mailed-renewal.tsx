import { readMailedRenewal } from '@dovolilnice/contract/permits/issue/renewal'
import type { Resources } from '@dovolilnice/contract/resources/operations'
import { useOnce } from '../../../platform/kit.ts'
import { submitApplication } from '../form/submit-application.ts'
import { RenewalForm } from './renewal-form.tsx'
import { RenewalView } from './renewal-view.tsx'
import type { SentApplication } from '../form/use-application-form.ts'

interface MailedProps {
  link: { number: string; key: string }
  resources: Resources
  onSent: (sent: SentApplication) => void
}

/** The renewal as the reminder's link opens it, for a holder without an account. */
export const MailedRenewal = ({ link, resources, onSent }: MailedProps) => {
  return (
    <RenewalView query={useOnce(readMailedRenewal, { query: link })} reader="visitor">
      {(renewal) => (
        <RenewalForm renewal={renewal} resources={resources} renewalKey={link.key} operation={submitApplication} onSent={onSent} />
      )}
    </RenewalView>
  )
}
