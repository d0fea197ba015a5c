import type { MachineRow } from '@dovolilnice/contract/coin-machines/machine-list'
import { readMachineHistory } from '@dovolilnice/contract/coin-machines/read-machine-history'
import type { MachineDay } from '@dovolilnice/contract/coin-machines/read-machine-history'
import type { Locale, Text } from '@dovolilnice/contract/locale'
import { formatCents } from '@dovolilnice/contract/primitives/money'
import { useOperation } from '../../platform/calls/query.ts'
import { useLocale, useTranslate } from '../../platform/translate/use-translate.ts'
import { DayBars } from '../../ui/chart/day-bars.tsx'
import { Modal } from '../../ui/overlays/modal.tsx'
import { Columns } from '../../ui/sheet.tsx'
import { OperationView } from '../../ui/states/operation-view.tsx'
import { texts } from './texts.ts'

interface Chart {
  key: string
  title: Text
  value: (day: MachineDay) => number | null
  text: (value: number, locale: Locale) => string
}

const charts: readonly Chart[] = [
  { key: 'coins', title: texts.coinsByDay, value: ({ coins }) => coins, text: formatCents },
  { key: 'chng', title: texts.changeByDay, value: ({ chng }) => chng, text: formatCents },
  { key: 'pfill', title: texts.fillByDay, value: ({ pfill }) => pfill, text: (value) => `${value} %` },
  {
    key: 'faulty',
    title: texts.faultsByDay,
    value: ({ reports, faulty }) => (reports === 0 ? null : Math.round((faulty / reports) * 100)),
    text: (value) => `${value} %`,
  },
]

/** What a machine reported on each of the last thirty days, as charts with their tables. */
export const HistoryDialog = ({ machine, onClose }: { machine: MachineRow; onClose: () => void }) => {
  const t = useTranslate()
  const locale = useLocale()
  const query = useOperation(readMachineHistory, { params: { id: machine.id } })
  return (
    <Modal opened onClose={onClose} size={1000} title={t(texts.historyOf, { name: `${machine.cashier_nr} ${machine.cashier_name}` })}>
      <OperationView query={query}>
        {({ days }) => (
          <Columns least="24rem">
            {charts.map(({ key, title, value, text }) => (
              <DayBars
                key={key}
                title={t(title)}
                tableTitle={t(texts.asTable)}
                dayTitle={t(texts.day)}
                days={days.map((one) => ({ day: one.day, value: value(one) }))}
                text={(number) => text(number, locale)}
              />
            ))}
          </Columns>
        )}
      </OperationView>
    </Modal>
  )
}
