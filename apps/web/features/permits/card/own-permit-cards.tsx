import type { PermitRow } from '@dovolilnice/contract/permits/permit'
import { permitStatusLabels } from '@dovolilnice/contract/permits/permit-labels'
import { takingText } from '@dovolilnice/contract/primitives/taking'
import { afterDays } from '@dovolilnice/contract/parking/own-hours'
import { daysBetween, lastDayOf } from '@dovolilnice/contract/primitives/local-day'
import { IconBan, IconCalendarPlus, IconCar, IconClock, IconQrcode } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { formatDay, pageLocale, t, tableRefreshInterval, today, useOperation, useResources, useUser } from '../../../platform/kit.ts'
import { Button, ButtonLink, EmptyState, isUnreachable, lazyPart, OperationView, permitTones, StatusBadge } from '../../../ui/kit.ts'
import { BlockDialog } from './block-dialog.tsx'
import styles from './card.module.css'
import { OwnTemporaryVehicleDialog } from '../opening/vehicle-dialogs.tsx'
import { texts as permitTexts } from '../texts.ts'
import { texts } from './card-texts.ts'
import { CodeScreen, KeptCodeScreen } from './code-screen.tsx'
import { type KeptCode, readKeptCodes } from './kept-codes.ts'
import { listOwnPermits } from '@dovolilnice/contract/permits/list/permit-list'
import { Link } from '@tanstack/react-router'

const WalletDialog = lazyPart(() => import('./wallet-dialog.tsx').then((part) => part.WalletDialog))

/** The end is near enough to be said in days. */
const soonDays = 40

const Facts = ({ permit }: { permit: PermitRow }) => {
  const last = lastDayOf(permit.valid_until)
  const left = daysBetween(today(), permit.valid_until)
  const lot = useResources()?.parking_lots.find(({ id }) => id === permit.parking_lot_id)
  const begins = permit.status === 'scheduled'
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t(texts.lot)}</dt>
        <dd>{t(permit.parking_lot_name)}</dd>
      </div>
      <div>
        <dt>{t(texts.zone)}</dt>
        <dd>{lot === undefined ? permit.zone : t(lot.zone_name)}</dd>
      </div>
      {begins && (
        <div>
          <dt>{t(texts.validFrom)}</dt>
          <dd>{formatDay(permit.valid_from)}</dd>
        </div>
      )}
      <div>
        <dt>{t(texts.validUntil)}</dt>
        <dd>
          {formatDay(last)}
          {afterDays(permit, pageLocale())}
          {!begins && left <= soonDays && <small> ({t(texts.daysLeft, { count: left })})</small>}
        </dd>
      </div>
    </dl>
  )
}

/** A decision that takes the permit away and waits for its day, or the end of a suspension. */
const Takings = ({ permit }: { permit: PermitRow }) => {
  const told = permit.takings.map((one) => ({ act: one.act, text: takingText(one, pageLocale()) })).filter(({ text }) => text !== '')
  return told.map(({ act, text }) => (
    <p key={act}>
      {text}{' '}
      <Link to="/dovolilnice" search={{ dovolilnica: permit.id }}>
        {t(texts.remedy)}
      </Link>
    </p>
  ))
}

/** What one does with a permit, as tiles of one size: what is often done first, what takes it away last. What is not possible now has none. */
const Tiles = ({ permit, onOpen }: { permit: PermitRow; onOpen: (what: 'vehicle' | 'block') => void }) => {
  const { id, actions, status } = permit
  return (
    <div className={styles.tiles}>
      {actions.includes('replace') && (
        <Link
          to={'/nadzorna-plosca/vloge/parkirna-dovolilnica/$id/zamenjava'}
          params={{ id }}
          search={{ razlog: 'new_vehicle' }}
          className={styles.tile}
        >
          <IconCar size={24} aria-hidden />
          {t(permitTexts.newVehicle)}
        </Link>
      )}
      {(status === 'active' || status === 'scheduled') && (
        <button type="button" className={styles.tile} onClick={() => onOpen('vehicle')}>
          <IconClock size={24} aria-hidden />
          {t(permitTexts.temporaryVehicle)}
        </button>
      )}
      {actions.includes('renew') && (
        <Link to="/nadzorna-plosca/vloge/parkirna-dovolilnica" search={{ podaljsanje: id }} className={styles.tile}>
          <IconCalendarPlus size={24} aria-hidden />
          {t(texts.renew)}
        </Link>
      )}
      <button type="button" className={styles.tile} data-danger onClick={() => onOpen('block')}>
        <IconBan size={24} aria-hidden />
        {t(texts.block)}
      </button>
    </div>
  )
}

