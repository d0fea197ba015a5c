import { useSearch } from '@tanstack/react-router'
import { textOf } from '../../../platform/routing/search.ts'
import { useTranslate } from '../../../platform/translate/use-translate.ts'
import { FrontCard } from '../../../ui/front-card.tsx'
import styles from '../acts.module.css'
import { HearingSheet } from './hearing-sheet.tsx'
import { texts } from './texts.ts'

/** Where a party answers what was found out, by its mailed link; no login. */
export const HearingScreen = () => {
  const t = useTranslate()
  const { number, token } = useSearch({ from: '/front/seznanitev' })
  const link = { number: textOf(number) ?? '', token: textOf(token) ?? '' }
  if (link.number === '' || link.token === '')
    return (
      <FrontCard title={t(texts.title)} hint={t(texts.noLink)}>
        {null}
      </FrontCard>
    )
  return (
    <article className={styles.front}>
      <h1 className={styles.title}>{t(texts.title)}</h1>
      <HearingSheet {...link} />
    </article>
  )
}
