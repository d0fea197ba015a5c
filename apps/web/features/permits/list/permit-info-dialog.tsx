import { getPermit } from '@dovolilnice/contract/permits/record/get-permit'
import type { PermitDetails } from '@dovolilnice/contract/permits/permit'
import { useOperation } from '../../../platform/calls/query.ts'
import { useTranslate } from '../../../platform/translate/use-translate.ts'
import { ButtonLink } from '../../../ui/buttons/button.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { FormButtons } from '../../../ui/form/form-layout.tsx'
import { OperationView } from '../../../ui/states/operation-view.tsx'
import { Modal } from '../../../ui/overlays/modal.tsx'
import { PhoneLink } from '../../../ui/vehicles/phone.tsx'
import { Stacked } from '../../../ui/sheet.tsx'
import { CredentialList } from '../opening/credentials-sheet.tsx'
import { usePermitFacts } from '../record/permit-facts.tsx'
import { PermitStatusBadge } from '../permit-status-badge.tsx'
import { texts } from '../texts.ts'

const Info = ({ permit }: { permit: PermitDetails }) => {
  const t = useTranslate()
  const facts = usePermitFacts(permit, false)
  return (
    <Stacked>
      <div>
        <PermitStatusBadge status={permit.status} />
      </div>
      <Facts
        facts={[
          { label: t(texts.name), value: permit.name },
          { label: t(texts.phone), value: permit.phone && <PhoneLink phone={permit.phone} /> },
          { label: t(texts.email), value: permit.email && <a href={`mailto:${permit.email}`}>{permit.email}</a> },
          ...facts,
        ]}
      />
      <CredentialList permit={permit} />
      <FormButtons>
        <ButtonLink to={'/dovolilnice/$id'} params={{ id: permit.id }}>
          {t(texts.openPermit)}
        </ButtonLink>
      </FormButtons>
    </Stacked>
  )
}

/** The essentials of a permit without leaving the list. */
export const PermitInfoDialog = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const t = useTranslate()
  const query = useOperation(getPermit, { params: { id } })
  const title = query.data === undefined ? t(texts.permit) : t(texts.permitNumber, { number: query.data.number })
  return (
    <Modal opened onClose={onClose} size={680} title={title}>
      <OperationView query={query}>{(permit) => <Info permit={permit} />}</OperationView>
    </Modal>
  )
}
