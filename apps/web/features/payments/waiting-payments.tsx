import { formatIban } from '@dovolilnice/contract/money/bank/iban'
import { listPayments, matchPaymentByHand } from '@dovolilnice/contract/payments/operations'
import type { PaymentRow, Proposal } from '@dovolilnice/contract/payments/payment'
import { formatPaidAmount } from '@dovolilnice/contract/payments/payment-list'
import { type PaymentAction, paymentStatusSentences } from '@dovolilnice/contract/payments/payment-status'
import {
  formatMoney,
  formatShortDay,
  heldStep,
  holdsSteps,
  holdStep,
  pageLocale,
  sendHeld,
  sendingSteps,
  t,
  toldCall,
  useStore,
} from '../../platform/kit.ts'
import { IconAlertTriangle, IconArrowRight, IconCheck, IconChevronDown, IconInfoCircle } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, useRef, useState } from 'react'
import { Button, type FilterOf, KeyCap, ListScreen, Menu, MenuItem, Plate, Stacked, useOpenInUrl } from '../../ui/kit.ts'
import { ChooseDialog, signWords } from './choose-dialog.tsx'
import { PaymentDialog, stepLabels, stepOrder } from './payment-dialog.tsx'
import styles from './payments.module.css'
import { FaultsNotice } from './statements-list.tsx'
import { texts } from './texts.ts'
import { UploadButton } from './upload-dialog.tsx'

/** What a payment waits for, by what is proposed and what is left of it. */
type Step = 'accept' | 'part' | 'divide' | 'choose' | 'find' | 'open'

const stepOf = ({ actions, proposals, left_cents: left, status }: PaymentRow): Step => {
  const [only, ...others] = proposals
  if (!actions.includes('match')) return 'open'
  if (only === undefined) return status === 'unknown' || status === 'ambiguous' ? 'find' : 'open'
  if (others.length > 0) return 'choose'
  return left < only.open_cents ? 'part' : left > only.open_cents ? 'divide' : 'accept'
}

const stepTexts = {
  accept: texts.accept,
  part: texts.acceptPart,
  divide: texts.divide,
  choose: texts.choose,
  find: texts.findFor,
  open: texts.openIt,
}

/** Names a payment among the steps that wait to be sent. */
const recordOf = (id: string): string => `/placila?placilo=${id}`

/** Two lines of a cell; each is cut where it is longer, and its title has the whole. */
const Lines = ({ first, second }: { first: string | null; second: string | null }) => (
  <span className={styles.two}>
    <strong title={first ?? undefined}>{first ?? '–'}</strong>
    <span title={second ?? undefined}>{second ?? '–'}</span>
  </span>
)

const tones = { good: IconCheck, warning: IconAlertTriangle, idle: IconInfoCircle }

const Why = ({ tone, children }: { tone: keyof typeof tones; children: string }) => {
  const Icon = tones[tone]
  return (
    <span className={styles.why} data-why={tone} title={children}>
      <Icon size={16} aria-hidden />
      <span>{children}</span>
    </span>
  )
}

const Only = ({ row, proposal }: { row: PaymentRow; proposal: Proposal }) => {
  const { id, number, name, covers, plates, signs, open_cents: open } = proposal
  const difference = row.left_cents - open
  const cents = formatMoney(Math.abs(difference))
  const words = covers === 'price' ? name : `${name}, ${t(texts.administrativeFee)}`
  return (
    <>
      <span className={styles.who}>
        <IconArrowRight size={16} aria-hidden />
        <Link to="/vloge/$id" params={{ id }}>
          {number}
        </Link>
        <strong title={words}>{words}</strong>
        {plates[0] !== undefined && <Plate plate={plates[0]} />}
      </span>
      {difference === 0 ? (
        <Why tone="good">{t(texts.agrees, { what: signs.map((sign) => t(signWords[sign])).join(', ') })}</Why>
      ) : (
        <Why tone="warning">{t(difference < 0 ? texts.missing : texts.beyond, { cents })}</Why>
      )}
    </>
  )
}

/** What is said of a payment for which nothing is proposed. */
const nothingOf = ({ status, left_cents: left, proposed_numbers: number, reversal, to_see: toSee }: PaymentRow) => {
  if (status === 'underpaid') return t(texts.restOf)
  if (status === 'overpaid') return t(texts.tooMuch, { left: formatMoney(left) })
  if (status === 'early') return t(texts.earlyFor, { number })
  return t(reversal && !toSee ? texts.reversalWaits : paymentStatusSentences[status])
}

