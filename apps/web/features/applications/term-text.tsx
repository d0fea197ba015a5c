import { termState } from '@dovolilnice/contract/applications/authority-terms'
import { dayInWords } from '@dovolilnice/contract/primitives/local-day'
import { pageLocale, t, today, useClosedDays } from '../../platform/kit.ts'
import { StatusBadge } from '../../ui/kit.ts'
import { texts } from './texts.ts'

/** The last day of a term of the authority; one that has run out or runs out soon says so in words. */
export const TermText = ({ last }: { last: string }) => {
  const state = termState(last, today(), useClosedDays())
  return (
    <>
      {dayInWords(last, pageLocale())}
      {state !== 'open' && (
        <>
          {' '}
          <StatusBadge tone={state === 'overdue' ? 'bad' : 'warning'}>{t(state === 'overdue' ? texts.overdue : texts.soon)}</StatusBadge>
        </>
      )}
    </>
  )
}
