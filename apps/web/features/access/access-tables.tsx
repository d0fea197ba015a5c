import { addressLine } from '@dovolilnice/contract/primitives/holder'
import { accessEventLabels } from '@dovolilnice/contract/access/access-event'
import type { AccessLogRow } from '@dovolilnice/contract/access/access-log'
import { getPermitHolder, listAccessLog, listPermitHolders } from '@dovolilnice/contract/access/operations'
import type { permitHolderDetailsSchema } from '@dovolilnice/contract/access/permit-holder'
import { openingLabels } from '@dovolilnice/contract/permits/permit-labels'
import { daysOfVehicle } from '@dovolilnice/contract/permits/opening/vehicles-on-day'
import { formatPhone } from '@dovolilnice/contract/primitives/phone'
import type { z } from 'zod/mini'
import {
  deviceOption,
  formatInstant,
  formatValidity,
  pageLocale,
  t,
  useAdminResources,
  useMay,
  useOperation,
  useResources,
} from '../../platform/kit.ts'
import {
  ButtonLink,
  Facts,
  type FilterOf,
  ListScreen,
  Modal,
  OperationView,
  optionsOf,
  PhoneLink,
  Stacked,
  StatusBadge,
  type StatusTone,
} from '../../ui/kit.ts'
import { FormButtons } from '../../ui/form/kit.ts'
import styles from './access.module.css'
import { texts } from './texts.ts'
import { useState } from 'react'
import { PassageDialog } from './passage-dialog.tsx'

type Details = z.output<typeof permitHolderDetailsSchema>

const LastPassages = ({ passages }: { passages: Details['last_passages'] }) => (
  <section>
    <h3 className={styles.part}>{t(texts.lastPassages)}</h3>
    {passages.length === 0 && <p className={styles.soft}>{t(texts.noneYet)}</p>}
    <ul className={styles.lines}>
      {passages.map((passage) => (
        <li key={passage.id}>
          <span>
            {passage.device_name} · {t(accessEventLabels[passage.event_name])}
          </span>
          <span className={styles.soft}>{formatInstant(passage.at)}</span>
        </li>
      ))}
    </ul>
  </section>
)

const Holder = ({ holder }: { holder: Details }) => {
  const may = useMay()
  const opening = ({ kind, value, ...own }: Details['credentials'][number]): string => {
    const days = daysOfVehicle(own, pageLocale())
    return `${t(openingLabels[kind])}: ${formatPhone(value)}${days === '' ? '' : ` (${days})`}`
  }
  const facts = [
    { label: t(texts.name), value: holder.name },
    { label: t(texts.permit), value: holder.permit_number },
    { label: t(texts.kind), value: t(holder.permit_kind_name) },
    { label: t(texts.lot), value: holder.parking_lot_name },
    { label: t(texts.validity), value: formatValidity(holder.valid_from, holder.valid_until, holder) },
    { label: t(texts.phone), value: holder.phone && <PhoneLink phone={holder.phone} /> },
    { label: t(texts.email), value: holder.email && <a href={`mailto:${holder.email}`}>{holder.email}</a> },
    { label: t(texts.address), value: addressLine(holder) },
    { label: t(texts.opensBy), value: holder.credentials.map(opening).join(', '), wide: true },
  ]
  return (
    <Stacked>
      <Facts facts={facts} />
      <LastPassages passages={holder.last_passages} />
      <FormButtons>
        {may('permits:read') && <ButtonLink label={t(texts.toPermit)} look="plain" to="/dovolilnice/$id" params={{ id: holder.id }} />}
        {may('users:read') && holder.user_id !== null && (
          <ButtonLink label={t(texts.toUser)} look="plain" to="/uporabniki/$id" params={{ id: holder.user_id }} />
        )}
      </FormButtons>
    </Stacked>
  )
}

const HolderBody = ({ id }: { id: string }) => (
  <OperationView query={useOperation(getPermitHolder, { params: { id } })}>{(holder) => <Holder holder={holder} />}</OperationView>
)

const HolderDialog = ({ permitId, onClose }: { permitId: string | undefined; onClose: () => void }) => (
  <Modal opened={permitId !== undefined} onClose={onClose} size={680} title={t(texts.holderInfo)}>
    {permitId !== undefined && <HolderBody id={permitId} />}
  </Modal>
)

const eventTone: Record<AccessLogRow['event_name'], StatusTone> = {
  admitted: 'good',
  refused: 'bad',
  passed: 'neutral',
  not_passed: 'warning',
  followed: 'warning',
}

const cells = {
  event_name: ({ event_name: event }: AccessLogRow) => <StatusBadge tone={eventTone[event]}>{t(accessEventLabels[event])}</StatusBadge>,
}

const useFilters = (): readonly FilterOf<typeof listAccessLog>[] => {
  const devices = useAdminResources()?.devices ?? []
  return [
    { key: 'credential', label: texts.credential, kind: 'text' },
    { key: 'event_name', label: texts.event, kind: 'choice', options: optionsOf(accessEventLabels) },
    { key: 'device_code', label: texts.gate, kind: 'choice', options: devices.map(deviceOption) },
    { key: 'credential_kind', label: texts.credentialKind, kind: 'choice', options: optionsOf(openingLabels) },
    { key: 'from', label: texts.fromDay, kind: 'since' },
    { key: 'until', label: texts.untilDay, kind: 'before' },
    { key: 'tag', label: texts.tags, kind: 'text' },
    { key: 'reported', label: texts.onlyReported, kind: 'flag' },
    { key: 'refused', label: texts.onlyRefused, kind: 'flag' },
  ]
}

const AccessLogTable = ({ onHolder }: { onHolder: ((permitId: string) => void) | undefined }) => {
  const filters = useFilters()
  const [passage, setPassage] = useState<AccessLogRow>()
  return (
    <>
      <ListScreen
        id="access-log"
        title={texts.accessLog}
        operation={listAccessLog}
        cells={cells}
        filters={filters}
        onOpen={setPassage}
        empty={{ title: texts.noPassages, text: texts.noPassagesHint }}
        urlPrefix="log."
        live="access"
        inset
      />
      <PassageDialog id={passage?.id} onHolder={onHolder} onClose={() => setPassage(undefined)} />
    </>
  )
}

const HoldersTable = ({ onHolder }: { onHolder: (permitId: string) => void }) => {
  const lots = useResources()?.parking_lots ?? []
  const filters: readonly FilterOf<typeof listPermitHolders>[] = [
    { key: 'parking_lot_id', label: texts.lot, kind: 'choice', options: lots.map(({ id, name }) => ({ value: id, label: name })) },
    { key: 'valid_now', label: texts.validNow, kind: 'flag', initial: true },
  ]
  return (
    <ListScreen
      id="permit-holders"
      title={texts.holders}
      operation={listPermitHolders}
      filters={filters}
      onOpen={(row) => onHolder(row.id)}
      empty={{ title: texts.noHolders }}
      urlPrefix="holder."
      inset
    />
  )
}

export const AccessTables = () => {
  const may = useMay()
  const [holder, setHolder] = useState<string>()
  return (
    <Stacked>
      {may('access-log:read') && <AccessLogTable onHolder={may('holders:read') ? setHolder : undefined} />}
      {may('holders:read') && <HoldersTable onHolder={setHolder} />}
      <HolderDialog permitId={holder} onClose={() => setHolder(undefined)} />
    </Stacked>
  )
}
