import type { PermitRow } from '@dovolilnice/contract/permits/permit'
import { permitStatusLabels } from '@dovolilnice/contract/permits/permit-labels'
import { afterDays } from '@dovolilnice/contract/parking/own-hours'
import { daysBetween, lastDayOf } from '@dovolilnice/contract/primitives/local-day'
import { IconBan, IconFileText, IconQrcode } from '@tabler/icons-react'
import { useState } from 'react'
import { today } from '../../../platform/today.ts'
import { useResources } from '../../../platform/resources/resources.ts'
import { formatDay } from '../../../platform/translate/format.ts'
import { useLocale, useTranslate } from '../../../platform/translate/use-translate.ts'
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { permitTones } from '../../../ui/status-tones.ts'
import { BlockDialog } from './block-dialog.tsx'
import styles from './card.module.css'
import { texts } from './card-texts.ts'
import { CodeScreen } from './code-screen.tsx'

/** The end is near enough to be said in days. */
const soonDays = 40

const Facts = ({ permit }: { permit: PermitRow }) => {
  const t = useTranslate()
  const locale = useLocale()
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
          <dt>{t(texts.from)}</dt>
          <dd>{formatDay(permit.valid_from, locale)}</dd>
        </div>
      )}
      <div>
        <dt>{t(texts.until)}</dt>
        <dd>
          {formatDay(last, locale)}
          {afterDays(permit, locale)}
          {!begins && left <= soonDays && <small> ({t(texts.daysLeft, { count: left })})</small>}
        </dd>
      </div>
    </dl>
  )
}

/** One permit as a card: its kind in large, its state in words and colour, the plates, where and until when; under it what one does with it. */
export const PermitCard = ({ permit }: { permit: PermitRow }) => {
  const t = useTranslate()
  const [open, setOpen] = useState<'code' | 'block'>()
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
        <p className={styles.number}>{permit.number}</p>
      </div>
      <div className={styles.acts}>
        <Button icon={<IconQrcode size={20} aria-hidden />} onClick={() => setOpen('code')}>
          {t(texts.showCode)}
        </Button>
        <ButtonLink look="plain" to="/dovolilnice" search={{ dovolilnica: permit.id }} icon={<IconFileText size={20} aria-hidden />}>
          {t(texts.details)}
        </ButtonLink>
        <Button look="plain" danger icon={<IconBan size={20} aria-hidden />} onClick={() => setOpen('block')}>
          {t(texts.block)}
        </Button>
      </div>
      {open === 'code' && <CodeScreen permit={permit} onClose={close} />}
      {open === 'block' && <BlockDialog permit={permit} onClose={close} />}
    </article>
  )
}
