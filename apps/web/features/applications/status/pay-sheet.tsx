import type { PaymentDetails } from '@dovolilnice/contract/money/bank/payment-details'
import { defineTexts, formatDay, formatMoney, saveFile, showSnackbar, t } from '../../../platform/kit.ts'
import { IconDownload, IconFileTypePdf } from '@tabler/icons-react'
import { Button, CopyButton, Sheet, StatusBadge } from '../../../ui/kit.ts'
import styles from './pay-sheet.module.css'
import { formatIban } from '@dovolilnice/contract/money/bank/iban'
import { formatReference } from '@dovolilnice/contract/money/bank/reference'

const texts = defineTexts({
  title: { sl: 'Plačilo dovolilnice', en: 'Paying for the permit' },
  feeTitle: { sl: 'Plačilo upravne takse', en: 'Paying the administrative fee' },
  feeApart: {
    sl: 'Upravna taksa se plača ob vložitvi vloge, ločeno od cene dovolilnice in s svojim sklicem. Ni predmet DDV.',
    en: 'The administrative fee is due with the application, apart from the price of the permit and with its own reference. It is outside VAT.',
  },
  dueBy: { sl: 'Čaka na plačilo do {day}', en: 'Awaits payment by {day}' },
  received: {
    sl: 'Prejeli smo {received}, plačajte še {amount}.',
    en: 'We received {received}; please pay the other {amount}.',
  },
  codeAlt: { sl: 'Koda UPN QR za plačilo {amount}', en: 'UPN QR code to pay {amount}' },
  scan: {
    sl: 'Shranite kodo in jo odprite v mobilni banki ali jo skenirajte z drugo napravo.',
    en: 'Save the code and open it in your mobile bank, or scan it with another device.',
  },
  saveCode: { sl: 'Shrani kodo', en: 'Save the code' },
  codeFailed: {
    sl: 'Kode ni bilo mogoče shraniti. Prenesite predračun: koda je na položnici.',
    en: 'The code could not be saved. Download the pro-forma: the code is on its payment slip.',
  },
  paper: { sl: 'Predračun (PDF)', en: 'Pro-forma (PDF)' },
  amount: { sl: 'Znesek', en: 'Amount' },
  iban: { sl: 'IBAN prejemnika', en: 'IBAN of the recipient' },
  reference: { sl: 'Referenca', en: 'Reference' },
  purpose: { sl: 'Namen', en: 'Purpose' },
  recipient: { sl: 'Prejemnik', en: 'Recipient' },
  bySlip: {
    sl: 'Plačilo bo vidno, ko ga bo občini sporočila banka, navadno v nekaj delovnih dneh.',
    en: 'The payment will be visible when the bank reports it to the municipality, usually within a few working days.',
  },
  call: { sl: 'Prenesi poziv (PDF)', en: 'Download the call (PDF, in Slovenian)' },
})

/** Modules of white around a code, without which readers do not find it. */
const quietZone = 4
/** Dots of a module in the saved picture. */
const scale = 8

/** Draws the code as a PNG, which mobile banks open from the phone's pictures. @throws where the browser draws nothing */
const pictureOf = async ({ code, code_size: size, number }: PaymentDetails): Promise<File> => {
  const side = (size + 2 * quietZone) * scale
  const canvas = new OffscreenCanvas(side, side)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('no canvas')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, side, side)
  context.scale(scale, scale)
  context.translate(quietZone, quietZone)
  context.fillStyle = '#000000'
  context.clip(new Path2D(code))
  context.fillRect(0, 0, size, size)
  return new File([await canvas.convertToBlob({ type: 'image/png' })], `upn-qr-${number}.png`, { type: 'image/png' })
}

const PaymentCode = ({ payment, onPaper }: { payment: PaymentDetails; onPaper?: () => void }) => {
  const side = payment.code_size + 2 * quietZone
  const save = () =>
    void pictureOf(payment)
      .then(saveFile)
      .catch(() => showSnackbar(texts.codeFailed, { tone: 'bad' }))
  return (
    <div className={styles.scan}>
      <svg
        className={styles.code}
        viewBox={`${-quietZone} ${-quietZone} ${side} ${side}`}
        role="img"
        aria-label={t(texts.codeAlt, { amount: formatMoney(payment.cents) })}
        shapeRendering="crispEdges"
      >
        <path fill="#000000" d={payment.code} />
      </svg>
      <p className={styles.soft}>{t(texts.scan)}</p>
      <div className={styles.ways}>
        <Button label={t(texts.saveCode)} wide icon={IconDownload} onClick={save} />
        {onPaper !== undefined && <Button label={t(texts.paper)} wide look="plain" icon={IconFileTypePdf} onClick={onPaper} />}
      </div>
    </div>
  )
}

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

export const PaySheet = ({ payment, onPaper, onCall }: PayProps) => {
  const isFee = onPaper === undefined
  const { cents, received_cents: received, due_on, iban, reference, purpose, recipient } = payment
  return (
    <Sheet title={t(isFee ? texts.feeTitle : texts.title)} tone="warning">
      <div className={styles.sum}>
        <strong>{formatMoney(cents)}</strong>
        <StatusBadge tone="warning">{t(texts.dueBy, { day: formatDay(due_on) })}</StatusBadge>
      </div>
      {received !== undefined && <p>{t(texts.received, { received: formatMoney(received), amount: formatMoney(cents) })}</p>}
      <PaymentCode payment={payment} {...(onPaper && { onPaper })} />
      <dl className={styles.lines}>
        <Line name={t(texts.amount)} shown={formatMoney(cents)} copied={(cents / 100).toFixed(2).replace('.', ',')} />
        <Line name={t(texts.iban)} shown={formatIban(iban)} copied={iban} />
        <Line name={t(texts.reference)} shown={formatReference(reference)} copied={reference} />
        <Line name={t(texts.purpose)} shown={purpose} copied={purpose} />
        <Line name={t(texts.recipient)} shown={recipient} />
      </dl>
      {isFee && <p className={styles.soft}>{t(texts.feeApart)}</p>}
      <p className={styles.soft}>{t(texts.bySlip)}</p>
      {onCall && (
        <div>
          <Button label={t(texts.call)} look="plain" icon={IconDownload} onClick={onCall} />
        </div>
      )}
    </Sheet>
  )
}
