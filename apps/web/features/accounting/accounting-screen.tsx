import { listOpenItems, sumOpenItems } from '@dovolilnice/contract/accounting/operations'
import {
  openItemAgeLabels,
  openItemAges,
  type OpenItemKind,
  openItemKindLabels,
  openItemKinds,
} from '@dovolilnice/contract/accounting/open-item'
import type { OperationOutput } from '@dovolilnice/contract/operation'
import { formatMoney, pageLocale, type ScreenLink, t, useOperation } from '../../platform/kit.ts'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { type FilterOf, ListScreen, OperationView, optionsOf, Sheet, SheetTable, Stacked, Tabs } from '../../ui/kit.ts'
import styles from './accounting.module.css'
import { texts } from './texts.ts'
import { IncomeTab } from './income-tab.tsx'
import { ReconciliationTab } from './reconciliation-tab.tsx'
import { JournalTab } from './journal-tab.tsx'

const filters: readonly FilterOf<typeof listOpenItems>[] = [
  { key: 'kind', label: texts.kind, kind: 'choice', options: optionsOf(openItemKindLabels) },
  { key: 'age', label: texts.age, kind: 'choice', options: optionsOf(openItemAgeLabels) },
  { key: 'name', label: texts.partner, kind: 'text' },
]

const linkTo = ({ id, kind, label }: { id: string; kind: OpenItemKind; label: string }): ScreenLink => {
  if (kind === 'overpaid' || kind === 'unidentified') return { to: '/placila', search: { placilo: id } }
  // A refund has no screen of its own: its steps are taken in the list.
  return kind === 'refund' ? { to: '/vracila', search: { search: label } } : { to: '/vloge/$id', params: { id } }
}

type Sums = OperationOutput<typeof sumOpenItems>['sums']

const AgeTable = ({ sums }: { sums: Sums }) => {
  const shown = openItemKinds.filter((kind) => sums.some((one) => one.kind === kind))
  if (shown.length === 0) return null
  return (
    <Sheet title={t(texts.sums)}>
      <SheetTable
        caption={t(texts.sums)}
        rows={shown}
        rowKey={(kind) => kind}
        columns={[
          { title: t(texts.kind), cell: (kind) => t(openItemKindLabels[kind]) },
          ...openItemAges.map((age) => ({
            title: t(openItemAgeLabels[age]),
            align: 'right' as const,
            cell: (kind: OpenItemKind) => {
              const found = sums.find((one) => one.kind === kind && one.age === age)
              if (found === undefined) return '–'
              return (
                <Link to="/prihodki" search={{ tab: 'open', kind, age }} className={styles.amount}>
                  {formatMoney(found.cents)} ({found.count.toLocaleString(pageLocale())})
                </Link>
              )
            },
          })),
        ]}
      />
    </Sheet>
  )
}

const OpenItemsTab = () => (
  <Stacked>
    <OperationView query={useOperation(sumOpenItems, {}, { keep: true })}>{({ sums: found }) => <AgeTable sums={found} />}</OperationView>
    <ListScreen
      id="open-items"
      title={texts.openItems}
      operation={listOpenItems}
      filters={filters}
      rowKey={({ kind, id }) => `${kind} ${id}`}
      rowLink={linkTo}
      empty={{ title: texts.nothingOpen, text: texts.nothingOpenHint }}
    />
  </Stacked>
)

export const AccountingScreen = () => {
  const navigate = useNavigate({ from: '/prihodki' })
  const { tab } = useSearch({ from: '/inside/prihodki' })
  const shown = tab === 'open' || tab === 'reconciliation' || tab === 'journal' ? tab : 'income'
  return (
    <Tabs
      label={t(texts.parts)}
      tabs={[
        { key: 'income', title: t(texts.income), content: <IncomeTab /> },
        { key: 'open', title: t(texts.openItems), content: <OpenItemsTab /> },
        { key: 'reconciliation', title: t(texts.reconciliation), content: <ReconciliationTab /> },
        { key: 'journal', title: t(texts.journal), content: <JournalTab /> },
      ]}
      shown={shown}
      onChoose={(key) => void navigate({ search: key === 'income' ? {} : { tab: key }, resetScroll: false })}
    />
  )
}
