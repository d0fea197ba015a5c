import { applicationStatusLabels } from '@dovolilnice/contract/applications/application-labels'
import { applicationStatuses } from '@dovolilnice/contract/applications/application-status'
import { partKey } from '@dovolilnice/contract/money/bank/matching'
import { findOpenApplications, matchPaymentByHand } from '@dovolilnice/contract/payments/operations'
import type { OpenApplication, PaymentDetails } from '@dovolilnice/contract/payments/payment'
import { formatMoney, t, useOperation, usePaused } from '../../platform/kit.ts'
import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { IconButton, StepDialog } from '../../ui/kit.ts'
import { type BodyOf, MoneyField, TextInput } from '../../ui/form/kit.ts'
import styles from './payments.module.css'
import { texts } from './texts.ts'

type Values = BodyOf<typeof matchPaymentByHand>

const keyOf = ({ id, covers }: Pick<OpenApplication, 'id' | 'covers'>): string => partKey({ application_id: id, covers })

/** A search for less would find half the town. */
const shortest = 2

const Choices = ({ items, onChoose }: { items: readonly OpenApplication[]; onChoose: (application: OpenApplication) => void }) => {
  const open = ({ open_cents: cents, fee_cents: fee, status }: OpenApplication): string => {
    if (cents > 0) return t(texts.openOf, { open: formatMoney(cents), fee: formatMoney(fee) })
    const known = applicationStatuses.find((one) => one === status)
    return t(texts.nothingOpen, { status: known === undefined ? status : t(applicationStatusLabels[known]).toLowerCase() })
  }
  return (
    <ul className={styles.choices}>
      {items.map((application) => (
        <li key={keyOf(application)}>
          <button type="button" disabled={application.open_cents === 0} onClick={() => onChoose(application)}>
            <strong>{application.number}</strong> {application.name}
            {application.covers === 'administrative_fee' && `, ${t(texts.administrativeFee)}`}{' '}
            <span className="soft">{open(application)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

const Found = ({ search, onChoose }: { search: string; onChoose: (application: OpenApplication) => void }) => {
  const { data } = useOperation(findOpenApplications, { body: { search } }, { keep: true, quiet: 'server-error' })
  if (data === undefined) return null
  return data.items.length === 0 ? <p className="soft">{t(texts.nothingFound)}</p> : <Choices items={data.items} onChoose={onChoose} />
}

/** The applications that were chosen, each with its part of the payment. */
const Parts = ({ known, onRemove }: { known: ReadonlyMap<string, OpenApplication>; onRemove: (index: number) => void }) => {
  const { watch } = useFormContext<Values>()
  return watch('allocations').map((part, index) => {
    const key = partKey({ covers: 'price', ...part })
    const { number = '', name: payer = '' } = known.get(key) ?? {}
    const name = part.covers === 'administrative_fee' ? `${payer}, ${t(texts.administrativeFee)}` : payer
    return (
      <div key={key} className={styles.part}>
        <MoneyField<Values> name={`allocations.${index}.cents`} label={t(texts.partOf, { number, name })} />
        <IconButton quiet label={t(texts.takeOut, { number })} icon={<IconX size={18} />} onClick={() => onRemove(index)} />
      </div>
    )
  })
}

const MatchFields = ({ payment }: { payment: PaymentDetails }) => {
  const { control, getValues, watch } = useFormContext<Values>()
  const { append, remove } = useFieldArray({ control, name: 'allocations' })
  const [known, setKnown] = useState(new Map(payment.candidates.map((one) => [keyOf(one), one])))
  const [search, setSearch] = useState('')
  const paused = usePaused(search.trim())
  const chosenKeys = watch('allocations').map((part) => partKey({ covers: 'price', ...part }))
  const proposed = payment.candidates.filter((one) => !chosenKeys.includes(keyOf(one)))
  const choose = (application: OpenApplication) => {
    const chosen = getValues('allocations')
    if (chosen.some((part) => partKey({ covers: 'price', ...part }) === keyOf(application))) return
    const used = chosen.reduce((sum, { cents }) => sum + (typeof cents === 'number' ? cents : 0), 0)
    setKnown(new Map(known).set(keyOf(application), application))
    const { id: application_id, covers, open_cents: open } = application
    append({ application_id, covers, cents: Math.max(1, Math.min(open, payment.left_cents - used)) })
    setSearch('')
  }
  return (
    <>
      <Parts known={known} onRemove={remove} />
      {proposed.length > 0 && (
        <section aria-label={t(texts.proposed)}>
          <p className="soft">{t(texts.proposed)}</p>
          <Choices items={proposed} onChoose={choose} />
        </section>
      )}
      <TextInput
        type="search"
        label={t(texts.find)}
        description={t(texts.findHint)}
        autoComplete="off"
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      {paused.length >= shortest && <Found search={paused} onChoose={choose} />}
    </>
  )
}

/** The only application that is proposed and takes something is put in at once. */
const firstParts = ({ candidates, left_cents: left }: PaymentDetails): Values['allocations'] => {
  const [only, ...others] = candidates.filter(({ open_cents: open }) => open > 0)
  return only === undefined || others.length > 0
    ? []
    : [{ application_id: only.id, covers: only.covers, cents: Math.min(only.open_cents, left) }]
}

export const MatchDialog = ({ payment, onClose }: { payment: PaymentDetails; onClose: () => void }) => (
  <StepDialog
    title={t(texts.match)}
    operation={matchPaymentByHand}
    params={{ id: payment.id }}
    defaults={{ version: payment.version, allocations: firstParts(payment) }}
    done={texts.matched}
    onClose={onClose}
  >
    <p>{t(texts.matchHow, { left: formatMoney(payment.left_cents) })}</p>
    <MatchFields payment={payment} />
  </StepDialog>
)
