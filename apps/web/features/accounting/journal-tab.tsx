import { exportJournal, readJournal } from '@dovolilnice/contract/accounting/operations'
import type { OperationOutput } from '@dovolilnice/contract/operation'
import { callForFile, formatMoney, hideLoader, reportFailure, saveFile, showLoader, t, useMay, useOperation } from '../../platform/kit.ts'
import { IconDownload } from '@tabler/icons-react'
import {
  Button,
  ButtonLink,
  EmptyState,
  halfOpen,
  Notice,
  OperationView,
  type Period,
  PeriodFields,
  periodOf,
  Sheet,
  SheetTable,
  Stacked,
  usePeriod,
} from '../../ui/kit.ts'
import styles from './accounting.module.css'
import { JournalEntries } from './journal-entries.tsx'
import { texts } from './texts.ts'

type Journal = OperationOutput<typeof readJournal>

const DownloadButtons = ({ period }: { period: Period }) => {
  const download = async (format: 'csv' | 'xml'): Promise<void> => {
    showLoader(t(texts.preparing))
    try {
      saveFile(await callForFile(exportJournal, { body: { ...period, format } }))
    } catch (error) {
      reportFailure(error)
    } finally {
      hideLoader()
    }
  }
  return (
    <>
      <Button label={t(texts.downloadCsv)} icon={IconDownload} onClick={() => void download('csv')} />
      <Button label={t(texts.downloadXml)} look="plain" icon={IconDownload} onClick={() => void download('xml')} />
    </>
  )
}

const MissingAccounts = ({ places }: Pick<Journal, 'places'>) => {
  const maySet = useMay()('parameters:write')
  const missing = places.filter(({ account }) => account === '')
  if (missing.length === 0) return null
  return (
    <Notice tone="warning" title={t(texts.withoutAccount, { names: missing.map(({ name }) => t(name)).join(', ') })}>
      <p>{t(texts.withoutAccountHint)}</p>
      {maySet && <ButtonLink label={t(texts.toAccounts)} look="plain" small to="/nastavitve/$room" params={{ room: 'racuni' }} />}
    </Notice>
  )
}

const JournalView = ({ journal, period }: { journal: Journal; period: Period }) => {
  const { entries, places, is_complete: complete, debit_cents: debit, credit_cents: credit } = journal
  if (entries === 0) return <EmptyState title={t(texts.noEntries)} />
  const total = { place: 'total', name: texts.total, account: ' ', debit_cents: debit, credit_cents: credit }
  return (
    <Stacked>
      {!complete && (
        <Notice title={t(texts.notComplete)}>
          <p>{t(texts.notCompleteHint)}</p>
        </Notice>
      )}
      <MissingAccounts places={places} />
      <Sheet title={t(texts.entries, { count: entries })} actions={<DownloadButtons period={period} />}>
        <SheetTable
          caption={t(texts.journal)}
          rows={[...places, total]}
          rowKey={({ place }) => place}
          columns={[
            { title: t(texts.booked), cell: ({ name }) => t(name) },
            { title: t(texts.account), cell: ({ account }) => (account === '' ? '–' : account) },
            { title: t(texts.debit), cell: (row) => <span className={styles.amount}>{formatMoney(row.debit_cents)}</span>, align: 'right' },
            {
              title: t(texts.credit),
              cell: (row) => <span className={styles.amount}>{formatMoney(row.credit_cents)}</span>,
              align: 'right',
            },
          ]}
        />
      </Sheet>
      <JournalEntries period={period} places={places.map(({ place, name }) => ({ place, name: t(name) }))} />
    </Stacked>
  )
}

const JournalOf = ({ period }: { period: Period }) => {
  const query = useOperation(readJournal, { body: period }, { keep: true })
  return <OperationView query={query}>{(journal) => <JournalView journal={journal} period={period} />}</OperationView>
}

export const JournalTab = () => {
  const { period, change } = usePeriod(periodOf.yesterday)
  const asked = halfOpen(period)
  return (
    <Stacked>
      <Sheet>
        <PeriodFields period={period} onChange={change} offered={['yesterday', 'thisMonth', 'lastMonth']} />
        <p className={styles.hint}>{t(texts.journalHow)}</p>
      </Sheet>
      {asked === undefined ? <Notice tone="warning" title={t(texts.wrongPeriod)} /> : <JournalOf period={asked} />}
    </Stacked>
  )
}
