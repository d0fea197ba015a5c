import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useLocation, useRouter, type RegisteredRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { defineTexts, followErrors, isCallError, t } from '../../../platform/kit.ts'
import { Button } from '../../buttons/button.tsx'
import sheet from '../../sheet.module.css'
import { Notice } from '../../states/notice.tsx'

const texts = defineTexts({
  unread: {
    sl: {
      one: 'Enega dela te strani ni bilo mogoče prebrati',
      two: 'Dveh delov te strani ni bilo mogoče prebrati',
      few: '{count} delov te strani ni bilo mogoče prebrati',
      other: '{count} delov te strani ni bilo mogoče prebrati',
    },
    en: { one: 'One part of this page could not be read', other: '{count} parts of this page could not be read' },
  },
  why: {
    sl: 'Na strežniku je prišlo do napake; zabeležena je. Kar vidite, velja, manjka pa to, česar ni.',
    en: 'The server failed, and it has been recorded. What you see holds; what is not there is missing.',
  },
  tryAgain: { sl: 'Poskusi znova', en: 'Try again' },
})

/** The router, but for a reading that failed in the server: its page would replace all that was read. What a person did goes to the page as ever. */
export const staying = (router: RegisteredRouter, onUnread: () => void): Pick<RegisteredRouter, 'state' | 'navigate'> => ({
  get state() {
    return router.state
  },
  navigate: async (options) => {
    if (options.to === '/500' && options.replace === true) onUnread()
    else await router.navigate(options)
  },
})

const unread = {
  type: 'active',
  predicate: ({ state: { error } }: { state: { error: unknown } }) => isCallError(error) && error.status === 500,
} as const

const countUnread = (client: QueryClient): number => client.getQueryCache().findAll(unread).length

/** Keeps a screen of which a part could not be read, and says so above it until it is read. Screens whose lists say it in their place are not meant. */
export const UnreadParts = () => {
  const router = useRouter()
  const client = useQueryClient()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const [failedAt, setFailedAt] = useState<string>()
  useEffect(() => {
    followErrors(staying(router, () => setFailedAt(router.state.location.pathname)))
    return () => followErrors(router)
  }, [router])
  const subscribe = useCallback((onChange: () => void) => client.getQueryCache().subscribe(onChange), [client])
  const missing = useSyncExternalStore(subscribe, () => countUnread(client))
  if (failedAt !== path || missing === 0) return null
  return (
    <div className={sheet.stale}>
      <Notice tone="bad" role="alert" title={t(texts.unread, { count: missing })}>
        {t(texts.why)} <Button label={t(texts.tryAgain)} look="plain" small onClick={() => void client.refetchQueries(unread)} />
      </Notice>
    </div>
  )
}
