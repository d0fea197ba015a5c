import type { OwnPermit, PermitDetails, PermitRow } from '@dovolilnice/contract/permits/permit'
import { PermitStatusBadge } from '../permit-status-badge.tsx'
import { lodgeOwnPermitAppeal } from '@dovolilnice/contract/appeals/lodge-own-appeal'
import type { OperationOutput } from '@dovolilnice/contract/operation'
import { getOwnPermit, getPermit, readOwnPermitPdf } from '@dovolilnice/contract/permits/record/operations'
import { IconBell, IconCar, IconInfoCircle, IconPlus, IconPrinter, IconRefresh, IconReplace } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { callForFile, reportFailure, saveFile, t, useMay, useOperation, useResources, useZones } from '../../../platform/kit.ts'
import {
  Button,
  ButtonLink,
  Facts,
  type FilterOf,
  lazyPart,
  ListScreen,
  Modal,
  OperationView,
  Part,
  PhoneLink,
  Stacked,
  useListState,
  useOpenInUrl,
  wireFilters,
} from '../../../ui/kit.ts'
import { CredentialList } from '../opening/credentials-sheet.tsx'
import { usePermitFacts } from '../record/permit-facts.tsx'
import { ChainSheet } from '../record/permit-records.tsx'
import { texts } from '../texts.ts'
import { OwnTemporaryVehicleDialog } from '../opening/vehicle-dialogs.tsx'
import { FormButtons, optionsOf } from '../../../ui/form/kit.ts'
import { listOwnPermits, listPermits } from '@dovolilnice/contract/permits/list/permit-list'
import { permitStatusLabels } from '@dovolilnice/contract/permits/permit-labels'
import { permitStatuses } from '@dovolilnice/contract/permits/permit-status'

const permitCells = { status: ({ status }: PermitRow) => <PermitStatusBadge status={status} /> }

const print = (id: string): void => void callForFile(readOwnPermitPdf, { params: { id } }).then(saveFile).catch(reportFailure)

const inForce = ({ status }: OwnPermit): boolean => status === 'active' || status === 'scheduled'

const OwnActions = ({ permit, onVehicle }: { permit: OwnPermit; onVehicle: () => void }) => {
  const { id, actions } = permit
  return (
    <div className="row">
      {actions.includes('renew') && (
        <ButtonLink
          label={t(texts.renew)}
          to="/nadzorna-plosca/vloge/parkirna-dovolilnica"
          search={{ podaljsanje: id }}
          icon={IconRefresh}
        />
      )}
      {actions.includes('replace') && (
        <ButtonLink
          label={t(texts.askReplacement)}
          look="plain"
          to={'/nadzorna-plosca/vloge/parkirna-dovolilnica/$id/zamenjava'}
          params={{ id }}
          icon={IconReplace}
        />
      )}
      {inForce(permit) && (
        <>
          <Button label={t(texts.temporaryVehicle)} look="plain" icon={IconCar} onClick={onVehicle} />
          <Button label={t(texts.print)} look="plain" icon={IconPrinter} onClick={() => print(id)} />
        </>
      )}
    </div>
  )
}

const AppealPart = lazyPart(() => import('../../../ui/appeal-part.tsx').then(({ AppealPart: part }) => part))

const OwnPermitView = ({ permit, onVehicle }: { permit: OperationOutput<typeof getOwnPermit>; onVehicle: () => void }) => (
  <Stacked>
    <div>
      <PermitStatusBadge status={permit.status} />
    </div>
    <Part name="OwnHearing" props={{ id: permit.id }} fallback={null} />
    <Facts facts={usePermitFacts(permit)} />
    {(permit.may_appeal.length > 0 || permit.appeals.length > 0) && (
      <Suspense fallback={null}>
        <AppealPart appeals={permit} by={{ operation: lodgeOwnPermitAppeal, params: { id: permit.id }, fields: {} }} />
      </Suspense>
    )}
    <CredentialList permit={permit} />
    <ChainSheet permit={permit} linked={false} />
    <OwnActions permit={permit} onVehicle={onVehicle} />
  </Stacked>
)

const OwnPermitDialog = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const [vehicle, setVehicle] = useState(false)
  const query = useOperation(getOwnPermit, { params: { id } })
  const permit = query.data
  if (vehicle && permit !== undefined) return <OwnTemporaryVehicleDialog permit={permit} onClose={() => setVehicle(false)} />
  const title = permit === undefined ? t(texts.permit) : t(texts.permitNumber, { number: permit.number })
  return (
    <Modal opened onClose={onClose} size={760} title={title}>
      <OperationView query={query}>{(found) => <OwnPermitView permit={found} onVehicle={() => setVehicle(true)} />}</OperationView>
    </Modal>
  )
}

