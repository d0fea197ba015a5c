import { IconArrowLeft } from '@tabler/icons-react'
import { t } from '../../../../platform/kit.ts'
import styles from './steps.module.css'
import { texts } from './steps-texts.ts'
import type { Steps } from './use-steps.ts'

export const Progress = ({ steps, index, back }: Steps) => (
  <div className={styles.progress}>
    <div className={styles.where}>
      {index > 0 && (
        <button type="button" className={styles.back} aria-label={t(texts.back)} onClick={back}>
          <IconArrowLeft size={22} aria-hidden />
        </button>
      )}
      <p role="status">{t(texts.stepOf, { step: index + 1, count: steps.length })}</p>
    </div>
    <div className={styles.bars} aria-hidden>
      {steps.map((name, place) => (
        <span key={name} data-done={place <= index || undefined} />
      ))}
    </div>
  </div>
)
