import { counterMethodLabels, movementKindLabels } from '@dovolilnice/contract/counter/counter-labels'
import { denominations } from '@dovolilnice/contract/counter/drawer'
import { getClosing } from '@dovolilnice/contract/counter/get-closing'
import { readClosingPdf } from '@dovolilnice/contract/counter/read-closing-pdf'
import type { OperationOutput } from '@dovolilnice/contract/operation'
import { formatCents } from '@dovolilnice/contract/primitives/money'
import { IconPrinter } from '@tabler/icons-react'
import { useOperation } from '../../platform/calls/query.ts'
import { printPaper } from '../../platform/print-paper.ts'
import { formatInstant } from '../../platform/translate/format.ts'
import { useLocale, useTranslate } from '../../platform/translate/use-translate.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Facts } from '../../ui/facts.tsx'
import { FormButtons } from '../../ui/form/form-layout.tsx'
import { Modal } from '../../ui/overlays/modal.tsx'
import { Sheet, Stacked } from '../../ui/sheet.tsx'
import { OperationView } from '../../ui/states/operation-view.tsx'
import styles from './counter.module.css'
import { useDrawerFacts } from './drawer-facts.tsx'
import { texts } from './texts.ts'

type Closing = OperationOutput<typeof getClosing>

const Counts = ({ counts }: { counts: NonNullable<Closing['counts']> }) => {
  const t = useTranslate()
  const locale = useLocale()
  return (
    <Sheet title={t(texts.countsTitle)}>
      <ul className={styles.lines}>
        {denominations
          .filter((value) => (counts[value] ?? 0) > 0)
          .map((value) => (
            <li key={value}>{t(texts.countLine, { count: counts[value] ?? 0, value: formatCents(value, locale) })}</li>
          ))}
      </ul>
    </Sheet>
  )
}

const Movements = ({ movements }: Pick<Closing, 'movements'>) => {
  const t = useTranslate()
  const locale = useLocale()
  return (
    <Sheet title={t(texts.movements)}>
      <ul className={styles.lines}>
        {movements.map((one) => (
          <li key={one.id}>
            <span>{formatInstant(one.made_at, locale)}</span>
            <span>{`${t(movementKindLabels[one.kind])}, ${t(counterMethodLabels[one.method]).toLowerCase()}`}</span>
            <strong>{formatCents(one.cents, locale)}</strong>
            <span className={styles.soft}>{[one.invoice_number, one.payer_name].filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

const ClosingView = ({ closing }: { closing: Closing }) => {
  const t = useTranslate()
  const locale = useLocale()
  const money = (cents: number) => formatCents(cents, locale)
  const sums = useDrawerFacts(closing)
  return (
    <Stacked>
      <Facts
        facts={[
          { label: t(texts.device), value: closing.device },
          { label: t(texts.closedAt), value: formatInstant(closing.closed_at, locale) },
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
        <Button icon={<IconPrinter size={18} aria-hidden />} onClick={() => printPaper(readClosingPdf, closing.id)}>
          {t(texts.print)}
        </Button>
      </FormButtons>
    </Stacked>
  )
}

/** One closing, whole. */
export const ClosingDialog = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const t = useTranslate()
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
