import { createApplication } from '@dovolilnice/contract/applications/create-application'
import { readRenewal } from '@dovolilnice/contract/permits/read-renewal'
import { useSearch } from '@tanstack/react-router'
import { useOperation } from '../../platform/query.ts'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { AppliedForm } from './applied-form.tsx'
import { texts } from './form-texts.ts'
import { fromRenewal } from './renewal-values.ts'
import { RenewalView } from './renewal-view.tsx'
import type { SentApplication } from './use-application-form.ts'

const OpenApplication = ({ sent }: { sent: SentApplication }) => {
  const t = useTranslate()
  return (
    <ButtonLink to="/vloge/$id" params={{ id: sent.id } as never}>
      {t(texts.openApplication)}
    </ButtonLink>
  )
}

/** The way on for a clerk: to the application that was entered. */
export const toApplication = (sent: SentApplication) => <OpenApplication sent={sent} />

const RenewalFromPaper = ({ permitId }: { permitId: string }) => {
  const t = useTranslate()
  return (
    <RenewalView byClerk query={useOperation(readRenewal, { params: { id: permitId } })}>
      {(renewal) => (
        <AppliedForm
          operation={createApplication}
          byClerk
          defaults={fromRenewal(renewal)}
          intro={<Notice title={t(texts.renewing, { number: renewal.number })} />}
          way={toApplication}
        />
      )}
    </RenewalView>
  )
}

/** A clerk enters what came on paper; `?podaljsanje=<permit>` fills it from the permit that is renewed. */
export const NewApplicationScreen = () => {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const permitId = search['podaljsanje']
  if (typeof permitId === 'string') return <RenewalFromPaper permitId={permitId} />
  return <AppliedForm operation={createApplication} byClerk way={toApplication} />
}
