import { addressLine } from '@dovolilnice/contract/primitives/holder'
import { accessEventLabels } from '@dovolilnice/contract/access/access-log'
import { getPermitHolder } from '@dovolilnice/contract/access/get-permit-holder'
import type { permitHolderDetailsSchema } from '@dovolilnice/contract/access/permit-holder'
import { openingLabels } from '@dovolilnice/contract/permits/permit-labels'
import { daysOfVehicle } from '@dovolilnice/contract/permits/opening/vehicles-on-day'
import { formatPhone } from '@dovolilnice/contract/primitives/phone'
import type { z } from 'zod/mini'
import { useOperation } from '../../platform/calls/query.ts'
import { useMay } from '../../platform/session/use-session.ts'
import { formatInstant, formatValidity } from '../../platform/translate/format.ts'
import { useLocale, useTranslate } from '../../platform/translate/use-translate.ts'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import { Facts } from '../../ui/facts.tsx'
import { FormButtons } from '../../ui/form/form-layout.tsx'
import { OperationView } from '../../ui/states/operation-view.tsx'
import { Modal } from '../../ui/overlays/modal.tsx'
import { PhoneLink } from '../../ui/vehicles/phone.tsx'
import { Stacked } from '../../ui/sheet.tsx'
import styles from './access.module.css'
import { texts } from './texts.ts'

type Details = z.output<typeof permitHolderDetailsSchema>

const LastPassages = ({ passages }: { passages: Details['last_passages'] }) => {
  const t = useTranslate()
  const locale = useLocale()
  return (
    <section>
      <h3 className={styles.part}>{t(texts.lastPassages)}</h3>
      {passages.length === 0 && <p className={styles.soft}>{t(texts.noneYet)}</p>}
      <ul className={styles.lines}>
        {passages.map((passage) => (
          <li key={passage.id}>
            <span>
              {passage.device_name} · {t(accessEventLabels[passage.event_name])}
            </span>
            <span className={styles.soft}>{formatInstant(passage.at, locale)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const Holder = ({ holder }: { holder: Details }) => {
  const t = useTranslate()
  const locale = useLocale()
  const may = useMay()
  const opening = ({ kind, value, ...own }: Details['credentials'][number]): string => {
    const days = daysOfVehicle(own, locale)
    return `${t(openingLabels[kind])}: ${formatPhone(value)}${days === '' ? '' : ` (${days})`}`
  }
  const facts = [
    { label: t(texts.name), value: holder.name },
    { label: t(texts.permit), value: holder.permit_number },
    { label: t(texts.kind), value: t(holder.permit_kind_name) },
    { label: t(texts.lot), value: holder.parking_lot_name },
    { label: t(texts.validity), value: formatValidity(holder.valid_from, holder.valid_until, locale, holder) },
    { label: t(texts.phone), value: holder.phone && <PhoneLink phone={holder.phone} /> },
    { label: t(texts.email), value: holder.email && <a href={`mailto:${holder.email}`}>{holder.email}</a> },
    {
      label: t(texts.address),
      value: addressLine(holder),
    },
    {
      label: t(texts.opensBy),
      value: holder.credentials.map(opening).join(', '),
      wide: true,
    },
  ]
  return (
    <Stacked>
      <Facts facts={facts} />
      <LastPassages passages={holder.last_passages} />
      <FormButtons>
        {may('permits:read') && (
          <ButtonLink look="plain" to="/dovolilnice/$id" params={{ id: holder.id }}>
            {t(texts.toPermit)}
          </ButtonLink>
        )}
        {may('users:read') && holder.user_id !== null && (
          <ButtonLink look="plain" to="/uporabniki/$id" params={{ id: holder.user_id }}>
            {t(texts.toUser)}
          </ButtonLink>
        )}
      </FormButtons>
    </Stacked>
  )
}

const HolderBody = ({ id }: { id: string }) => {
  const query = useOperation(getPermitHolder, { params: { id } })
  return <OperationView query={query}>{(holder) => <Holder holder={holder} />}</OperationView>
}

/** The user info dialog: who holds the permit, how to reach them, and where they last passed. */
export const HolderDialog = ({ permitId, onClose }: { permitId: string | undefined; onClose: () => void }) => {
  const t = useTranslate()
  return (
    <Modal opened={permitId !== undefined} onClose={onClose} size={680} title={t(texts.holderInfo)}>
      {permitId !== undefined && <HolderBody id={permitId} />}
    </Modal>
  )
}
