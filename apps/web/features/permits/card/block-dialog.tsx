import { blockOwnCredential } from '@dovolilnice/contract/permits/opening/operations'
import type { OwnPermit, PermitCredential, PermitRow } from '@dovolilnice/contract/permits/permit'
import { getOwnPermit, readOwnCode } from '@dovolilnice/contract/permits/record/operations'
import { formatPhone } from '@dovolilnice/contract/primitives/phone'
import { useState } from 'react'
import { queryClient, t, useAction, useOperation } from '../../../platform/kit.ts'
import { Button, ButtonLink, Modal, Notice, OperationView, Stacked } from '../../../ui/kit.ts'
import styles from './card.module.css'
import { texts } from './card-texts.ts'
import { forgetCodes } from './kept-codes.ts'

type Lost = PermitCredential | 'paper'

const keyOf = (lost: Lost): string => (lost === 'paper' ? 'paper' : lost.id)

const consequence = (lost: Lost) => (lost === 'paper' ? texts.paperText : lost.kind === 'rfid' ? texts.cardText : texts.phoneText)

const Choice = ({ lost, chosen, onChoose }: { lost: Lost; chosen: boolean; onChoose: () => void }) => {
  const blocked = lost !== 'paper' && lost.blocked_at !== null
  const words =
    lost === 'paper'
      ? t(texts.paper)
      : lost.kind === 'rfid'
        ? t(texts.card, { value: lost.value })
        : t(texts.phone, { value: formatPhone(lost.value) })
  return (
    <label className={styles.choice}>
      <input type="radio" name="lost" checked={chosen} disabled={blocked} onChange={onChoose} />
      <span>
        {words}
        {blocked && <small> ({t(texts.blockedAlready)})</small>}
      </span>
    </label>
  )
}

const Done = ({ permit, lost, onClose }: { permit: PermitRow; lost: Lost; onClose: () => void }) => {
  const paper = lost === 'paper'
  return (
    <Stacked>
      <Notice tone="good" role="status" title={t(paper ? texts.codeDone : texts.blockDone)}>
        {t(paper ? texts.codeDoneText : texts.blockDoneText)}
      </Notice>
      <div className="row">
        {lost !== 'paper' && lost.kind === 'rfid' && permit.actions.includes('replace') && (
          <ButtonLink
            label={t(texts.replace)}
            to={'/nadzorna-plosca/vloge/parkirna-dovolilnica/$id/zamenjava'}
            params={{ id: permit.id }}
          />
        )}
        {/* The pressed button is gone: the focus goes on here. */}
        <Button label={t(texts.close)} look="plain" autoFocus onClick={onClose} />
      </div>
    </Stacked>
  )
}

const Choices = ({ permit, onDone }: { permit: OwnPermit; onDone: (lost: Lost) => void }) => {
  const lost: readonly Lost[] = [...permit.credentials.filter(({ kind }) => kind !== 'plate'), 'paper']
  const [chosen, setChosen] = useState<Lost>(lost.find((one) => one === 'paper' || one.blocked_at === null) ?? 'paper')
  const block = useAction(blockOwnCredential, {
    onDone: () => {
      // A block may change the codes of several permits. An answer read before would be kept again.
      queryClient.removeQueries({ queryKey: [readOwnCode.name] })
      forgetCodes()
      onDone(chosen)
    },
  })
  const send = () => block.mutate({ body: { permit_id: permit.id, ...(chosen !== 'paper' && { credential_id: chosen.id }) } })
  return (
    <Stacked>
      <fieldset className={styles.choices}>
        <legend className={styles.hidden}>{t(texts.blockTitle)}</legend>
        {lost.map((one) => (
          <Choice key={keyOf(one)} lost={one} chosen={keyOf(chosen) === keyOf(one)} onChoose={() => setChosen(one)} />
        ))}
      </fieldset>
      <p className={styles.text}>{t(consequence(chosen))}</p>
      <Button label={t(texts.blockNow)} danger wide busy={block.isPending} onClick={send} />
    </Stacked>
  )
}

/** What is lost is chosen and blocked at once: one choice, one press. A plate is not offered: it opens because it is read from the car. */
export const BlockDialog = ({ permit, onClose }: { permit: PermitRow; onClose: () => void }) => {
  const [done, setDone] = useState<Lost>()
  const query = useOperation(getOwnPermit, { params: { id: permit.id } })
  return (
    <Modal opened onClose={onClose} size={520} title={t(texts.blockTitle)}>
      {done === undefined ? (
        <OperationView query={query}>{(own) => <Choices permit={own} onDone={setDone} />}</OperationView>
      ) : (
        <Done permit={permit} lost={done} onClose={onClose} />
      )}
    </Modal>
  )
}
