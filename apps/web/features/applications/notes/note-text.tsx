import { Fragment } from 'react'
import styles from './notes.module.css'

/** A note with its mentions set apart; names are known only to the server, so one or two words after the sign count. */
export const NoteText = ({ text }: { text: string }) =>
  text.split(/(@\p{Lu}[\p{L}-]*(?: \p{Lu}[\p{L}-]*)?)/u).map((part, index) =>
    part.startsWith('@') ? (
      <strong key={index} className={styles.mention}>
        {part}
      </strong>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  )