const PermitCard = ({ permit }: { permit: PermitRow }) => {
  const [open, setOpen] = useState<'code' | 'vehicle' | 'block' | 'wallet'>()
  const close = () => setOpen(undefined)
  return (
    <article className={styles.permit} aria-label={t(texts.permitNumber, { number: permit.number })}>
      <div className={styles.card} data-status={permit.status}>
        <div className={styles.top}>
          <h3>{t(permit.permit_kind_name).replace(/ (\p{L}) /gu, ' $1\u00a0')}</h3>
          <StatusBadge tone={permitTones[permit.status]}>{t(permitStatusLabels[permit.status])}</StatusBadge>
        </div>
        <p className={styles.plates}>
          {permit.plates.map((plate) => (
            <span key={plate} className={styles.plate}>
              {plate}
            </span>
          ))}
        </p>
        <Facts permit={permit} />
        <Takings permit={permit} />
        <button type="button" className={styles.show} onClick={() => setOpen('code')}>
          <IconQrcode size={20} aria-hidden />
          {t(texts.showCode)}
        </button>
        <p className={styles.number}>
          <span>{permit.number}</span>
          {(permit.status === 'active' || permit.status === 'scheduled') && (
            <button type="button" onClick={() => setOpen('wallet')}>
              {t(texts.toWallet)}
            </button>
          )}
          <Link to="/dovolilnice" search={{ dovolilnica: permit.id }}>
            {t(texts.details)}
          </Link>
        </p>
      </div>
      <Tiles permit={permit} onOpen={setOpen} />
      {open === 'code' && <CodeScreen permit={permit} onClose={close} onWallet={() => setOpen('wallet')} />}
      {open === 'wallet' && (
        <Suspense>
          <WalletDialog permit={permit} onClose={close} />
        </Suspense>
      )}
      {open === 'vehicle' && <OwnTemporaryVehicleDialog permit={permit} onClose={close} />}
      {open === 'block' && <BlockDialog permit={permit} onClose={close} />}
    </article>
  )
}

/** In the place of the cards where they cannot be read: the codes that were shown on this device before. */
const KeptCodeList = () => {
  const person = useUser().id
  const [shown, setShown] = useState<KeptCode>()
  const codes = readKeptCodes(person, today())
  if (codes.length === 0) return null
  return (
    <section className={styles.cards}>
      <p>{t(texts.keptCodes)}</p>
      {codes.map((kept) => (
        <Button key={kept.number} look="plain" icon={IconQrcode} onClick={() => setShown(kept)}>
          {[t(kept.kind), ...kept.plates].join(' · ')}
        </Button>
      ))}
      {shown !== undefined && <KeptCodeScreen kept={shown} onClose={() => setShown(undefined)} />}
    </section>
  )
}

const openStatuses = ['active', 'scheduled', 'suspended'] as const
const order: readonly string[] = openStatuses
/** So many ended permits are lines of their own; the list of all has the others. */
const shownEnded = 3

const EndedLine = ({ permit }: { permit: PermitRow }) => (
  <li>
    <Link to="/dovolilnice" search={{ dovolilnica: permit.id }} className={styles.slip}>
      <span className={styles.slipWords}>
        <strong>{t(permit.permit_kind_name)}</strong>
        <small>{[permit.plates.join(', '), formatDay(lastDayOf(permit.valid_until))].filter(Boolean).join(' · ')}</small>
      </span>
      <StatusBadge tone={permitTones[permit.status]}>{t(permitStatusLabels[permit.status])}</StatusBadge>
    </Link>
  </li>
)

const Ended = ({ permits }: { permits: readonly PermitRow[] }) => (
  <section className={styles.cards}>
    <h3 className={styles.soft}>{t(texts.ended)}</h3>
    <ul className={styles.slips}>
      {permits.map((permit) => (
        <EndedLine key={permit.id} permit={permit} />
      ))}
    </ul>
  </section>
)

interface Page {
  items: readonly PermitRow[]
  total: number
}

/** @param ended undefined while it is not known whether there are permits that are over */
const Cards = ({ open, ended }: { open: Page; ended: Page | undefined }) => {
  const never = ended?.total === 0
  return (
    <>
      {open.total === 0 &&
        (never ? <EmptyState title={t(texts.none)} text={t(texts.noneText)} /> : <EmptyState title={t(texts.noneNow)} />)}
      {open.total > 0 && (
        <div className={styles.wallet}>
          {open.items
            .toSorted((a, b) => order.indexOf(a.status) - order.indexOf(b.status))
            .map((permit) => (
              <PermitCard key={permit.id} permit={permit} />
            ))}
        </div>
      )}
      {ended !== undefined && ended.total > 0 && <Ended permits={ended.items} />}
      {(open.total > open.items.length || (ended?.total ?? 0) > shownEnded) && (
        <Link to="/dovolilnice" className={styles.all}>
          {t(texts.all)}
        </Link>
      )}
    </>
  )
}

export const OwnPermitCards = () => {
  const query = useOperation(
    listOwnPermits,
    { body: { filters: { status: [...openStatuses] }, sortByKey: 'valid_until', sortOrder: 'asc' } },
    { every: tableRefreshInterval },
  )
  const filters = { status: ['expired' as const, 'revoked' as const] }
  const { data: ended, isPending } = useOperation(
    listOwnPermits,
    { body: { itemsPerPage: shownEnded, sortByKey: 'valid_until', filters } },
    { quiet: true },
  )
  return (
    <section className={styles.cards} aria-labelledby="own-permits">
      <div className={styles.head}>
        <h2 id="own-permits">{t(texts.myPermits)}</h2>
        <ButtonLink label={t(texts.newApplication)} look="quiet" to="/nadzorna-plosca/vloge/parkirna-dovolilnica" />
      </div>
      {/* What stands below waits for the ended ones too. */}
      {isPending && <div data-loading hidden />}
      <OperationView query={query}>{(open) => <Cards open={open} ended={ended} />}</OperationView>
      {query.data === undefined && isUnreachable(query.error) && <KeptCodeList />}
    </section>
  )
}
