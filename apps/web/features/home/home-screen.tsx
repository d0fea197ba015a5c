import { listedKinds } from '@dovolilnice/contract/parking/kinds/listed-kinds'
import { IconArrowRight, IconFileSearch, IconIdBadge2, IconInfoCircle, IconPencilPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Text } from '@dovolilnice/contract/locale'
import { readResources, useParameters, useResource } from '../../platform/resources/resources.ts'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { Contact } from './contact.tsx'
import styles from './home.module.css'
import { Prices } from './price-list.tsx'
import { Steps } from './steps.tsx'
import { texts } from './texts.ts'
import { todayPrices } from './today-prices.ts'
import { TownPicture } from './town-picture.tsx'
import { useTownText } from './town-text.ts'

const Task = ({
  to,
  icon,
  title,
  text,
}: {
  to: '/obrazci/parkirna-dovolilnica' | '/obrazci/parkirna-dovolilnica/stanje' | '/prijava'
  icon: ReactNode
  title: Text
  text: Text
}) => {
  const t = useTranslate()
  return (
    <li>
      <Link to={to} className={styles.task}>
        <span className={styles.taskIcon}>{icon}</span>
        <span className={styles.taskTitle}>
          {t(title)} <IconArrowRight size={18} aria-hidden />
        </span>
        <span className={styles.taskText}>{t(text)}</span>
      </Link>
    </li>
  )
}

const Notice = () => {
  const notice = useTownText('home_notice')
  if (notice === undefined || notice === '') return null
  return (
    <p className={styles.notice}>
      <IconInfoCircle size={20} aria-hidden /> {notice}
    </p>
  )
}

const Unreachable = () => (
  <p className={styles.notice} role="status">
    <IconInfoCircle size={20} aria-hidden /> {useTranslate()(texts.unreachable)}
  </p>
)

/** The kinds most people ask for; the rest is one page further. */
const PriceTeaser = () => {
  const t = useTranslate()
  const { data, error } = useResource(readResources)
  if (data === undefined && error !== null) return <Unreachable />
  const kinds = listedKinds(data?.permit_kinds ?? [])
    .filter((kind) => todayPrices(kind).length > 0)
    .slice(0, 6)
  if (kinds.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="prices">
      <h2 id="prices">{t(texts.prices)}</h2>
      <p className={styles.lead}>{t(texts.pricesHow)}</p>
      <ul className={styles.teaser}>
        {kinds.map((kind) => (
          <li key={kind.id}>
            <span>{t(kind.name)}</span>
            <Prices kind={kind} />
          </li>
        ))}
      </ul>
      <Link to="/navodila-za-uporabo" hash="vrste" className={styles.more}>
        {t(texts.allPrices)} <IconArrowRight size={18} aria-hidden />
      </Link>
    </section>
  )
}

/** The front page: what this is, what one can do here, how it goes, what it costs, whom to ask. */
export const HomeScreen = () => {
  const t = useTranslate()
  const known = useParameters() !== undefined
  return (
    <>
      <Notice />
      <section className={styles.hero}>
        <div className={styles.heroWords}>
          <h1>{t(texts.headline)}</h1>
          <p>{useTownText('home_welcome', texts.welcome)}</p>
          <div className={styles.heroWays}>
            <Link to="/obrazci/parkirna-dovolilnica" className={styles.primary}>
              {t(texts.apply)}
            </Link>
            <Link to="/navodila-za-uporabo" className={styles.secondary}>
              {t(texts.more)}
            </Link>
          </div>
        </div>
        <TownPicture />
      </section>
      <section className={styles.section} aria-label={t(texts.tasks)}>
        <ul className={styles.tasks}>
          <Task
            to="/obrazci/parkirna-dovolilnica"
            icon={<IconPencilPlus size={26} stroke={1.75} aria-hidden />}
            title={texts.apply}
            text={texts.applyHow}
          />
          <Task
            to="/obrazci/parkirna-dovolilnica/stanje"
            icon={<IconFileSearch size={26} stroke={1.75} aria-hidden />}
            title={texts.state}
            text={texts.stateHow}
          />
          <Task to="/prijava" icon={<IconIdBadge2 size={26} stroke={1.75} aria-hidden />} title={texts.account} text={texts.accountHow} />
        </ul>
      </section>
      <section className={styles.section} aria-labelledby="steps">
        <h2 id="steps">{t(texts.stepsTitle)}</h2>
        <Steps />
      </section>
      <PriceTeaser />
      {known && <Contact />}
    </>
  )
}
