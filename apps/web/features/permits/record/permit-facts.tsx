import type { OwnPermit, PermitDetails } from '@dovolilnice/contract/permits/permit'
import { replaceReasonLabels } from '@dovolilnice/contract/permits/permit-labels'
import { hoursInWords } from '@dovolilnice/contract/parking/window-days'
import { takingText } from '@dovolilnice/contract/primitives/taking'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatDay, formatInstant, formatValidity, useLocale, useTranslate } from '../../../platform/translate/translate.ts'
import { Facts, type Fact, Sheet } from '../../../ui/sheet.tsx'
import { unbroken } from '../../../ui/vehicles/unbroken.tsx'
import { Vehicles } from '../../../ui/vehicles/vehicles.tsx'
import { texts } from '../texts.ts'

/**
 * What holder and clerk both see of a permit.
 * @param withVehicles false where the ways of opening stand right below, vehicles among them
 */
export const usePermitFacts = (permit: OwnPermit, withVehicles = true): Fact[] => {
  const t = useTranslate()
  const locale = useLocale()
  const { replace_reason: replaced, time_windows: windows } = permit
  return [
    { label: t(texts.kind), value: t(permit.permit_kind_name) },
    { label: t(texts.lot), value: `${t(permit.parking_lot_name)} (${t(permit.zone_name)})` },
    { label: t(texts.validity), value: <strong>{unbroken(formatValidity(permit.valid_from, permit.valid_until, locale))}</strong> },
    { label: t(texts.hours), value: hoursInWords(windows, locale) || t(texts.wholeDay) },
    { label: t(texts.plates), value: withVehicles ? <Vehicles vehicles={permit.vehicles} /> : null },
    {
      label: t(texts.endingDocuments),
      value:
        permit.outlived_documents.length > 0 &&
        permit.outlived_documents
          .map(({ name, expires_on: day }) => t(texts.endingDocument, { name: t(name), day: formatDay(day, locale) }))
          .join(', '),
      wide: true,
    },
    {
      label: t(texts.decisions),
      value: permit.takings
        .map((one) => takingText(one, locale))
        .filter(Boolean)
        .join(' '),
      wide: true,
    },
    { label: t(texts.replaceReason), value: replaced && t(replaceReasonLabels[replaced]) },
    { label: t(texts.reason), value: permit.reason, wide: true },
  ]
}

const applicationLink = ({ id, number }: { id: string; number: string }): ReactNode => (
  <Link key={id} to="/vloge/$id" params={{ id }}>
    {number}
  </Link>
)

/** The permit itself, with where it came from. */
export const PermitSheet = ({ permit }: { permit: PermitDetails }) => {
  const t = useTranslate()
  const locale = useLocale()
  const issued = [formatInstant(permit.issued_at, locale), permit.issued_by_name].filter(Boolean).join(', ')
  const pending = permit.pending_applications.length === 0 ? null : permit.pending_applications.map(applicationLink)
  return (
    <Sheet title={t(texts.permit)}>
      <Facts
        facts={[
          ...usePermitFacts(permit),
          { label: t(texts.issued), value: issued },
          { label: t(texts.receivedOn), value: permit.received_on && formatDay(permit.received_on, locale) },
          { label: t(texts.application), value: permit.application && applicationLink(permit.application) },
          { label: t(texts.pending), value: pending },
        ]}
      />
    </Sheet>
  )
}
