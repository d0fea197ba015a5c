import { formatIban } from '@dovolilnice/contract/money/bank/iban'
import { type PaymentRow, type Proposal, type ProposalSign, proposalSigns } from '@dovolilnice/contract/payments/payment'
import { formatDay, formatMoney, t } from '../../platform/kit.ts'
import { IconCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { Button, Facts, KeyCap, Modal, Plate } from '../../ui/kit.ts'
import { FormButtons } from '../../ui/form/kit.ts'
import styles from './payments.module.css'
import { texts } from './texts.ts'

export const signWords: Record<ProposalSign, { sl: string; en: string }> = {
  reference: { sl: 'sklic', en: 'reference' },
  plate: { sl: 'oznaka vozila', en: 'plate' },
  name: { sl: 'ime', en: 'name' },
  family_name: { sl: 'priimek', en: 'family name' },
  amount: { sl: 'znesek', en: 'amount' },
}

/** What agrees with a payment, each with its tick. */
const Signs = ({ signs }: { signs: readonly ProposalSign[] }) => (
  <span className={styles.signs}>
    {proposalSigns
      .filter((sign) => signs.includes(sign))
      .map((sign) => (
        <span key={sign}>
          <IconCheck size={16} aria-hidden /> {t(signWords[sign])}
        </span>
      ))}
  </span>
)

interface ChoiceProps {
  place: number
  chosen: boolean
  onChoose: () => void
  proposal: Proposal
}

const Choice = ({ place, chosen, onChoose, proposal: { id, number, name, covers, plates, open_cents: open, signs } }: ChoiceProps) => {
  const who = covers === 'price' ? name : `${name}, ${t(texts.administrativeFee)}`
  return (
    <tr data-chosen={chosen || undefined} onClick={onChoose}>
      <td>
        <input
          type="radio"
          name="proposal"
          aria-label={`${who}, ${number}`}
          checked={chosen}
          onChange={onChoose}
          data-autofocus={place === 1 || undefined}
        />
        <KeyCap press={String(place)} />
      </td>
      <th scope="row">{who}</th>
      <td data-label={t(texts.vehicle)}>{plates[0] !== undefined && <Plate plate={plates[0]} />}</td>
      <td data-label={t(texts.application)}>
        <Link to="/vloge/$id" params={{ id }}>
          {number}
        </Link>
      </td>
      <td data-label={t(texts.open)}>
        <strong>{formatMoney(open)}</strong>
      </td>
      <td data-label={t(texts.fits)}>
        <Signs signs={signs} />
      </td>
    </tr>
  )
}

interface ChooseDialogProps {
  payment: PaymentRow
  onChoose: (proposal: Proposal) => void
  /** None of them: another one is looked for. */
  onNone: () => void
  onClose: () => void
}

/** Which of several applications a payment is for. Nothing is chosen at first; the key of a line chooses it, Enter takes it. */
export const ChooseDialog = ({ payment, onChoose, onNone, onClose }: ChooseDialogProps) => {
  const [place, setPlace] = useState<number>()
  const { proposals, left_cents: left, payer_name: payer, payer_iban: iban, purpose, reference, booked_on: day } = payment
  const chosen = place === undefined ? undefined : proposals[place - 1]
  const press = ({ key }: KeyboardEvent) => {
    const number = /^\d$/.test(key) ? Number(key) : -1
    if (number >= 0 && number <= proposals.length) setPlace(number)
  }
  const take = (event: FormEvent) => {
    event.preventDefault()
    if (place === 0) onNone()
    else if (chosen !== undefined) onChoose(chosen)
  }
  const name = chosen?.name
  return (
    <Modal opened onClose={onClose} size={820} title={t(texts.forWhich, { amount: formatMoney(left) })}>
      <form onSubmit={take} onKeyDown={press}>
        <Facts
          facts={[
            { label: t(texts.payer), value: payer },
            { label: t(texts.account), value: iban && formatIban(iban) },
            { label: t(texts.purpose), value: [purpose, reference].filter(Boolean).join(' · ') },
            { label: t(texts.booked), value: formatDay(day) },
          ]}
        />
        <table className={styles.choose}>
          <thead>
            <tr>
              <td />
              <th scope="col">{t(texts.applicant)}</th>
              <th scope="col">{t(texts.vehicle)}</th>
              <th scope="col">{t(texts.application)}</th>
              <th scope="col">{t(texts.open)}</th>
              <th scope="col">{t(texts.fits)}</th>
            </tr>
          </thead>
          <tbody>
            {proposals.map((proposal, index) => (
              <Choice
                key={`${proposal.covers} ${proposal.id}`}
                proposal={proposal}
                place={index + 1}
                chosen={place === index + 1}
                onChoose={() => setPlace(index + 1)}
              />
            ))}
            <tr data-chosen={place === 0 || undefined} onClick={() => setPlace(0)}>
              <td>
                <input type="radio" name="proposal" aria-label={t(texts.noneOfThese)} checked={place === 0} onChange={() => setPlace(0)} />
                <KeyCap press="0" />
              </td>
              <td colSpan={5}>{t(texts.noneOfThese)}</td>
            </tr>
          </tbody>
        </table>
        <p className="soft" role="status">
          {chosen !== undefined && t(texts.leftAfter, { cents: formatMoney(Math.max(0, left - chosen.open_cents)) })}
        </p>
        <FormButtons>
          <Button look="plain" onClick={onClose}>
            {t(texts.cancel)}
            <KeyCap press="Escape" />
          </Button>
          <Button type="submit" disabled={place === undefined}>
            {place === 0 ? t(texts.findAnother) : name === undefined ? t(texts.chooseFirst) : t(texts.matchWith, { name })}
            <KeyCap press="Enter" />
          </Button>
        </FormButtons>
      </form>
    </Modal>
  )
}
