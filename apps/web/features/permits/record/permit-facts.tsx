import type { OwnPermit, PermitDetails } from '@dovolilnice/contract/permits/permit'
import { replaceReasonLabels } from '@dovolilnice/contract/permits/permit-labels'
import { hoursInWords } from '@dovolilnice/contract/parking/window-days'
import { daysBetween, lastDayOf } from '@dovolilnice/contract/primitives/local-day'
import { takingText } from '@dovolilnice/contract/primitives/taking'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatDay, formatInstant, formatValidity, pageLocale, t, today } from '../../../platform/kit.ts'
import { CoatOfArms, type Fact, Facts, Plate, Sheet, unbroken } from '../../../ui/kit.ts'
import styles from '../permits.module.css'
import { texts } from '../texts.ts'

/** What holder and clerk see of a permit beside its kind, place and days. */
const moreFacts = (permit: OwnPermit): Fact[] => {
  const { replace_reason: replaced } = permit
  return [
    {
      label: t(texts.endingDocuments),
      value:
        permit.outlived_documents.length > 0 &&
        permit.outlived_documents
          .map(({ name, expires_on: day }) => t(texts.endingDocument, { name: t(name), day: formatDay(day) }))
          .join(', '),
      wide: true,
    },
    {
      label: t(texts.decisions),
      value: permit.takings
        .map((one) => takingText(one, pageLocale()))
        .filter(Boolean)
        .join(' '),
      wide: true,
    },
    { label: t(texts.replaceReason), value: replaced && t(replaceReasonLabels[replaced]) },
    { label: t(texts.reason), value: permit.reason, wide: true },
  ]
}

/** What the holder sees of a permit; the ways of opening stand right below, vehicles among them. */
export const usePermitFacts = (permit: OwnPermit): Fact[] => [
  { label: t(texts.kind), value: t(permit.permit_kind_name) },
  { label: t(texts.lot), value: `${t(permit.parking_lot_name)} (${t(permit.zone_name)})` },
  { label: t(texts.validity), value: <strong>{unbroken(formatValidity(permit.valid_from, permit.valid_until))}</strong> },
  { label: t(texts.hours), value: hoursInWords(permit.time_windows, pageLocale()) || t(texts.wholeDay) },
  ...moreFacts(permit),
]

const applicationLink = ({ id, number }: { id: string; number: string }): ReactNode => (
  <Link key={id} to="/vloge/$id" params={{ id }}>
    {number}
  </Link>
)

const ValidityBar = ({ permit: { status, valid_from: from, valid_until: until } }: { permit: PermitDetails }) => {
  const now = today()
  const used = Math.min(1, Math.max(0, daysBetween(from, now) / Math.max(1, daysBetween(from, until))))
  const left = now < from ? t(texts.beginsIn, { count: daysBetween(now, from) }) : t(texts.daysLeft, { count: daysBetween(now, until) })
  return (
    <div className={styles.span}>
      <svg viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden>
        <rect width="100" height="2" />
        <rect width={100 * used} height="2" data-used />
      </svg>
      <span>{formatDay(from)}</span>
      {(status === 'active' || status === 'scheduled') && until > now && <strong>{left}</strong>}
      <span>{formatDay(lastDayOf(until))}</span>
    </div>
  )
}

const PermitFace = ({ permit }: { permit: PermitDetails }) => {
  const hours = hoursInWords(permit.time_windows, pageLocale()) || t(texts.wholeDay)
  return (
    <section className={styles.faceAndSpan} aria-label={t(texts.permitFace)}>
      <div className={styles.face} data-holds={permit.status === 'active' || undefined}>
        <p className={styles.faceKind}>{t(permit.permit_kind_name)}</p>
        <p>
          {`${t(permit.parking_lot_name)} (${t(permit.zone_name)})`} · {hours}
        </p>
        <p className={styles.facePlates}>
          {permit.plates.map((plate) => (
            <Plate key={plate} plate={plate} />
          ))}
        </p>
        <CoatOfArms size={32} />
      </div>
      <ValidityBar permit={permit} />
    </section>
  )
}

/** The permit itself, with where it came from; what its face says is not said again. */
export const PermitSheet = ({ permit }: { permit: PermitDetails }) => {
  const issued = [formatInstant(permit.issued_at), permit.issued_by_name].filter(Boolean).join(', ')
  const pending = permit.pending_applications.length === 0 ? null : permit.pending_applications.map(applicationLink)
  return (
    <>
      <PermitFace permit={permit} />
      <Sheet title={t(texts.permit)}>
        <Facts
          facts={[
            ...moreFacts(permit),
            { label: t(texts.issued), value: issued },
            { label: t(texts.receivedOn), value: permit.received_on && formatDay(permit.received_on) },
            { label: t(texts.application), value: permit.application && applicationLink(permit.application) },
            { label: t(texts.pending), value: pending },
          ]}
        />
      </Sheet>
    </>
  )
}
