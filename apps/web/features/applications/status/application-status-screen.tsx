import { useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { chosenLocale, isCallError, localeStore, sessionStore, setLocale, t, textOf } from '../../../platform/kit.ts'
import { OperationView } from '../../../ui/kit.ts'
import { useProgress } from './applicant-access.ts'
import formStyles from '../form/application-form.module.css'
import { FindApplication } from './find-application.tsx'
import { ProgressView } from './progress-view.tsx'
import { texts } from './status-texts.ts'

interface Link {
  number: string
  token: string
}

const LinkedApplication = ({ link }: { link: Link }) => {
  const access = { link }
  const query = useProgress(access)
  // The page speaks as the mail that led here, unless this device speaks another language than it did at first, or somebody is signed in.
  const locale = query.data?.locale
  useEffect(() => {
    if (locale !== undefined && chosenLocale.get() === undefined && localeStore.get() === 'sl' && !sessionStore.get().user)
      void setLocale(locale)
  }, [locale])
  if (isCallError(query.error) && query.error.code === 'not_found' && query.data === undefined) return <FindApplication wrong={link} />
  return <OperationView query={query}>{(progress) => <ProgressView progress={progress} access={access} />}</OperationView>
}

/** How far an application is, for whoever holds its mailed link; no login. */
export const ApplicationStatusScreen = () => {
  const { number, token } = useSearch({ from: '/front/obrazci/parkirna-dovolilnica/stanje' })
  const link = { number: textOf(number) ?? '', token: textOf(token) ?? '' }
  return (
    <article className={formStyles.front}>
      <h1 className={formStyles.title}>{t(texts.title)}</h1>
      {link.number === '' || link.token === '' ? <FindApplication /> : <LinkedApplication key={link.number + link.token} link={link} />}
    </article>
  )
}
