import { createApplication } from '@dovolilnice/contract/applications/apply/operations'
import { readRenewal, type Renewal } from '@dovolilnice/contract/permits/issue/renewal'
import { useSearch } from '@tanstack/react-router'
import { t, useOperation } from '../../../platform/kit.ts'
import { Notice, PersonChooser } from '../../../ui/kit.ts'
import { AppliedByClerk } from './applied-by-clerk.tsx'
import { clerkTexts } from '../form/clerk-form-texts.ts'
import { fromRenewal } from '../renew/renewal-form.tsx'
import { RenewalView } from '../renew/renewal-view.tsx'

/** The office takes no documents over by itself: what came on paper is what there is. */
const fromPaper = (renewal: Renewal) => {
  const { renewed, ...values } = fromRenewal(renewal)
  return values
}

const RenewalFromPaper = ({ permitId }: { permitId: string }) => (
  <RenewalView reader="clerk" query={useOperation(readRenewal, { params: { id: permitId } })}>
    {(renewal) => (
      <AppliedByClerk
        operation={createApplication}
        defaults={fromPaper(renewal)}
        intro={<Notice title={t(clerkTexts.renewing, { number: renewal.number })} />}
      />
    )}
  </RenewalView>
)

/** A clerk enters what came on paper; `?podaljsanje=<permit>` fills it from the permit that is renewed. */
export const NewApplicationScreen = () => {
  const { podaljsanje: permitId } = useSearch({ from: '/inside/vloge/parkirna-dovolilnica' })
  if (typeof permitId === 'string') return <RenewalFromPaper permitId={permitId} />
  return <AppliedByClerk operation={createApplication} defaults={{ app_user_uuid: '' }} chooser={<PersonChooser />} />
}
