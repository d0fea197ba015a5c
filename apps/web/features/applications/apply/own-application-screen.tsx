import { createOwnApplication } from '@dovolilnice/contract/applications/apply/operations'
import { readOwnRenewal } from '@dovolilnice/contract/permits/issue/renewal'
import { formatPhone } from '@dovolilnice/contract/primitives/phone'
import { type Account, readAccount } from '@dovolilnice/contract/users/own-account'
import { useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { ownDraftName, t, useOnce, useOperation, useScreenTitle } from '../../../platform/kit.ts'
import { ButtonLink, lazyPart, OperationView, ScreenLoading } from '../../../ui/kit.ts'
import { ApplicationSent } from './application-sent.tsx'
import { ApplicationForm } from '../form/application-form.tsx'
import { AppliedForm } from '../form/applied-form.tsx'
import { chosenKind } from '../form/offered.ts'
import { texts as renewalTexts } from '../renew/renewal-texts.ts'
import type { ApplicationValues } from '../form/form-values.ts'
import { RenewalView } from '../renew/renewal-view.tsx'
import type { SentApplication } from '../form/use-application-form.ts'

const RenewalForm = lazyPart(() => import('../renew/renewal-form.tsx').then((part) => part.RenewalForm))

const fromAccount = (account: Account): Partial<ApplicationValues> => ({
  applicant_type: account.type,
  name: account.name,
  email: account.email,
  phone: formatPhone(account.phone ?? ''),
  street: account.street ?? '',
  post_code: account.post_code ?? '',
  city: account.city ?? '',
  tax_number: account.tax_number ?? '',
})

const toMyApplications = (sent: SentApplication, again: () => void) => <SentOwn sent={sent} again={again} />
const SentOwn = ({ sent, again }: { sent: SentApplication; again: () => void }) => (
  <ApplicationSent sent={sent} onAnother={again}>
    <ButtonLink label={t(renewalTexts.myApplications)} to="/vloge" look={sent.fee_due === null ? 'filled' : 'plain'} />
  </ApplicationSent>
)

const NewForm = ({ kindId }: { kindId: unknown }) => (
  <OperationView query={useOperation(readAccount, {})}>
    {(account) => (
      <AppliedForm
        operation={createOwnApplication}
        after={toMyApplications}
        form={({ resources, ...options }) => {
          const chosen = chosenKind(resources, kindId, account.type)
          const draft = ownDraftName('application', account.id)
          return (
            <ApplicationForm
              key={chosen?.kind.id}
              {...options}
              resources={resources}
              defaults={{ ...fromAccount(account), ...chosen?.defaults }}
              draft={chosen === undefined ? draft : `${draft}.${chosen.kind.code}`}
            />
          )
        }}
      />
    )}
  </OperationView>
)

const OwnRenewal = ({ permitId }: { permitId: string }) => {
  useScreenTitle(t(renewalTexts.title))
  return (
    <RenewalView query={useOnce(readOwnRenewal, { params: { id: permitId } })}>
      {(renewal) => (
        <AppliedForm
          operation={createOwnApplication}
          after={toMyApplications}
          form={({ operation, onSent, resources }) => (
            <Suspense fallback={<ScreenLoading />}>
              <RenewalForm renewal={renewal} resources={resources} operation={operation} onSent={onSent} />
            </Suspense>
          )}
        />
      )}
    </RenewalView>
  )
}

/** A signed-in person's new application, with their own data filled in; `?podaljsanje=<permit>` fills it from the permit that is renewed, `?vrsta=<id>` chooses a kind. */
export const OwnApplicationScreen = () => {
  const { podaljsanje: permitId, vrsta } = useSearch({ from: '/inside/nadzorna-plosca/vloge/parkirna-dovolilnica' })
  return typeof permitId === 'string' ? <OwnRenewal key={permitId} permitId={permitId} /> : <NewForm kindId={vrsta} />
}
