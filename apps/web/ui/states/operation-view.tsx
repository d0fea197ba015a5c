import { IconCloudOff, IconInbox } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type CallError, connectivityStore, defineTexts, formatInstant, sentenceOf, t, useStore } from '../../platform/kit.ts'
import { Button } from '../buttons/button.tsx'
import styles from '../list-screen/list-screen.module.css'
import { texts } from '../list-screen/texts.ts'
import sheet from '../sheet.module.css'
import { ScreenLoading } from '../shell/screen-loading.tsx'
import { unbroken } from '../vehicles/unbroken.tsx'
import { Notice } from './notice.tsx'

const staleTexts = defineTexts({
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
  const connectivity = useStore(connectivityStore)
  if (!useIsStale(query)) return null
  const text = connectivity === 'online' && !isUnreachable(query.error) ? staleTexts.notRefreshed : staleTexts.stale
  return (
    <div className={sheet.stale}>
      <Notice tone="warning" role="status">
        {t(text, { instant: formatInstant(new Date(query.dataUpdatedAt).toISOString()) })}
      </Notice>
    </div>
  )
}

/** In place of content that does not exist yet: says so, and what to do. */
export const EmptyState = ({
  title,
  text,
  action,
  icon = <IconInbox size={40} stroke={1.5} aria-hidden />,
}: {
  title: string
  text?: string
  action?: ReactNode
  icon?: ReactNode
}) => (
  <div className={styles.message}>
    {icon}
    <p className={styles.messageTitle}>{unbroken(title)}</p>
    {text !== undefined && <p>{unbroken(text)}</p>}
    {action}
  </div>
)

/** What was read, or that it is loading, or why it could not be and a retry. Statuses with a page of their own are shown there. */
export const OperationView = <Output,>({
  query,
  children,
}: {
  query: UseQueryResult<Output, CallError>
  children: (output: Output) => ReactNode
}) => {
  if (query.data !== undefined)
    return (
      <>
        <StaleNotice query={query} />
        {children(query.data)}
      </>
    )
  if (query.error === null) return <ScreenLoading />
  return (
    <EmptyState
      icon={<IconCloudOff size={40} stroke={1.5} aria-hidden />}
      title={sentenceOf(query.error)}
      action={<Button label={t(texts.retry)} onClick={() => void query.refetch()} />}
    />
  )
}
