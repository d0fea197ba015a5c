import { useState } from 'react'
import { holdsSteps, t, useStore } from '../../platform/kit.ts'
import { CheckInput } from '../form/inputs/inputs.tsx'
import { Modal } from '../overlays/modal.tsx'
import { Kbd } from './kbd.tsx'
import styles from './keys.module.css'
import { type KeyGroup, shownKeys, useSingleKeys } from './use-keys.ts'
import { texts } from './texts.ts'

const Group = ({ group: { title, keys } }: { group: KeyGroup }) => (
  <>
    <h3 className={styles.heading}>{t(title)}</h3>
    <dl className={styles.group}>
      {keys.map(
        ({ press, label }) =>
          label !== undefined &&
          press !== undefined && (
            <div key={press} className={styles.line}>
              <dt>
                <Kbd press={press} />
              </dt>
              <dd>{t(label)}</dd>
            </div>
          ),
      )}
    </dl>
  </>
)

export const KeysDialog = ({ onClose }: { onClose: () => void }) => {
  const [on, setOn] = useSingleKeys()
  const holds = useStore(holdsSteps)
  const [groups] = useState(shownKeys)
  return (
    <Modal opened size={480} title={t(texts.title)} onClose={onClose}>
      {groups.map((group) => (
        <Group key={group.title.sl} group={group} />
      ))}
      <CheckInput
        className={styles.switch}
        label={t(texts.single)}
        description={t(texts.singleText)}
        checked={on}
        onChange={(event) => setOn(event.currentTarget.checked)}
      />
      <CheckInput
        className={styles.switch}
        label={t(texts.holds)}
        description={t(texts.holdsText)}
        checked={holds}
        onChange={(event) => holdsSteps.set(event.currentTarget.checked)}
      />
    </Modal>
  )
}
