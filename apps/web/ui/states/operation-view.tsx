import { IconCloudOff } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { sentenceOf, type CallError } from '../../platform/calls/call-error.ts'
import { useLanguage } from '../../platform/translate/translate.ts'
import { Button } from '../buttons/button.tsx'
import { texts } from '../list-screen/texts.ts'
import { EmptyState } from './empty-state.tsx'
import { ScreenLoading } from '../shell/screen-loading.tsx'
import { StaleNotice } from './stale-notice.tsx'

/** What was read, or that it is loading, or why it could not be and a retry. Statuses with a page of their own are shown there. */
export const OperationView = <Output,>({
  query,
  children,
}: {
  query: UseQueryResult<Output, CallError>
  children: (output: Output) => ReactNode
}) => {
  const { t, locale } = useLanguage()
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
      title={sentenceOf(query.error, locale)}
      action={<Button label={t(texts.retry)} onClick={() => void query.refetch()} />}
    />
  )
}
