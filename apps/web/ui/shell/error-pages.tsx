import type { Text } from '@dovolilnice/contract/locale'
import { useRouter } from '@tanstack/react-router'
import { useEffect, type ReactNode } from 'react'
import { connectivityStore, reloadOnReturn, ScreenMissing, t, useMaybeUser, useStore } from '../../platform/kit.ts'
import { Button, ButtonLink } from '../buttons/button.tsx'
import { texts } from './texts.ts'
import styles from './error-page.module.css'

/** The time of the last reload, so that a file that is missing for good does not reload the page for ever. */
const key = 'dovolilnice.reloaded-at'
const pauseMs = 60_000

/**
 * A page opened before an update may request a screen's file that the server no longer has. The page is then reloaded at the
 * screen's address. Called only when the person opens the screen: a failed prefetch must not reload the page.
 * @returns true when the page is being reloaded
 */
const reloadAfterUpdate = (): boolean => {
  if (Date.now() - Number(sessionStorage.getItem(key)) < pauseMs) return false
  sessionStorage.setItem(key, String(Date.now()))
  window.location.reload()
  return true
}

interface Words {
  code: Text
  title: Text
  why: Text
  /** What helps first; otherwise the way back. */
  action?: ReactNode
}

const GoBack = ({ look }: { look?: 'plain' }) => {
  const { history } = useRouter()
  // A page that was opened by its address in a new window has nothing behind it.
  if (window.history.length < 2) return null
  return <Button label={t(texts.goBack)} look={look} onClick={() => history.back()} />
}

const ErrorPage = ({ code, title, why, action = <GoBack /> }: Words) => (
  <section className={styles.page}>
    <p className={styles.code}>{t(code)}</p>
    <h1 className={styles.title}>{t(title)}</h1>
    <p className={styles.why}>{t(why)}</p>
    <div className={styles.ways}>
      {action}
      <ButtonLink label={t(texts.goHome)} look="plain" to="/" />
    </div>
  </section>
)

const TryAgain = ({ onClick }: { onClick: () => void }) => <Button onClick={onClick}>{t(texts.tryAgain)}</Button>

/** Someone who is signed in lacks the right; anyone else may only have to sign in. */
export const ForbiddenPage = () => {
  if (useMaybeUser() !== undefined) return <ErrorPage code={texts.error403} title={texts.forbidden} why={texts.forbiddenWhy} />
  const actions = (
    <>
      <ButtonLink label={t(texts.signIn)} to="/prijava" />
      <GoBack look="plain" />
    </>
  )
  return <ErrorPage code={texts.error403} title={texts.signInFirst} why={texts.signInFirstWhy} action={actions} />
}

export const NotFoundPage = () => <ErrorPage code={texts.error404} title={texts.notFound} why={texts.notFoundWhy} />

/** The server failed. Trying again opens the screen anew on which it did. */
export const ServerErrorPage = () => {
  const router = useRouter()
  const retry = () => {
    const { from } = router.state.location.state
    if (from === undefined) router.history.back()
    else void router.navigate({ href: from, replace: true })
  }
  return <ErrorPage code={texts.error500} title={texts.serverError} why={texts.serverErrorWhy} action={<TryAgain onClick={retry} />} />
}

const reload = () => window.location.reload()

/** The screen's file did not come: it is fetched again as soon as there is a network, and at once where the server has a newer one. */
const MissingScreen = () => {
  const connectivity = useStore(connectivityStore)
  useEffect(() => {
    if (connectivity === 'online') reloadAfterUpdate()
    if (connectivity === 'back-online') reloadOnReturn()
  }, [connectivity])
  if (connectivity === 'offline') return <ErrorPage code={texts.noConnection} title={texts.offlineScreen} why={texts.offlineScreenWhy} />
  return <ErrorPage code={texts.failure} title={texts.screenMissing} why={texts.screenMissingWhy} action={<TryAgain onClick={reload} />} />
}

/** In place of a screen that could not be loaded or drawn. The server knows nothing of it, so nothing is said to be recorded. */
export const FailedScreen = ({ error }: { error: unknown }) =>
  error instanceof ScreenMissing ? (
    <MissingScreen />
  ) : (
    <ErrorPage code={texts.failure} title={texts.screenBroken} why={texts.screenBrokenWhy} action={<TryAgain onClick={reload} />} />
  )
