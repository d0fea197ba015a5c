import {
  mostReconciledItems,
  readReconciliation,
  type ReconciledAccount,
  type ReconciledItem,
} from '@dovolilnice/contract/accounting/operations'
import { reconciledItemLabels } from '@dovolilnice/contract/accounting/reconciliation'
import { formatIban } from '@dovolilnice/contract/money/bank/iban'
import { formatDay, formatMoney, t, useOperation } from '../../platform/kit.ts'
import { useState } from 'react'
import {
  ButtonLink,
  halfOpen,
  Modal,
  Notice,
  OperationView,
  type Period,
  PeriodFields,
  periodOf,
  Sheet,
  SheetTable,
  Stacked,
  StatusBadge,
  usePeriod,
} from '../../ui/kit.ts'
import styles from './accounting.module.css'
import { RecordLink } from './record-link.tsx'
import { texts } from './texts.ts'

const amount = (cents: number) => <span className={styles.amount}>{formatMoney(cents)}</span>

/** What an account is called: at a bank with its number, because a town may have had several. */
const nameOf = ({ name, iban }: Pick<ReconciledAccount, 'name' | 'iban'>) =>
  [t(name), iban === null ? '' : formatIban(iban)].filter(Boolean).join(' ')

const Agreement = ({ account: { unexplained_cents: cents } }: { account: ReconciledAccount }) => {
  if (cents === null) return <StatusBadge tone="over">{t(texts.notKnown)}</StatusBadge>
  if (cents === 0) return <StatusBadge tone="good">{t(texts.explained)}</StatusBadge>
  return <StatusBadge tone="bad">{t(texts.unexplained, { amount: formatMoney(cents) })}</StatusBadge>
}

const ItemLabel = ({ item: { kind, opens, label } }: { item: ReconciledItem }) => {
  const title = t(reconciledItemLabels[kind])
  if (kind === 'own_outgoing') return t(texts.ownOutgoing, { count: Number(label) })
  return (
    <>
      {title} <RecordLink record={opens} label={label} />
    </>
  )
}

const AccountDialog = ({ account, period, onClose }: { account: ReconciledAccount; period: Period; onClose: () => void }) => {
  const { account: code, place, items, item_count: count, balance_cents: balance } = account
  return (
    <Modal opened onClose={onClose} size={760} title={[code, nameOf(account)].filter(Boolean).join(' ')}>
      <Stacked>
        <p className={styles.made}>
          {t(texts.balanceOn, { day: formatDay(period.until) })} <strong>{amount(balance)}</strong> <Agreement account={account} />
        </p>
        <SheetTable
          caption={t(texts.madeOf)}
          rows={items}
          rowKey={({ key }) => key}
          empty={<p className={styles.hint}>{t(texts.nothingLies)}</p>}
          columns={[
            { title: t(texts.madeOf), cell: (item) => <ItemLabel item={item} /> },
            { title: t(texts.who), cell: ({ name: who }) => who ?? '' },
            { title: t(texts.since), cell: ({ day }) => (day === null ? '' : formatDay(day)) },
            { title: t(texts.amount), cell: ({ cents }) => amount(cents), align: 'right' },
          ]}
        />
        {count > mostReconciledItems && <p className={styles.hint}>{t(texts.firstOf, { shown: items.length, count })}</p>}
        <div>
          <ButtonLink label={t(texts.toEntries)} look="plain" to="/prihodki" search={{ tab: 'journal', place, ...period }} />
        </div>
      </Stacked>
    </Modal>
  )
}

const Accounts = ({ accounts, period }: { accounts: readonly ReconciledAccount[]; period: Period }) => {
  const [opened, open] = useState<ReconciledAccount>()
  return (
    <Sheet title={t(texts.reconciliation)}>
      <SheetTable
        caption={t(texts.reconciliation)}
        rows={accounts}
        rowKey={({ place, iban }) => `${place} ${iban ?? ''}`}
        onOpen={open}
        columns={[
          { title: t(texts.booked), cell: nameOf },
          { title: t(texts.account), cell: ({ account }) => (account === '' ? '–' : account) },
          { title: t(texts.opening), cell: ({ opening_cents: cents }) => amount(cents), align: 'right' },
          { title: t(texts.debit), cell: ({ debit_cents: cents }) => amount(cents), align: 'right' },
          { title: t(texts.credit), cell: ({ credit_cents: cents }) => amount(cents), align: 'right' },
          { title: t(texts.balance), cell: ({ balance_cents: cents }) => <strong>{amount(cents)}</strong>, align: 'right' },
          { title: t(texts.agreement), cell: (account) => <Agreement account={account} /> },
        ]}
      />
      {opened !== undefined && <AccountDialog account={opened} period={period} onClose={() => open(undefined)} />}
    </Sheet>
  )
}

const AccountsOf = ({ asked, period }: { asked: Period; period: Period }) => {
  const query = useOperation(readReconciliation, { body: asked }, { keep: true })
  return <OperationView query={query}>{({ accounts }) => <Accounts accounts={accounts} period={period} />}</OperationView>
}

export const ReconciliationTab = () => {
  const { period, change } = usePeriod(periodOf.thisMonth)
  const asked = halfOpen(period)
  return (
    <Stacked>
      <Sheet>
        <PeriodFields period={period} onChange={change} offered={['thisMonth', 'lastMonth', 'thisYear']} />
        <p className={styles.hint}>{t(texts.reconciliationHow)}</p>
      </Sheet>
      {asked === undefined ? <Notice tone="warning" title={t(texts.wrongPeriod)} /> : <AccountsOf asked={asked} period={period} />}
    </Stacked>
  )
}