const Nothing = ({ row }: { row: PaymentRow }) => {
  const [paid] = row.applications
  return (
    <>
      {paid === undefined ? (
        row.status !== 'early' && !row.reversal && <span className={styles.who}>{t(texts.noProposal)}</span>
      ) : (
        <span className={styles.who}>
          <IconArrowRight size={16} aria-hidden />
          <Link to="/vloge/$id" params={{ id: paid.id }}>
            {row.application_numbers}
          </Link>
          <strong title={paid.name}>{paid.name}</strong>
        </span>
      )}
      <Why tone={row.status === 'foreign' || row.status === 'overpaid' || row.reversal ? 'warning' : 'idle'}>{nothingOf(row)}</Why>
    </>
  )
}

interface RowProps {
  row: PaymentRow
  /** The foot speaks of it. */
  isAt: boolean
  onStep: (row: PaymentRow) => void
  onAccept: (row: PaymentRow, proposal: Proposal) => void
}

const ProposalCell = ({ row, isAt, onStep, onAccept }: RowProps) => {
  const { proposals, payer_name: payer, cents, currency } = row
  const [only, ...others] = proposals
  const step = stepOf(row)
  const about = t(texts.ofPayment, { amount: formatPaidAmount(cents, currency, pageLocale()), payer: payer ?? '–' })
  return (
    <span className={styles.proposal}>
      {others.length > 0 ? (
        <span className={styles.candidates}>
          {proposals.map((one, index) => (
            <button key={`${one.covers} ${one.id}`} type="button" disabled={step !== 'choose'} onClick={() => onAccept(row, one)}>
              <KeyCap press={String(index + 1)} />
              <strong title={one.name}>{one.name}</strong>
              <span>
                {one.plates[0] !== undefined && <Plate plate={one.plates[0]} />} {formatMoney(one.open_cents)}
              </span>
            </button>
          ))}
        </span>
      ) : (
        <span className={styles.proposed}>{only === undefined ? <Nothing row={row} /> : <Only row={row} proposal={only} />}</span>
      )}
      <Button small look="plain" data-main={row.id} data-at={isAt || undefined} onClick={() => onStep(row)}>
        {t(stepTexts[step])} <span className="visually-hidden">{about}</span>
        <KeyCap press="Enter" />
      </Button>
    </span>
  )
}

interface FootProps {
  rows: readonly PaymentRow[]
  /** The row that had the focus last. */
  at: string | undefined
  onStep: (row: PaymentRow) => void
  onOther: (row: PaymentRow, step: PaymentAction | undefined) => void
}

/** The payment at hand in one sentence, what else may be done with it, and its step, always on the same spot. */
const Foot = ({ rows, at, onStep, onOther }: FootProps) => {
  const navigate = useNavigate()
  const place = Math.max(
    0,
    rows.findIndex(({ id }) => id === at),
  )
  const row = rows[place]
  if (row === undefined) return null
  const step = stepOf(row)
  const [only] = row.proposals
  const what = t(texts.atPayment, {
    place: String(place + 1),
    all: String(rows.length),
    amount: formatPaidAmount(row.cents, row.currency, pageLocale()),
  })
  return (
    <div className={styles.foot} data-foot data-screen-only>
      <p>
        <strong>
          {what} {only !== undefined && step !== 'choose' && t(texts.forApplication, only)}
        </strong>
        <span className="soft">
          {step === 'choose' && t(texts.chooseByKey, { count: String(row.proposals.length) })}
          {(step === 'accept' || step === 'part') && t(texts.afterAccept)} <KeyCap press="j" />
          <KeyCap press="k" />
        </span>
      </p>
      <Menu opener={(ties) => <Button label={t(texts.other)} {...ties} look="plain" icon={IconChevronDown} />}>
        <MenuItem label={t(texts.openIt)} onClick={() => onOther(row, undefined)} />
        {row.actions.includes('ignore') && row.direction === 'credit' && row.currency === 'EUR' && (
          <MenuItem label={t(texts.refund)} onClick={() => void navigate({ to: '/vracila', search: { placilo: row.id } })} />
        )}
        {stepOrder
          .toReversed()
          .filter((action) => row.actions.includes(action))
          .map((action) => (
            <MenuItem label={t(stepLabels[action])} key={action} danger={action === 'remove'} onClick={() => onOther(row, action)} />
          ))}
      </Menu>
      <span data-primary>
        <Button onClick={() => onStep(row)}>
          {t(stepTexts[step])} <KeyCap press="Enter" />
        </Button>
      </span>
    </div>
  )
}

/** Puts what is left of a payment to an application: held for ten seconds, as a decision is. */
const send = (row: PaymentRow, { id, covers, number, name, open_cents: open }: Proposal): void => {
  const cents = Math.min(row.left_cents, open)
  const step = t(texts.accepted, { amount: formatMoney(cents), number, name })
  const input = { params: { id: row.id }, body: { version: row.version, allocations: [{ application_id: id, covers, cents }] } }
  const send = toldCall({ operation: matchPaymentByHand, input, step: `${step}.`, done: t(texts.matched) })
  holdStep({ record: recordOf(row.id), text: step, send, undo: () => {} })
  if (!holdsSteps.get()) void sendHeld()
}