const Info = ({ permit }: { permit: PermitDetails }) => {
  const facts = usePermitFacts(permit)
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
        <ButtonLink label={t(texts.openPermit)} to={'/dovolilnice/$id'} params={{ id: permit.id }} />
      </FormButtons>
    </Stacked>
  )
}

const PermitInfoDialog = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const query = useOperation(getPermit, { params: { id } })
  const title = query.data === undefined ? t(texts.permit) : t(texts.permitNumber, { number: query.data.number })
  return (
    <Modal opened onClose={onClose} size={680} title={title}>
      <OperationView query={query}>{(permit) => <Info permit={permit} />}</OperationView>
    </Modal>
  )
}

const statusOptions = optionsOf(permitStatusLabels, permitStatuses)

const usePermitFilters = (): FilterOf<typeof listPermits>[] => {
  const resources = useResources()
  const zones = useZones()
  return [
    { key: 'status', label: texts.status, kind: 'choice', options: statusOptions },
    {
      key: 'permit_kind_id',
      label: texts.kind,
      kind: 'choice',
      options: resources?.permit_kinds.map(({ id, name }) => ({ value: id, label: name })) ?? [],
    },
    {
      key: 'parking_lot_id',
      label: texts.lot,
      kind: 'choice',
      options: resources?.parking_lots.map(({ id, name }) => ({ value: id, label: name })) ?? [],
    },
    { key: 'zone', label: texts.zone, kind: 'choice', options: zones.map((zone) => ({ value: zone, label: zone })) },
    { key: 'street', label: texts.streetName, kind: 'text' },
    { key: 'valid_on', label: texts.validOn, kind: 'day' },
    { key: 'expires_before', label: texts.expiresBefore, kind: 'last-day' },
  ]
}

/** What the list is narrowed by now, as the contract wants it. */
const useShownFilters = (): Record<string, unknown> => {
  const filters = usePermitFilters()
  const { state } = useListState({ id: 'permits', operation: listPermits, filters })
  return wireFilters(state, filters)
}

const Actions = ({ onNotify }: { onNotify: () => void }) => {
  const may = useMay()
  return (
    <>
      {may('notifications:send') && <Button label={t(texts.notifyHolders)} look="plain" icon={IconBell} onClick={onNotify} />}
      {may('permits:issue') && <ButtonLink label={t(texts.newPermit)} to="/dovolilnice/parkirna-dovolilnica" icon={IconPlus} />}
    </>
  )
}

const StaffPermits = () => {
  const [shown, setShown] = useState<string>()
  const [notifying, setNotifying] = useState(false)
  const filters = useShownFilters()
  return (
    <>
      <ListScreen
        id="permits"
        title={texts.permits}
        operation={listPermits}
        cells={permitCells}
        filters={usePermitFilters()}
        rowLink={({ id }) => ({ to: '/dovolilnice/$id', params: { id } })}
        rowActions={({ id }) => [{ label: texts.info, icon: IconInfoCircle, onClick: () => setShown(id), prominent: true }]}
        live="permits"
        actions={<Actions onNotify={() => setNotifying(true)} />}
        empty={{ title: texts.emptyTitle, text: texts.emptyText }}
      />
      {shown !== undefined && <PermitInfoDialog id={shown} onClose={() => setShown(undefined)} />}
      {notifying && <Part name="NotifyDialog" props={{ filters, onClose: () => setNotifying(false) }} fallback={null} />}
    </>
  )
}

/** What a person needs of their own: not their own name, but from when. */
const ownColumns = [
  'number',
  'status',
  'vehicles',
  'permit_kind_name',
  'parking_lot_name',
  'valid_from',
  'valid_until',
  'issued_at',
] as const

const OwnPermits = () => {
  const { id, open } = useOpenInUrl('dovolilnica')
  const apply = <ButtonLink label={t(texts.newApplication)} to="/nadzorna-plosca/vloge/parkirna-dovolilnica" icon={IconPlus} />
  return (
    <>
      <ListScreen
        id="own-permits"
        title={texts.myPermits}
        operation={listOwnPermits}
        columns={ownColumns}
        cells={permitCells}
        hidden={['issued_at']}
        onOpen={(row) => open(row.id)}
        actions={apply}
        empty={{ title: texts.emptyOwn, text: texts.emptyOwnText, action: apply }}
      />
      {id !== undefined && <OwnPermitDialog id={id} onClose={() => open(undefined)} />}
    </>
  )
}

/** Staff sees everyone's permits, a person their own. */
export const PermitsScreen = () => (useMay()('permits:read') ? <StaffPermits /> : <OwnPermits />)
