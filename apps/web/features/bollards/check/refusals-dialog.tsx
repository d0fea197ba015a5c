import { reasonSentence } from '@dovolilnice/contract/access/reasons'
import type { Refusal } from '@dovolilnice/contract/access/list-refusals'
import { formatInstant, pageLocale, t } from '../../../platform/kit.ts'
import { Button, Modal } from '../../../ui/kit.ts'
import { passTexts } from '../passes/texts.ts'
import styles from './plate-check.module.css'
import { texts } from '../texts.ts'

interface RefusalsProps {
  /** The gate's name; undefined: nothing is open. */
  gate: string | undefined
  refusals: readonly Refusal[]
  onClose: () => void
  /** Called to let a refused plate or card in; absent for who may not. */
  onPass: ((plate: string, kind: 'plate' | 'rfid') => void) | undefined
}

/** The last refusals of one gate: when, what was read, and why. Nobody is named. */
export const RefusalsDialog = ({ gate, refusals, onClose, onPass }: RefusalsProps) => (
  <Modal opened={gate !== undefined} onClose={onClose} size={640} title={gate && t(texts.refusalsAt, { gate })}>
    <ul className={styles.verdicts}>
      {refusals.map(({ id, at, credential_kind: kind, credential, reason, reason_details: details }) => (
        <li key={id}>
          <span>{formatInstant(at)}</span>
          <span className={styles.gate}>{credential}</span>
          <span>{reasonSentence(reason, details, pageLocale())}</span>
          {onPass !== undefined && (kind === 'plate' || kind === 'rfid') && (
            <Button label={t(passTexts.give)} small look="plain" onClick={() => onPass(credential, kind)} />
          )}
        </li>
      ))}
    </ul>
  </Modal>
)
