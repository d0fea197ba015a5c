import type { UseQueryResult } from '@tanstack/react-query'
import { connectivityStore } from '../../platform/calls/connectivity.ts'
import { useStore } from '../../platform/store.ts'
import { formatInstant } from '../../platform/translate/format.ts'
import { defineTexts } from '../../platform/translate/message.ts'
import { useLocale, useTranslate } from '../../platform/translate/use-translate.ts'
import { Notice } from './notice.tsx'
import styles from '../sheet.module.css'

const texts = defineTexts({
  stale: {
    sl: 'Ni povezave s strežnikom. To je stanje, kakršno je bilo {instant}; medtem se je lahko spremenilo.',
    en: 'There is no connection to the server. This is the state of {instant}; it may have changed since.',
  },
})

type Read = Pick<UseQueryResult, 'data' | 'dataUpdatedAt' | 'isRefetchError' | 'isFetching'>

/** Whether what stands on the screen can no longer be taken for the present state: there is no network, or it could not be read anew. */
export const useIsStale = ({ data, isRefetchError, isFetching }: Read): boolean => {
  const connectivity = useStore(connectivityStore)
  if (data === undefined) return false
  return connectivity === 'offline' || isRefetchError || (connectivity === 'back-online' && isFetching)
}

/** Says of when the data is, while it cannot be read anew: old data must not look fresh. */
export const StaleNotice = ({ query }: { query: Read }) => {
  const t = useTranslate()
  const locale = useLocale()
  if (!useIsStale(query)) return null
  return (
    <div className={styles.stale}>
      <Notice tone="warning" role="status">
        {t(texts.stale, { instant: formatInstant(new Date(query.dataUpdatedAt).toISOString(), locale) })}
      </Notice>
    </div>
  )
}
