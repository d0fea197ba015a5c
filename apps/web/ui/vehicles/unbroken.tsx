import type { ReactNode } from 'react'

/** Numbers of applications and permits, plates, words with a hyphen after one letter, days, hours from and until: a browser breaks all of them inside. */
const whole =
  /((?<![\p{L}\d-])(?:[A-Z]{1,2}-\d{4}-\d{4,}|[A-ZČŠŽ]{2} [A-Z\d]{1,4}-[A-Z\d]{1,5}|[Ee]-(?:poš|mail)\p{L}*|\d\d?(?:\. \d\d?\.| \p{L}+) \d{4}|\d\d?(?::\d\d)?–\d\d?(?::\d\d)?))/u

/** A sentence in which none of these is broken. The letters stay as they are, so that they can be copied and searched for. */
export const unbroken = (text: string): ReactNode => {
  const parts = text.split(whole)
  if (parts.length === 1) return text
  // One piece: where it stands may be laid out as a grid.
  return (
    <span className="sentence">
      {parts.map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          <span key={index} className="unbroken">
            {part}
          </span>
        ),
      )}
    </span>
  )
}

/** The same where something else than words may stand. */
export const unbrokenWords = (content: ReactNode): ReactNode => (typeof content === 'string' ? unbroken(content) : content)
