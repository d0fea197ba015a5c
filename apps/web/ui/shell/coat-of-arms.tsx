import { useParameters } from '../../platform/kit.ts'
import styles from './coat-of-arms.module.css'

/** The town's coat of arms; a plain shield until there is one. */
export const CoatOfArms = ({ size = 40 }: { size?: number }) => {
  const image = useParameters()?.municipality.coat_of_arms
  if (image) return <img src={image} alt="" width={Math.round(size * 0.84)} height={size} className={styles.arms} />
  return (
    <svg className={styles.arms} width={size * 0.84} height={size} viewBox="0 0 42 50" aria-hidden>
      <path d="M2 2h38v24c0 12-8.500 18.500-19 22C10.500 44.500 2 38 2 26Z" fill="var(--town-primary)" stroke="white" strokeWidth="2" />
      <path d="M12 32V20h4v4h3v-7h4v7h3v-4h4v12Z" fill="white" />
      <path d="M5 37c5-3 8 2 13-1s9 2 14-1 4 0 5-1" fill="none" stroke="white" strokeWidth="2" />
    </svg>
  )
}
