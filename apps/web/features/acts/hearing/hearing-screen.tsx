import { readHearing } from '@dovolilnice/contract/acts/hearing/operations'
import type { Text } from '@dovolilnice/contract/locale'
import { screens } from '@dovolilnice/contract/screens'
import { Link, useSearch } from '@tanstack/react-router'
import { isCallError, t, textOf, useOperation } from '../../../platform/kit.ts'
import { FrontCard, FrontCardLinks, OperationView } from '../../../ui/kit.ts'
import styles from '../acts.module.css'
import type { HearingLink } from './hearings-sheet.tsx'
import { HearingSheet } from './hearing-sheet.tsx'
import { texts } from './texts.ts'

const NoHearing = ({ hint }: { hint: Text }) => (
  <FrontCard title={t(texts.title)} hint={t(hint)}>
    <FrontCardLinks>
      <Link to={screens.applicationStatus}>{t(texts.status)}</Link>
    </FrontCardLinks>
  </FrontCard>
)

const LinkedHearing = ({ link }: { link: HearingLink }) => {
  const query = useOperation(readHearing, { query: link }, { quiet: true })
  if (isCallError(query.error) && query.error.code === 'not_found' && query.data === undefined) return <NoHearing hint={texts.notFound} />
  return (
    <article className={styles.front}>
      <h1 className={styles.title}>{t(texts.title)}</h1>
      <OperationView query={query}>{(hearing) => <HearingSheet access={{ link }} hearing={hearing} />}</OperationView>
    </article>
  )
}

/** Where a party answers what was found out, by its mailed link; no login. */
export const HearingScreen = () => {
  const { number, token } = useSearch({ from: '/front/seznanitev' })
  const link = { number: textOf(number) ?? '', token: textOf(token) ?? '' }
  if (link.number === '' || link.token === '') return <NoHearing hint={texts.noLink} />
  return <LinkedHearing key={link.number + link.token} link={link} />
}
