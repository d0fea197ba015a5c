import { getOwnPermit } from '@dovolilnice/contract/permits/record/operations'
import type { OwnPermit } from '@dovolilnice/contract/permits/permit'
import { useParams, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { formatValidity, t, textOf, useOperation } from '../../../platform/kit.ts'
import { ButtonLink, Notice, OperationView, Sheet, Stacked, Vehicles } from '../../../ui/kit.ts'
import formStyles from '../form/application-form.module.css'
import { ApplicationSent } from '../apply/application-sent.tsx'
import { ReplaceForm } from './replace-form.tsx'
import { texts as renewalTexts } from './renewal-texts.ts'
import { texts } from './replace-texts.ts'
import type { SentApplication } from '../form/use-application-form.ts'
import { WithResources } from '../form/with-resources.tsx'

/** In a few lines, so that a phone shows what is asked under it. */
const OldPermit = ({ permit }: { permit: OwnPermit }) => (
  <Sheet title={t(texts.what)}>
    <Stacked>
      <p className="hint">
        <strong>{permit.number}</strong> · {t(permit.permit_kind_name)} · {formatValidity(permit.valid_from, permit.valid_until, permit)} ·{' '}
        <Vehicles vehicles={permit.vehicles} />
      </p>
      <p className="hint">{t(texts.stays)}</p>
    </Stacked>
  </Sheet>
)

const Impossible = () => (
  <Notice tone="warning" title={t(texts.impossible)}>
    <ButtonLink label={t(texts.apply)} to="/nadzorna-plosca/vloge/parkirna-dovolilnica" />
  </Notice>
)

const Replacement = ({ permit, reason }: { permit: OwnPermit; reason: string | undefined }) => {
  const [sent, setSent] = useState<SentApplication>()
  if (sent !== undefined)
    return (
      <ApplicationSent sent={sent}>
        <ButtonLink label={t(renewalTexts.myApplications)} to="/vloge" look={sent.fee_due === null ? 'filled' : 'plain'} />
      </ApplicationSent>
    )
  return (
    <div className={formStyles.page}>
      <Stacked>
        <OldPermit permit={permit} />
        {permit.actions.includes('replace') ? (
          <WithResources>
            {(resources) => <ReplaceForm permit={permit} reason={reason} resources={resources} onSent={setSent} />}
          </WithResources>
        ) : (
          <Impossible />
        )}
      </Stacked>
    </div>
  )
}

export const ReplacePermitScreen = () => {
  const from = '/inside/nadzorna-plosca/vloge/parkirna-dovolilnica/$id/zamenjava'
  const { id } = useParams({ from })
  const { razlog: reason } = useSearch({ from })
  const query = useOperation(getOwnPermit, { params: { id } })
  return <OperationView query={query}>{(permit) => <Replacement permit={permit} reason={textOf(reason)} />}</OperationView>
}
