import { readResources, t, useParameters, useResource } from '../../platform/kit.ts'
import styles from './home.module.css'
import { texts } from './texts.ts'
import { listedKinds } from '@dovolilnice/contract/parking/kinds/listed-kinds'
import { IconArrowRight, IconClock, IconFileSearch, IconIdBadge2, IconInfoCircle, IconPencilPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Text } from '@dovolilnice/contract/locale'
import { Contact } from './contact.tsx'
import { Prices } from './price-list.tsx'
import { Steps } from './steps.tsx'
import { todayPrices } from './today-prices.ts'
import { useTownText } from './town-text.ts'

interface HouseProps {
  x: number
  width: number
  height: number
  fill: string
  roof: 'gable' | 'hip' | 'step'
}

const ground = 300

const roofPath = ({ x, width, height, roof }: HouseProps): string => {
  const eaves = ground - height
  const right = x + width
  if (roof === 'gable') return `M${x - 6} ${eaves}L${x + width / 2} ${eaves - width * 0.55}L${right + 6} ${eaves}Z`
  if (roof === 'hip') return `M${x - 6} ${eaves}L${x + width * 0.22} ${eaves - 40}H${right - width * 0.22}L${right + 6} ${eaves}Z`
  return `M${x} ${eaves}v-16h${width * 0.2}v-18h${width * 0.2}v-16h${width * 0.2}v16h${width * 0.2}v18h${width * 0.2}v16Z`
}

const House = (house: HouseProps) => {
  const { x, width, height, fill } = house
  const columns = Math.floor((width - 18) / 24)
  const rows = Math.floor((height - 44) / 34)
  const gap = (width - columns * 14) / (columns + 1)
  return (
    <g>
      <rect x={x} y={ground - height} width={width} height={height} fill={fill} />
      <path d={roofPath(house)} fill="#8f4a3a" />
      {Array.from({ length: rows * columns }, (_, index) => {
        const column = index % columns
        const row = Math.floor(index / columns)
        return (
          <rect
            key={index}
            x={x + gap + column * (14 + gap)}
            y={ground - height + 16 + row * 34}
            width="14"
            height="20"
            rx="1"
            fill="#f6f1e4"
            stroke="#5c6a78"
            strokeWidth="1.500"
          />
        )
      })}
      <path d={`M${x + width / 2 - 10} ${ground}v-22a10 10 0 0 1 20 0v22Z`} fill="#5b4636" />
    </g>
  )
}

const Bollard = ({ x, up }: { x: number; up: number }) => (
  <g>
    <ellipse cx={x} cy="352" rx="15" ry="4.500" fill="#5c6a78" />
    <path d={`M${x - 10} 351V${352 - up}a10 4 0 0 1 20 0V351a10 3.500 0 0 1-20 0Z`} fill="var(--town-tertiary)" />
    {up > 20 && <path d={`M${x - 10} ${366 - up}a10 4 0 0 0 20 0v7a10 4 0 0 1-20 0Z`} fill="white" />}
  </g>
)

const Car = () => (
  <g>
    <path d="M392 352c2-13 8-15 20-17l16-21c3-4 7-6 12-6h42c6 0 10 2 13 6l15 21 17 4c6 2 9 6 9 13Z" fill="var(--town-primary)" />
    <path d="M425 334l11-15c2-3 4-4 8-4h13v19Zm40-19h14c4 0 6 1 8 4l11 15h-33Z" fill="#dcebf7" />
    <circle cx="424" cy="352" r="13" fill="#16202c" />
    <circle cx="424" cy="352" r="5" fill="#b9c4d1" />
    <circle cx="504" cy="352" r="13" fill="#16202c" />
    <circle cx="504" cy="352" r="5" fill="#b9c4d1" />
    <path d="M394 343h9" stroke="#ffe9a8" strokeWidth="5" strokeLinecap="round" />
  </g>
)

const TownPicture = () => (
  <svg className={styles.townPicture} viewBox="0 0 600 400" role="img" aria-label={t(texts.pictureOfTown)}>
    <rect width="600" height="400" fill="var(--indigo-0)" />
    <path
      d="M0 238c80-70 150-84 226-46 50-60 130-84 214-30 60-26 110-16 160 18v140H0Z"
      fill="color-mix(in oklab, var(--town-tertiary) 24%, white)"
    />
    <path d="M300 162v-46h16v14h14v-14h16v14h14v-14h16v46Z" fill="color-mix(in oklab, var(--town-tertiary) 44%, white)" />
    <House x={12} width={84} height={118} fill="#f1d9b0" roof="gable" />
    <House x={96} width={104} height={150} fill="#e9c3a6" roof="hip" />
    <House x={200} width={76} height={128} fill="#f3e6c8" roof="step" />
    <House x={356} width={92} height={140} fill="#d9dfc0" roof="gable" />
    <House x={448} width={76} height={110} fill="#f1d9b0" roof="hip" />
    <House x={524} width={90} height={146} fill="#e6c9b8" roof="gable" />
    <path d="M296 300v-96l20-30 20 30v96Z" fill="#efe7d6" />
    <path d="M290 206l26-44 26 44Z" fill="#8f4a3a" />
    <circle cx="316" cy="222" r="9" fill="white" stroke="#5c6a78" strokeWidth="2" />
    <path d="M316 217v5l4 3" fill="none" stroke="#16202c" strokeWidth="1.500" />
    <rect y="300" width="600" height="100" fill="#cfd6dd" />
    <path d="M0 300h600v10H0Z" fill="#b7c0c9" />
    <path d="M40 372h60m60 0h60m60 0h60m60 0h60m60 0h60" stroke="white" strokeWidth="5" strokeLinecap="round" />
    <Bollard x={132} up={52} />
    <Bollard x={252} up={8} />
    <Bollard x={330} up={8} />
    <Car />
  </svg>
)

const Task = ({
  to,
  icon,
  title,
  text,
}: {
  to: '/obisk' | '/obrazci/parkirna-dovolilnica' | '/obrazci/parkirna-dovolilnica/stanje' | '/prijava'
  icon: ReactNode
  title: Text
  text: Text
}) => (
  <li>
    <Link to={to} className={styles.task}>
      <span className={styles.taskIcon}>{icon}</span>
      <span className={styles.taskTitle}>
        {t(title)} <IconArrowRight size={18} aria-hidden />
      </span>
      <span className="hint">{t(text)}</span>
    </Link>
  </li>
)

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
    <IconInfoCircle size={20} aria-hidden /> {t(texts.unreachable)}
  </p>
)

/** The kinds most people ask for; the rest is one page further. */
const PriceTeaser = () => {
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

export const HomeScreen = () => {
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
            <Link to="/obisk" className={styles.secondary}>
              {t(texts.today)}
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
          <Task to="/obisk" icon={<IconClock size={26} stroke={1.75} aria-hidden />} title={texts.today} text={texts.todayHow} />
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
