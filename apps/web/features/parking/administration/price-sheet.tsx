import { callOffTariff } from '@dovolilnice/contract/parking/operations'
import type { AdministeredKind } from '@dovolilnice/contract/parking/parking-administration'
import type { Tariff } from '@dovolilnice/contract/parking/permit-kind'
import { tariffPeriods, periodLabels } from '@dovolilnice/contract/parking/period-labels'
import { confirm, formatDay, formatMoney, t, useAction, useMay } from '../../../platform/kit.ts'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { lastDayOf } from '@dovolilnice/contract/primitives/local-day'
import { Button, Sheet, SheetTable, StatusBadge } from '../../../ui/kit.ts'
import { texts } from './admin-texts.ts'
import { today } from '../overview/lot-kinds.ts'
import { vatText } from './vat-options.ts'
import { PriceDialog } from './price-dialog.tsx'

/** Prices ordered by period, the newest of each first. */
const inOrder = (tariffs: readonly Tariff[]): Tariff[] =>
  tariffs.toSorted((a, b) => tariffPeriods.indexOf(a.period) - tariffPeriods.indexOf(b.period) || (a.valid_from < b.valid_from ? 1 : -1))

/** What the price says beside its amount: a part of a year, further permits of a household. */
const rulesText = ({ period, pro_rata: rule, second_cents: second, third_cents: third }: Tariff): string => {
  const further = [...(second === null ? [] : [`2. ${formatMoney(second)}`]), ...(third === null ? [] : [`3. ${formatMoney(third)}`])]
  return [...(period === 'year' && rule !== 'full' ? [t(texts[rule])] : []), ...further].join(', ')
}

const TariffState = ({ tariff, onChanged }: { tariff: Tariff; onChanged: () => void }) => {
  const mayWrite = useMay()('parking:write')
  const callOff = useAction(callOffTariff, { done: texts.calledOff, onDone: onChanged })
  const day = today()
  const ask = async (): Promise<void> => {
    const sure = await confirm({ title: texts.callOff, text: texts.callOffText, action: texts.callOff, cancel: texts.keep, danger: true })
    if (sure) callOff.mutate({ params: { id: tariff.id } })
  }
  if (tariff.valid_until !== null && tariff.valid_until <= day) return <StatusBadge tone="over">{t(texts.past)}</StatusBadge>
  if (tariff.valid_from <= day) return <StatusBadge tone="good">{t(texts.inForce)}</StatusBadge>
  return (
    <>
      <StatusBadge tone="active">{t(texts.announced)}</StatusBadge>{' '}
      {mayWrite && <Button label={t(texts.callOff)} look="quiet" small busy={callOff.isPending} onClick={() => void ask()} />}
    </>
  )
}

const stateCell = (onChanged: () => void) => (tariff: Tariff) => <TariffState tariff={tariff} onChanged={onChanged} />

/** What a kind costs, did cost and will cost. What has been in force is never changed, only followed. */
export const PriceSheet = ({ kind, onChanged }: { kind: AdministeredKind; onChanged: () => void }) => {
  const mayWrite = useMay()('parking:write')
  const [opened, open] = useState(false)
  return (
    <Sheet
      title={t(texts.prices)}
      actions={mayWrite && <Button label={t(texts.newPrice)} look="plain" icon={IconPlus} onClick={() => open(true)} />}
    >
      <SheetTable
        caption={t(texts.prices)}
        rows={inOrder(kind.tariffs)}
        empty={<p>{t(texts.noPrices)}</p>}
        columns={[
          { title: t(texts.period), cell: ({ period }) => t(periodLabels[period]) },
          { title: t(texts.price), cell: ({ price_cents: cents }) => formatMoney(cents), align: 'right' },
          { title: t(texts.vat), cell: ({ vat_basis_points: points }) => vatText(points), align: 'right' },
          { title: t(texts.rules), cell: (tariff) => rulesText(tariff) },
          { title: t(texts.validFrom), cell: ({ valid_from: from }) => formatDay(from) },
          {
            title: t(texts.lastValid),
            cell: ({ valid_until: until }) => (until === null ? t(texts.untilFurther) : formatDay(lastDayOf(until))),
          },
          { title: t(texts.status), cell: stateCell(onChanged) },
        ]}
      />
      {opened && <PriceDialog kind={kind} onClose={() => open(false)} onChanged={onChanged} />}
    </Sheet>
  )
}
