import { listOwnPermits } from '@dovolilnice/contract/permits/list/list-own-permits'
import type { PermitRow } from '@dovolilnice/contract/permits/permit'
import { permitStatusLabels } from '@dovolilnice/contract/permits/permit-labels'
import { lastDayOf } from '@dovolilnice/contract/primitives/local-day'
import { Link } from '@tanstack/react-router'
import { tableRefreshInterval, useOperation } from '../../../platform/calls/query.ts'
import { formatDay } from '../../../platform/translate/format.ts'
import { useLocale, useTranslate } from '../../../platform/translate/use-translate.ts'
import { ButtonLink } from '../../../ui/buttons/button.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { OperationView } from '../../../ui/states/operation-view.tsx'
import { isUnreachable } from '../../../ui/states/stale-notice.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { permitTones } from '../../../ui/status-tones.ts'
import styles from './card.module.css'
import { texts } from './card-texts.ts'
import { KeptCodeList } from './kept-code-list.tsx'
import { PermitCard } from './permit-card.tsx'

const openStatuses = ['active', 'scheduled', 'suspended'] as const
const order: readonly string[] = openStatuses
/** So many ended permits are lines of their own; the list of all has the others. */
const shownEnded = 3

/** A permit that is over, as one pale line. */
const EndedLine = ({ permit }: { permit: PermitRow }) => {
  const t = useTranslate()
  const locale = useLocale()
  return (
    <li>
      <Link to="/dovolilnice" search={{ dovolilnica: permit.id }} className={styles.slip}>
        <span className={styles.slipWords}>
          <strong>{t(permit.permit_kind_name)}</strong>
          <small>{[permit.plates.join(', '), formatDay(lastDayOf(permit.valid_until), locale)].filter(Boolean).join(' · ')}</small>
        </span>
        <StatusBadge tone={permitTones[permit.status]}>{t(permitStatusLabels[permit.status])}</StatusBadge>
      </Link>
    </li>
  )
}

const Ended = ({ permits }: { permits: readonly PermitRow[] }) => {
  const t = useTranslate()
  return (
    <section className={styles.cards}>
      <h3 className={styles.soft}>{t(texts.ended)}</h3>
      <ul className={styles.slips}>
        {permits.map((permit) => (
          <EndedLine key={permit.id} permit={permit} />
        ))}
      </ul>
    </section>
  )
}

interface Page {
  items: readonly PermitRow[]
  total: number
}

/** @param ended undefined while it is not known whether there are permits that are over */
const Cards = ({ open, ended }: { open: Page; ended: Page | undefined }) => {
  const t = useTranslate()
  const never = ended?.total === 0
  return (
    <>
      {open.total === 0 &&
        (never ? <EmptyState title={t(texts.none)} text={t(texts.noneText)} /> : <EmptyState title={t(texts.noneNow)} />)}
      {open.items
        .toSorted((a, b) => order.indexOf(a.status) - order.indexOf(b.status))
        .map((permit) => (
          <PermitCard key={permit.id} permit={permit} />
        ))}
      {ended !== undefined && ended.total > 0 && <Ended permits={ended.items} />}
      {(open.total > open.items.length || (ended?.total ?? 0) > shownEnded) && (
        <Link to="/dovolilnice" className={styles.all}>
          {t(texts.all)}
        </Link>
      )}
    </>
  )
}

/** The person's permits as cards: those in force first, then those to come and the suspended ones; under them the last that are over. */
export const OwnPermitCards = () => {
  const t = useTranslate()
  const query = useOperation(
    listOwnPermits,
    { body: { filters: { status: [...openStatuses] }, sortByKey: 'valid_until', sortOrder: 'asc' } },
    { every: tableRefreshInterval },
  )
  const filters = { status: ['expired' as const, 'revoked' as const] }
  const { data: ended } = useOperation(
    listOwnPermits,
    { body: { itemsPerPage: shownEnded, sortByKey: 'valid_until', filters } },
    { quiet: true },
  )
  return (
    <section className={styles.cards} aria-labelledby="own-permits">
      <div className={styles.head}>
        <h2 id="own-permits">{t(texts.myPermits)}</h2>
        <ButtonLink look="quiet" to="/nadzorna-plosca/vloge/parkirna-dovolilnica">
          {t(texts.newApplication)}
        </ButtonLink>
      </div>
      <OperationView query={query}>{(open) => <Cards open={open} ended={ended} />}</OperationView>
      {query.data === undefined && isUnreachable(query.error) && <KeptCodeList />}
    </section>
  )
}
