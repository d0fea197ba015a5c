import { journalEntryLabels } from '@dovolilnice/contract/accounting/journal'
import { type JournalEntry, journalPageSize, listJournalEntries } from '@dovolilnice/contract/accounting/operations'
import { paymentMethodLabels } from '@dovolilnice/contract/invoices/invoice'
import { formatDay, formatInstant, formatMoney, t, textOf, useChangeSearch, useOperation } from '../../platform/kit.ts'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { Button, DebouncedInput, Facts, Modal, OperationView, type Period, Sheet, SheetTable, Stacked } from '../../ui/kit.ts'
import { TextInput } from '../../ui/form/kit.ts'
import styles from './accounting.module.css'
import { RecordLink } from './record-link.tsx'
import { texts } from './texts.ts'

const amount = (cents: number) => (cents === 0 ? '' : <span className={styles.amount}>{formatMoney(cents)}</span>)

const EntryDialog = ({ entry, onClose }: { entry: JournalEntry; onClose: () => void }) => {
  const { kind, at, document, document_day: day, reference, method, partner, opens, bookings } = entry
  return (
    <Modal opened onClose={onClose} size={680} title={[t(journalEntryLabels[kind]), document].filter(Boolean).join(' ')}>
      <Stacked>
        <Facts
          facts={[
            { label: t(texts.recorded), value: formatInstant(at) },
            { label: t(texts.document), value: <RecordLink record={opens} label={document === '' ? t(texts.open) : document} /> },
            { label: t(texts.documentDay), value: formatDay(day) },
            { label: t(texts.reference), value: reference !== document && reference },
            { label: t(texts.method), value: t(paymentMethodLabels[method]) },
            { label: t(texts.partner), value: partner && [partner.name, partner.tax_number].filter(Boolean).join(', ') },
          ]}
        />
        <SheetTable
          caption={t(texts.lines)}
          rows={bookings.map((booking, index) => ({ ...booking, index }))}
          rowKey={({ index }) => String(index)}
          columns={[
            { title: t(texts.booked), cell: ({ name }) => t(name) },
            { title: t(texts.account), cell: ({ account }) => (account === '' ? '–' : account) },
            { title: t(texts.debit), cell: ({ debit_cents: cents }) => amount(cents), align: 'right' },
            { title: t(texts.credit), cell: ({ credit_cents: cents }) => amount(cents), align: 'right' },
          ]}
        />
      </Stacked>
    </Modal>
  )
}

/** The sum of one side of an entry, or of what it books on one account. */
const sumOf = ({ bookings }: JournalEntry, side: 'debit_cents' | 'credit_cents', place: string | undefined): number =>
  bookings.filter((one) => place === undefined || one.place === place).reduce((sum, one) => sum + one[side], 0)

interface EntriesProps {
  period: Period
  /** Only those that book on it, with its name. */
  place?: { place: string; name: string }
}

const Entries = ({ period, place }: EntriesProps) => {
  const changeSearch = useChangeSearch()
  const [page, setPage] = useState(1)
  const [partner, setPartner] = useState('')
  const [opened, open] = useState<JournalEntry>()
  const body = { ...period, page, ...(place && { place: place.place }), ...(partner !== '' && { partner }) }
  const find = (words: string): void => {
    setPartner(words)
    setPage(1)
  }
  const query = useOperation(listJournalEntries, { body }, { keep: true })
  const title = place === undefined ? t(texts.entriesTitle) : t(texts.entriesOf, { name: place.name })
  return (
    <Sheet
      title={title}
      actions={
        place && (
          <Button
            label={t(texts.allEntries)}
            look="plain"
            small
            onClick={() => changeSearch((now) => ({ ...now, place: undefined }), { replace: true })}
          />
        )
      }
    >
      <Stacked>
        <DebouncedInput value={partner} onChange={find}>
          {(field) => (
            <TextInput {...field} type="search" maxLength={120} aria-label={t(texts.findPartner)} placeholder={t(texts.findPartner)} />
          )}
        </DebouncedInput>
        <OperationView query={query}>
          {({ entries, total }) => (
            <>
              {total === 0 && <p className={styles.hint}>{t(texts.noEntriesOf)}</p>}
              <SheetTable
                caption={title}
                rows={entries}
                rowKey={({ key }) => key}
                onOpen={open}
                columns={[
                  {
                    title: t(texts.entry),
                    cell: ({ kind, document }) => [t(journalEntryLabels[kind]), document].filter(Boolean).join(' '),
                  },
                  { title: t(texts.recorded), cell: ({ at }) => formatInstant(at) },
                  { title: t(texts.reference), cell: ({ reference, document }) => (reference === document ? '' : reference) },
                  { title: t(texts.partner), cell: (entry) => entry.partner?.name ?? '' },
                  { title: t(texts.debit), cell: (entry) => amount(sumOf(entry, 'debit_cents', place?.place)), align: 'right' },
                  { title: t(texts.credit), cell: (entry) => amount(sumOf(entry, 'credit_cents', place?.place)), align: 'right' },
                ]}
              />
              {total > journalPageSize && (
                <div className={styles.pages}>
                  <Button label={t(texts.previous)} look="plain" small disabled={page === 1} onClick={() => setPage(page - 1)} />
                  <span>{t(texts.pageOf, { page, pages: Math.ceil(total / journalPageSize) })}</span>
                  <Button
                    label={t(texts.next)}
                    look="plain"
                    small
                    disabled={page * journalPageSize >= total}
                    onClick={() => setPage(page + 1)}
                  />
                </div>
              )}
            </>
          )}
        </OperationView>
      </Stacked>
      {opened !== undefined && <EntryDialog entry={opened} onClose={() => open(undefined)} />}
    </Sheet>
  )
}

export const JournalEntries = ({ period, places }: { period: Period; places: readonly { place: string; name: string }[] }) => {
  const { place } = useSearch({ from: '/inside/prihodki' })
  const named = places.find((one) => one.place === textOf(place))
  return <Entries key={`${period.from} ${period.until} ${named?.place ?? ''}`} period={period} {...(named && { place: named })} />
}
