import type { Text } from '@dovolilnice/contract/locale'
import { useRouter } from '@tanstack/react-router'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { Button, ButtonLink } from '../button.tsx'
import { texts } from './texts.ts'
import styles from './error-page.module.css'

interface Words {
  code: Text
  title: Text
  why: Text
  /** Trying again may help: the mistake was the server's. */
  retry?: boolean
}

const ErrorPage = ({ code, title, why, retry = false }: Words) => {
  const t = useTranslate()
  const router = useRouter()
  return (
    <section className={styles.page}>
      <p className={styles.code}>{t(code)}</p>
      <h1 className={styles.title}>{t(title)}</h1>
      <p className={styles.why}>{t(why)}</p>
      <div className={styles.ways}>
        <Button onClick={() => router.history.back()}>{t(retry ? texts.tryAgain : texts.goBack)}</Button>
        <ButtonLink look="plain" to="/">
          {t(texts.goHome)}
        </ButtonLink>
      </div>
    </section>
  )
}

export const ForbiddenPage = () => <ErrorPage code={texts.error403} title={texts.forbidden} why={texts.forbiddenWhy} />
export const NotFoundPage = () => <ErrorPage code={texts.error404} title={texts.notFound} why={texts.notFoundWhy} />
export const ServerErrorPage = () => <ErrorPage code={texts.error500} title={texts.serverError} why={texts.serverErrorWhy} retry />