const columns = ['cents', 'payer_name', 'purpose', 'application_numbers'] as const

/** What waits for a clerk: all that the bank said is in the row, with what it may be for, and one key accepts it. */
export const WaitingPayments = ({ filters }: { filters: readonly FilterOf<typeof listPayments>[] }) => {
  const box = useRef<HTMLDivElement>(null)
  const { id: opened, open } = useOpenInUrl('placilo')
  const [firstStep, setFirstStep] = useState<PaymentAction>()
  const [choosing, setChoosing] = useState<PaymentRow>()
  const [at, setAt] = useState<string>()
  const held = useStore(heldStep)
  const sending = useStore(sendingSteps)

  const mains = (): HTMLElement[] => [...(box.current?.querySelectorAll<HTMLElement>('[data-main]') ?? [])]
  const other = (row: PaymentRow, step: PaymentAction | undefined) => {
    setFirstStep(step)
    open(row.id)
  }
  const accept = (row: PaymentRow, proposal: Proposal) => {
    const all = mains()
    const place = all.findIndex((main) => main.dataset['main'] === row.id)
    send(row, proposal)
    // The next one takes its place, also after a dialog has given the focus back to a row that is gone.
    setTimeout(() => (all[place + 1] ?? all[place - 1])?.focus())
  }
  const take = (row: PaymentRow) => {
    const [only] = row.proposals
    const step = stepOf(row)
    if (step === 'choose') setChoosing(row)
    else if (only !== undefined && (step === 'accept' || step === 'part')) accept(row, only)
    else other(row, step === 'open' ? undefined : 'match')
  }
  const byKey =
    (place: number) =>
    ([row]: PaymentRow[]) => {
      const proposal = row?.proposals[place]
      if (row !== undefined && proposal !== undefined && stepOf(row) === 'choose') accept(row, proposal)
    }
  const move = (event: KeyboardEvent) => {
    const way = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const all = mains()
    const place = all.findIndex((main) => main.closest('tr')?.contains(document.activeElement))
    if (way === undefined || place < 0) return
    event.preventDefault()
    all[place + way]?.focus()
  }
  const leaving = new Set([held, ...sending].map((step) => step?.record))
  return (
    <Stacked>
      <FaultsNotice />
      <div ref={box} className={styles.waiting} onKeyDown={move}>
        <ListScreen
          id="payments-waiting"
          title={texts.waiting}
          operation={listPayments}
          columns={columns}
          titles={{ payer_name: texts.payerAndAccount, purpose: texts.purposeAndReference, application_numbers: texts.proposal }}
          cells={{
            cents: ({ cents, currency, booked_on: day }) => (
              <Lines first={formatPaidAmount(cents, currency, pageLocale())} second={formatShortDay(day)} />
            ),
            payer_name: ({ payer_name: name, payer_iban: iban }) => <Lines first={name} second={iban && formatIban(iban)} />,
            purpose: ({ purpose, reference }) => <Lines first={purpose} second={reference} />,
            application_numbers: (row) => <ProposalCell row={row} isAt={row.id === at} onStep={take} onAccept={accept} />,
          }}
          filters={filters}
          folded
          fixedFilters={{ status: 'waiting' }}
          usualRows={25}
          rowKeys={[
            { press: '1', label: texts.keyFirst, run: byKey(0) },
            { press: '2', label: texts.keySecond, run: byKey(1) },
            { press: '3', label: texts.keyThird, run: byKey(2) },
          ]}
          hides={({ id }) => leaving.has(recordOf(id))}
          onRow={({ id }) => setAt(id)}
          foot={(rows) => <Foot rows={rows} at={at} onStep={take} onOther={other} />}
          live="payments"
          actions={<UploadButton />}
          empty={{ title: texts.nothingWaits, text: texts.nothingWaitsText }}
        />
      </div>
      {choosing !== undefined && (
        <ChooseDialog
          payment={choosing}
          onChoose={(proposal) => {
            setChoosing(undefined)
            accept(choosing, proposal)
          }}
          onNone={() => {
            setChoosing(undefined)
            other(choosing, 'match')
          }}
          onClose={() => setChoosing(undefined)}
        />
      )}
      {opened !== undefined && (
        <PaymentDialog
          key={opened}
          id={opened}
          title={t(texts.payment)}
          step={firstStep}
          onClose={() => {
            setFirstStep(undefined)
            open(undefined)
          }}
        />
      )}
    </Stacked>
  )
}
