import {
  clearingDifference,
  type ClearingItem,
  type ClearingPlace,
  clearingPlaceLabels,
  clearingPlaces,
  clearPayment,
  isHighFee,
  readClearingItems,
} from '@dovolilnice/contract/payments/clearing/clearing'
import type { OperationOutput } from '@dovolilnice/contract/operation'
import type { PaymentDetails } from '@dovolilnice/contract/payments/payment'
import { formatDay, formatMoney, t, useOperation } from '../../platform/kit.ts'
import { useFormContext } from 'react-hook-form'
import { Button, Facts, Modal, OperationView, StepDialog } from '../../ui/kit.ts'
import { type BodyOf, fieldsOf, MoneyField, optionsOf } from '../../ui/form/kit.ts'
import styles from './payments.module.css'
import { texts } from './texts.ts'

type Values = BodyOf<typeof clearPayment>
const { SelectField, TextAreaField } = fieldsOf<Values>()

interface ClearProps {
  payment: PaymentDetails
  onClose: () => void
}

const Items = ({ items }: { items: readonly ClearingItem[] }) => {
  const { setValue, watch } = useFormContext<Values>()
  const chosen = new Set(watch('item_ids'))
  const choose = (ids: readonly string[]) => setValue('item_ids', [...ids], { shouldDirty: true })
  const toggle = (id: string) => choose(items.flatMap((one) => ((one.id === id) !== chosen.has(one.id) ? [one.id] : [])))
  if (items.length === 0) return <p className="soft">{t(texts.nothingToClear)}</p>
  return (
    <section aria-label={t(texts.whatIsCleared)}>
      <div className={styles.tools}>
        <Button label={t(texts.chooseAll)} look="plain" small onClick={() => choose(items.map(({ id }) => id))} />
        <Button label={t(texts.chooseNone)} look="plain" small onClick={() => choose([])} />
      </div>
      <ul className={`${styles.choices} ${styles.long}`}>
        {items.map((one) => (
          <li key={one.id}>
            <button type="button" aria-pressed={chosen.has(one.id)} onClick={() => toggle(one.id)}>
              {formatDay(one.day)} <strong>{formatMoney(one.cents)}</strong>{' '}
              <span className="soft">{[one.label, one.kind === 'change_money' && t(texts.changeMoney)].filter(Boolean).join(', ')}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const ClearFields = ({ payment: { cents: net }, items: all }: { payment: PaymentDetails; items: readonly ClearingItem[] }) => {
  const { watch } = useFormContext<Values>()
  const [place, ids, fee = 0] = watch(['place', 'item_ids', 'fee_cents'])
  const items = all.filter((one) => one.place === place)
  const chosen = items.filter(({ id }) => ids.includes(id))
  const kept = typeof fee === 'number' ? fee : 0
  const difference = clearingDifference(chosen, net, kept)
  return (
    <>
      <SelectField name="place" label={t(texts.clearWhat)} options={optionsOf(clearingPlaceLabels, clearingPlaces)} />
      <Items items={items} />
      <MoneyField<Values> name="fee_cents" label={t(texts.keptFee)} />
      <Facts
        facts={[
          { label: t(texts.chosenSum), value: formatMoney(chosen.reduce((sum, { cents }) => sum + cents, 0)) },
          { label: t(texts.arrived), value: formatMoney(net) },
          { label: t(texts.difference), value: formatMoney(difference) },
        ]}
      />
      {(difference !== 0 || isHighFee(chosen, kept)) && chosen.length > 0 && (
        <TextAreaField name="reason" label={t(texts.differenceReason)} description={t(texts.differenceHint)} rows={2} maxLength={2000} />
      )}
    </>
  )
}

type Found = OperationOutput<typeof readClearingItems>

/** What is cleared at first: as the movement says, otherwise cards of the counter, which are paid out most often. */
const placeAtFirst = ({ proposal, items }: Found): ClearingPlace => proposal.place ?? items[0]?.place ?? 'card_terminal'

const ClearForm = ({ payment, onClose, found }: ClearProps & { found: Found }) => {
  const { item_ids, fee_cents } = found.proposal
  const placeOf = new Map(found.items.map(({ id, place }) => [id, place]))
  return (
    <StepDialog
      title={t(texts.clear)}
      operation={clearPayment}
      params={{ id: payment.id }}
      defaults={{ version: payment.version, place: placeAtFirst(found), item_ids, fee_cents, reason: '' }}
      toCall={(values) => ({
        params: { id: payment.id },
        body: { ...values, item_ids: values.item_ids.filter((id) => placeOf.get(id) === values.place) },
      })}
      done={texts.cleared}
      onClose={onClose}
    >
      <p>{t(texts.clearHow)}</p>
      <ClearFields payment={payment} items={found.items} />
    </StepDialog>
  )
}

/** Says which cards, coins or cash a movement of a statement brings to the bank, with the fee that was kept. */
export const ClearDialog = ({ payment, onClose }: ClearProps) => {
  const query = useOperation(readClearingItems, { params: { id: payment.id } })
  if (query.data !== undefined) return <ClearForm payment={payment} onClose={onClose} found={query.data} />
  return (
    <Modal opened onClose={onClose} size={600} title={t(texts.clear)}>
      <OperationView query={query}>{() => null}</OperationView>
    </Modal>
  )
}
