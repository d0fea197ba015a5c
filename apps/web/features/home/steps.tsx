import { useTranslate } from '../../platform/translate/use-translate.ts'
import { StepPicture } from './step-picture.tsx'
import styles from './home.module.css'
import { texts } from './texts.ts'

const steps = [
  { title: texts.step1, text: texts.step1How, picture: 'choose' },
  { title: texts.step2, text: texts.step2How, picture: 'send' },
  { title: texts.step3, text: texts.step3How, picture: 'review' },
  { title: texts.step4, text: texts.step4How, picture: 'pay' },
  { title: texts.step5, text: texts.step5How, picture: 'open' },
] as const

/** From the application to the lowered bollard, as numbered pictures. */
export const Steps = () => {
  const t = useTranslate()
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text, picture }) => (
        <li key={picture}>
          <StepPicture picture={picture} />
          <h3>{t(title)}</h3>
          <p>{t(text)}</p>
        </li>
      ))}
    </ol>
  )
}
