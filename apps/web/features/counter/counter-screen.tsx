import { counterMethodLabels, movementKindLabels } from '@dovolilnice/contract/counter/counter-labels'
import { denominations } from '@dovolilnice/contract/counter/drawer'
import { getClosing, listClosings, readClosingPdf } from '@dovolilnice/contract/counter/operations'
import type { OperationOutput } from '@dovolilnice/contract/operation'
import { formatInstant, formatMoney, printPaper, t, useOperation } from '../../platform/kit.ts'
import { IconPrinter } from '@tabler/icons-react'
import { Button, Facts, type FilterOf, ListScreen, Modal, OperationView, Sheet, Stacked, Tabs, useOpenInUrl } from '../../ui/kit.ts'
import { FormButtons } from '../../ui/form/kit.ts'
import styles from './counter.module.css'
import { drawerFacts } from './device-field.tsx'
import { texts } from './texts.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { MovementsList } from './movements-list.tsx'
import { OpenDays } from './open-days.tsx'

type Closing = OperationOutput<typeof getClosing>

const Counts = ({ counts }: { counts: NonNullable<Closing['counts']> }) => (
  <Sheet title={t(texts.countsTitle)}>
    <ul className={styles.lines}>
      {denominations
        .filter((value) => (counts[value] ?? 0) > 0)
        .map((value) => (
          <li key={value}>{t(texts.countLine, { count: counts[value] ?? 0, value: formatMoney(value) })}</li>
        ))}
    </ul>
  </Sheet>
)

const Movements = ({ movements }: Pick<Closing, 'movements'>) => (
  <Sheet title={t(texts.movements)}>
    <ul className={styles.lines}>
      {movements.map((one) => (
        <li key={one.id}>
          <span>{formatInstant(one.made_at)}</span>
          <span>{`${t(movementKindLabels[one.kind])}, ${t(counterMethodLabels[one.method]).toLowerCase()}`}</span>
          <strong>{formatMoney(one.cents)}</strong>
          <span className="soft">{[one.invoice_number, one.payer_name].filter(Boolean).join(' · ')}</span>
        </li>
      ))}
    </ul>
  </Sheet>
)

const ClosingView = ({ closing }: { closing: Closing }) => {
  const money = (cents: number) => formatMoney(cents)
  const sums = drawerFacts(closing)
  return (
    <Stacked>
      <Facts
        facts={[
          { label: t(texts.device), value: closing.device },
          { label: t(texts.closedAt), value: formatInstant(closing.closed_at) },
          { label: t(texts.closedBy), value: closing.closed_by_name },
          ...sums,
          { label: t(texts.counted), value: money(closing.counted_cents) },
          { label: t(texts.difference), value: <strong>{money(closing.difference_cents)}</strong> },
          { label: t(texts.deposit), value: money(closing.deposit_cents) },
          { label: t(texts.left), value: money(closing.left_cents) },
          { label: t(texts.reason), value: closing.reason, wide: true },
        ]}
      />
      {closing.counts !== null && <Counts counts={closing.counts} />}
      <Movements movements={closing.movements} />
      <FormButtons>
        <Button label={t(texts.print)} icon={IconPrinter} onClick={() => printPaper(readClosingPdf, closing.id)} />
      </FormButtons>
    </Stacked>
  )
}

const ClosingDialog = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const query = useOperation(getClosing, { params: { id } })
  return (
    <Modal
      opened
      onClose={onClose}
      size={720}
      title={query.data === undefined ? t(texts.closing) : `${t(texts.closing)} ${query.data.number}`}
    >
      <OperationView query={query}>{(closing) => <ClosingView closing={closing} />}</OperationView>
    </Modal>
  )
}

const filters: readonly FilterOf<typeof listClosings>[] = [
  { key: 'with_difference', label: texts.withDifference, kind: 'flag' },
  { key: 'from', label: texts.from, kind: 'since' },
  { key: 'until', label: texts.toAndIncluding, kind: 'before' },
]

const ClosingsList = () => {
  const { id, open } = useOpenInUrl('zakljucek')
  return (
    <>
      <ListScreen
        id="drawer-closings"
        title={texts.closings}
        operation={listClosings}
        filters={filters}
        onOpen={(row) => open(row.id)}
        live="counter"
        empty={{ title: texts.noClosings, text: texts.noClosingsText }}
      />
      {id !== undefined && <ClosingDialog id={id} onClose={() => open(undefined)} />}
    </>
  )
}

export const CounterScreen = () => {
  const navigate = useNavigate({ from: '/blagajna' })
  const { tab } = useSearch({ from: '/inside/blagajna' })
  const shown = tab === 'movements' || tab === 'closings' ? tab : 'open'
  return (
    <Tabs
      label={t(texts.parts)}
      tabs={[
        { key: 'open', title: t(texts.open), content: <OpenDays /> },
        { key: 'movements', title: t(texts.movements), content: <MovementsList /> },
        { key: 'closings', title: t(texts.closings), content: <ClosingsList /> },
      ]}
      shown={shown}
      onChoose={(key) => void navigate({ search: key === 'open' ? {} : { tab: key }, resetScroll: false })}
    />
  )
}
