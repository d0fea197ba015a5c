import { IconCircleCheck } from '@tabler/icons-react'
import { useEffect, useRef, type ReactNode } from 'react'
import styles from '../form/application-form.module.css'

interface FrameProps {
  title: string
  /** The words before the number. */
  numbered: string
  number: string
  /** What happens next. */
  children: ReactNode
  /** Where one can go on. */
  ways: ReactNode
}

/** In place of the form once it is sent: the number, what happens next, and the ways on. The focus goes to the title. */
export const SentFrame = ({ title, numbered, number, children, ways }: FrameProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    window.scrollTo({ top: 0 })
  }, [])
  return (
    <section className={styles.sent} aria-labelledby="sent">
      <IconCircleCheck size={56} stroke={1.5} aria-hidden className={styles.sentIcon} />
      <h2 id="sent" ref={heading} tabIndex={-1} className={styles.sentTitle}>
        {title}
      </h2>
      <p>
        {numbered} <strong className={styles.number}>{number}</strong>
      </p>
      {children}
      <div className={styles.ways}>{ways}</div>
    </section>
  )
}
