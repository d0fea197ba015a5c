import type { ApplicationRow } from '@dovolilnice/contract/applications/application'
import { waitsForClerk } from '@dovolilnice/contract/applications/application-status'
import { daysBetween, localDayOf, dayInWords, instantText } from '@dovolilnice/contract/primitives/local-day'
import { pageLocale, t, today } from '../../../platform/kit.ts'
import { ApplicationStatusBadge } from '../application-status-badge.tsx'
import { TermText } from '../term-text.tsx'
import { texts } from '../texts.ts'

export const applicationCells = { status: ({ status }: ApplicationRow) => <ApplicationStatusBadge status={status} /> }

/** The day on which it was sent and, while it waits for a clerk, how many days ago that was. */
const SentDay = ({ row: { created_at: at, status } }: { row: ApplicationRow }) => {
  const day = localDayOf(new Date(at))
  return (
    <span title={instantText(at, pageLocale())}>
      {dayInWords(day, pageLocale())}
      {waitsForClerk(status) && <span className="hint"> · {t(texts.age, { count: daysBetween(day, today()) })}</span>}
    </span>
  )
}

/** The same for clerks, who see how long each has waited. */
export const staffCells = {
  ...applicationCells,
  call_by: ({ call_by: last }: ApplicationRow) => last && <TermText last={last} />,
  decide_by: ({ decide_by: last }: ApplicationRow) => last && <TermText last={last} />,
  created_at: (row: ApplicationRow) => <SentDay row={row} />,
}
