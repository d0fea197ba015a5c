import type { Dashboard } from '@dovolilnice/contract/dashboard/operations'
import { Link } from '@tanstack/react-router'
import { formatDay, t } from '../../platform/kit.ts'
import { Sheet, unbroken } from '../../ui/kit.ts'
import styles from './dashboard.module.css'
import { texts } from './texts.ts'

/** How many terms of the authority have run out or run out soon, and the way to them; nothing when none does. */
export const TermsSheet = ({ figures: { terms, passages } }: { figures: Dashboard }) => {
  // The server's day, not the browser's.
  const today = passages.at(-1)?.day
  if (terms.overdue + terms.call_overdue + terms.soon + terms.asks === 0 || today === undefined) return null
  return (
    <Sheet title={t(texts.terms)} tone={terms.overdue + terms.call_overdue > 0 ? 'bad' : 'warning'}>
      <ul className={styles.lines}>
        {terms.overdue > 0 && (
          <li>
            <Link to="/vloge" search={{ view: 'overdue', overdue: true }}>
              {t(texts.termsOverdue)}
            </Link>
            <strong>{terms.overdue}</strong>
          </li>
        )}
        {terms.call_overdue > 0 && (
          <li>
            <Link to="/vloge" search={{ call_overdue: true }}>
              {t(texts.callsOverdue)}
            </Link>
            <strong>{terms.call_overdue}</strong>
          </li>
        )}
        {terms.soon > 0 && (
          <li>
            <Link to="/vloge" search={{ term_from: today, term_until: terms.soon_until }}>
              {unbroken(t(texts.termsSoon, { day: formatDay(terms.soon_until) }))}
            </Link>
            <strong>{terms.soon}</strong>
          </li>
        )}
        {terms.asks > 0 && (
          <li>
            <Link to="/vloge" search={{ status: ['supplement_requested', 'dismissed'], asks: true }}>
              {t(texts.termsAsked)}
            </Link>
            <strong>{terms.asks}</strong>
          </li>
        )}
      </ul>
    </Sheet>
  )
}
