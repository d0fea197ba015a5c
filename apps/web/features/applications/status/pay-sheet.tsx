import { formatIban } from '@dovolilnice/contract/money/bank/iban'
import type { PaymentDetails } from '@dovolilnice/contract/money/bank/payment-details'
import { formatReference } from '@dovolilnice/contract/money/bank/reference'
import { formatCents } from '@dovolilnice/contract/primitives/money'
import { IconDownload } from '@tabler/icons-react'
import { formatDay } from '../../../platform/translate/format.ts'
import { useLocale, useTranslate } from '../../../platform/translate/use-translate.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { CopyButton } from '../../../ui/buttons/copy-button.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import styles from './pay-sheet.module.css'
import { PaymentCode } from './payment-code.tsx'
import { texts } from './pay-texts.ts'

interface LineProps {
  name: string
  shown: string
  /** What a bank's form takes: without blanks. Absent: the line is only read. */
  copied?: string
}

const Line = ({ name, shown, copied }: LineProps) => (
  <div className={styles.line}>
    <dt>{name}</dt>
    <dd>{shown}</dd>
    {copied !== undefined && (
      <dd className={styles.copy}>
        <CopyButton name={name} value={copied} />
      </dd>
    )}
  </div>
)

interface PayProps {
  payment: PaymentDetails
  /** Saves the pro-forma; absent for an administrative fee, which has none. */
  onPaper?: () => void
  /** Saves the act that calls for an unpaid administrative fee. */
  onCall?: (() => void) | undefined
}

/** How an approved application, or its administrative fee, is paid: the code for the phone, and each value to copy into the form of a bank. */
export const PaySheet = ({ payment, onPaper, onCall }: PayProps) => {
  const t = useTranslate()
  const locale = useLocale()
  const isFee = onPaper === undefined
  const { cents, due_on, iban, reference, purpose, recipient } = payment
  return (
    <Sheet title={t(isFee ? texts.feeTitle : texts.title)} tone="warning">
      <div className={styles.sum}>
        <strong>{formatCents(cents, locale)}</strong>
        <StatusBadge tone="warning">{t(texts.dueBy, { day: formatDay(due_on, locale) })}</StatusBadge>
      </div>
      <PaymentCode payment={payment} {...(onPaper && { onPaper })} />
      <dl className={styles.lines}>
        <Line name={t(texts.amount)} shown={formatCents(cents, locale)} copied={(cents / 100).toFixed(2).replace('.', ',')} />
        <Line name={t(texts.iban)} shown={formatIban(iban)} copied={iban} />
        <Line name={t(texts.reference)} shown={formatReference(reference)} copied={reference} />
        <Line name={t(texts.purpose)} shown={purpose} copied={purpose} />
        <Line name={t(texts.recipient)} shown={recipient} />
      </dl>
      {isFee && <p className={styles.soft}>{t(texts.feeApart)}</p>}
      <p className={styles.soft}>{t(texts.bySlip)}</p>
      {onCall && (
        <div>
          <Button look="plain" icon={<IconDownload size={18} aria-hidden />} onClick={onCall}>
            {t(texts.call)}
          </Button>
        </div>
      )}
    </Sheet>
  )
}
