import type { AdministeredKind, ParkingAdministration, AdministeredUserType } from '@dovolilnice/contract/parking/parking-administration'
import { IconArrowLeft, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { pageLocale, t, useMay, useOperation, useScreenTitle } from '../../../platform/kit.ts'
import { Button, EmptyState, Facts, OperationView, Sheet, SheetTable, Stacked, validityText } from '../../../ui/kit.ts'
import { texts } from '../administration/admin-texts.ts'
import styles from '../administration/administration.module.css'
import { InUseBadge, inUseCell } from '../administration/further-names.tsx'
import { KindForm } from './kind-form.tsx'
import { PriceSheet } from '../administration/price-sheet.tsx'
import { useParkingPlace } from '../overview/use-parking-place.ts'
import { readParkingAdministration } from '@dovolilnice/contract/parking/operations'
import { pricesText } from '../overview/lot-kinds.ts'
import { hoursInWords } from '@dovolilnice/contract/parking/window-days'

const KindFacts = ({ kind, userTypes }: { kind: AdministeredKind; userTypes: readonly AdministeredUserType[] }) => {
  const who = userTypes.filter(({ code }) => kind.user_types.includes(code)).map(({ name }) => t(name))
  return (
    <Sheet>
      <Facts
        facts={[
          { label: t(texts.words), value: t(kind.description), wide: true },
          { label: t(texts.who), value: who.join(', ') || t(texts.officeOnly), wide: true },
          { label: t(texts.documents), value: kind.documents.map(({ name }) => t(name)).join(', ') || t(texts.noDocuments), wide: true },
          { label: t(texts.validity), value: validityText(kind.validity) },
          { label: t(texts.ways), value: kind.openings.map((opening) => t(texts[opening])).join(', ') },
          { label: t(texts.windows), value: hoursInWords(kind.time_windows, pageLocale()) || '–' },
          { label: t(texts.maxVehicles), value: kind.max_vehicles },
          { label: t(texts.cap), value: kind.cap_per_holder ?? '–' },
        ]}
      />
    </Sheet>
  )
}

const KindPage = ({ kind, parking }: { kind: AdministeredKind | 'new'; parking: ParkingAdministration }) => {
  const mayWrite = useMay()('parking:write')
  const { go } = useParkingPlace()
  // A form keeps the version that was looked at; made anew it starts from the fresh record.
  const [round, setRound] = useState(0)
  // A price that is changed here gives the kind a new version, which is no conflict with the form beside it.
  const [priceChanges, setPriceChanges] = useState(0)
  const beginAnew = (): void => {
    setRound(round + 1)
    setPriceChanges(0)
  }
  const isNew = kind === 'new'
  useScreenTitle(isNew ? t(texts.newKind) : t(kind.name))
  return (
    <Stacked>
      <div className={styles.head}>
        <Button label={t(texts.backToKinds)} look="quiet" icon={IconArrowLeft} onClick={() => go({ tab: 'kinds' })} />
        {!isNew && <InUseBadge active={kind.active} />}
      </div>
      {!isNew && <PriceSheet kind={kind} onChanged={() => setPriceChanges(priceChanges + 1)} />}
      {mayWrite ? (
        <KindForm
          key={round}
          kind={kind}
          parking={parking}
          versionsSince={priceChanges}
          onReload={beginAnew}
          onSaved={(id) => (isNew ? go({ tab: 'kinds', kind: id }) : beginAnew())}
        />
      ) : (
        !isNew && <KindFacts kind={kind} userTypes={parking.user_types} />
      )}
    </Stacked>
  )
}

/** Several prices take several lines: in one they pushed the state of the kind out of sight. */
const Wrapped = ({ children }: { children: string }) => <span style={{ whiteSpace: 'normal' }}>{children}</span>

const KindList = ({ parking }: { parking: ParkingAdministration }) => {
  const mayWrite = useMay()('parking:write')
  const { go } = useParkingPlace()
  const all = parking.user_types.length
  const open = (kind: string): void => go({ tab: 'kinds', kind })
  return (
    <Sheet title={t(texts.kinds)} actions={mayWrite && <Button label={t(texts.newKind)} icon={IconPlus} onClick={() => open('new')} />}>
      <SheetTable
        caption={t(texts.kinds)}
        rows={parking.permit_kinds}
        onOpen={({ id }) => open(id)}
        columns={[
          { title: t(texts.name), cell: ({ name }) => t(name) },
          { title: t(texts.todaysPrices), cell: (kind) => <Wrapped>{pricesText(kind) || t(texts.noPrice)}</Wrapped> },
          { title: t(texts.validity), cell: ({ validity }) => <Wrapped>{validityText(validity)}</Wrapped> },
          {
            title: t(texts.whoMayAsk),
            cell: ({ user_types: types }) => (types.length === 0 ? t(texts.officeOnly) : t(texts.count, { some: types.length, all })),
          },
          { title: t(texts.openPermits), cell: ({ open_permits: count }) => count, align: 'right' },
          { title: t(texts.status), cell: inUseCell },
        ]}
      />
    </Sheet>
  )
}

const Kinds = ({ parking }: { parking: ParkingAdministration }) => {
  const { kind: id, go } = useParkingPlace()
  if (id === undefined) return <KindList parking={parking} />
  const kind = id === 'new' ? 'new' : parking.permit_kinds.find((one) => one.id === id)
  if (kind !== undefined) return <KindPage key={id} kind={kind} parking={parking} />
  return <EmptyState title={t(texts.kindGone)} action={<Button label={t(texts.backToKinds)} onClick={() => go({ tab: 'kinds' })} />} />
}

export const KindsTab = () => (
  <OperationView query={useOperation(readParkingAdministration, {})}>{(parking) => <Kinds parking={parking} />}</OperationView>
)
