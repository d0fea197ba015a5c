import type { Text } from '@dovolilnice/contract/locale'
import { Fragment, type ReactNode } from 'react'
import { t } from '../../../platform/kit.ts'
import styles from './notices.module.css'
import { texts } from './texts.ts'

/** Each cookie by its name, as the browser shows it without https; their lengths are those of the server and of `theme/town-fonts.ts`. */
const cookies: readonly { name: string; purpose: Text; duration: Text }[] = [
  { name: 'dovolilnice_session', purpose: texts.session, duration: texts.sessionDuration },
  { name: 'XSRF-TOKEN, dovolilnice_forgery_secret', purpose: texts.forgery, duration: texts.forgeryDuration },
  { name: 'dovolilnice_known', purpose: texts.known, duration: texts.year },
  { name: 'dovolilnice_step, dovolilnice_provider', purpose: texts.step, duration: texts.tenMinutes },
  { name: 'dovolilnice.locale', purpose: texts.language, duration: texts.year },
  { name: 'dovolilnice.fonts', purpose: texts.fonts, duration: texts.year },
]

/** A name that breaks after its marks only, so that it stays readable in the narrow column of a phone. */
const breakable = (name: string): ReactNode =>
  name.split(/(?<=[_.])/).map((part) => (
    <Fragment key={part}>
      {part}
      <wbr />
    </Fragment>
  ))

export const Cookies = () => (
  <>
    <h3>{t(texts.cookies)}</h3>
    <p>{t(texts.cookiesLead)}</p>
    <div className={styles.wide} tabIndex={0} role="region" aria-label={t(texts.cookies)}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t(texts.cookieName)}</th>
            <th scope="col">{t(texts.cookiePurpose)}</th>
            <th scope="col">{t(texts.cookieDuration)}</th>
          </tr>
        </thead>
        <tbody>
          {cookies.map(({ name, purpose, duration }) => (
            <tr key={name}>
              <td>{breakable(name)}</td>
              <td>{t(purpose)}</td>
              <td>{t(duration)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
    <h3>{t(texts.stored)}</h3>
    <p>{t(texts.storedText)}</p>
  </>
)
