import type { UseQueryResult } from '@tanstack/react-query'
import type { CallError } from '../../platform/calls/call-error.ts'
import { connectivityStore } from '../../platform/calls/connectivity.ts'
import { useStore } from '../../platform/store.ts'
import { formatInstant, useLanguage, defineTexts } from '../../platform/translate/translate.ts'
import { Notice } from './notice.tsx'
import styles from '../sheet.module.css'

const texts = defineTexts({
  stale: {
    sl: 'Ni povezave s strežnikom. To je stanje, kakršno je bilo {instant}; medtem se je lahko spremenilo.',
    en: 'There is no connection to the server. This is the state of {instant}; it may have changed since.',
  },
  notRefreshed: {
    sl: 'Podatkov ni bilo mogoče osvežiti. To je stanje, kakršno je bilo {instant}; medtem se je lahko spremenilo.',
    en: 'The data could not be refreshed. This is the state of {instant}; it may have changed since.',
  },
})

type Read = Pick<UseQueryResult<unknown, CallError>, 'data' | 'dataUpdatedAt' | 'error' | 'isFetching'>

/** No server answered. */
export const isUnreachable = (error: CallError | null): boolean => error?.code === 'unavailable'

/** The server gave no answer about the data. A refusal (409 once a permit is renewed) is one: the screen says what follows from it. */
const isUnanswered = (error: CallError | null): boolean => error !== null && (error.status >= 500 || error.status === 429)

/** True while the screen may show old data: there is no network, or the last refresh failed. */
export const useIsStale = ({ data, error, isFetching }: Read): boolean => {
  const connectivity = useStore(connectivityStore)
  if (data === undefined) return false
  return connectivity === 'offline' || isUnanswered(error) || (connectivity === 'back-online' && isFetching)
}

/** Names the time of the data on the screen while it cannot be refreshed, so that old data does not look fresh. */
export const StaleNotice = ({ query }: { query: Read }) => {
  const { t, locale } = useLanguage()
  const connectivity = useStore(connectivityStore)
  if (!useIsStale(query)) return null
  const text = connectivity === 'online' && !isUnreachable(query.error) ? texts.notRefreshed : texts.stale
  return (
    <div className={styles.stale}>
      <Notice tone="warning" role="status">
        {t(text, { instant: formatInstant(new Date(query.dataUpdatedAt).toISOString(), locale) })}
      </Notice>
    </div>
  )
}
