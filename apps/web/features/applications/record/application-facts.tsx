import { endText } from '@dovolilnice/contract/columns/column-text'
import type { ApplicationDetails } from '@dovolilnice/contract/applications/application'
import { editableStatuses } from '@dovolilnice/contract/applications/application-status'
import { formatDay, formatInstant, formatMoney, formatValidity, pageLocale, t, useMay } from '../../../platform/kit.ts'
import { lastDayOf } from '@dovolilnice/contract/primitives/local-day'
import { IconAlertTriangle, IconPencil } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button, Facts, FeeLines, Sheet, StatusBadge } from '../../../ui/kit.ts'
import { texts } from '../texts.ts'
import { applicationSourceLabels } from '@dovolilnice/contract/applications/application-labels'
import { waiverGroundLabels } from '@dovolilnice/contract/money/fees/fee-waiver'
import { periodLabels } from '@dovolilnice/contract/parking/period-labels'
import { Link } from '@tanstack/react-router'
import { TermText } from '../term-text.tsx'

/** Facts of an application that something in the register speaks against. */
type Doubted = 'kind' | 'plates' | 'validity'

/** What contradicts each fact while the application is not decided; the rules are those by which approving and issuing would warn or refuse. */
const contradictionsOf = (application: ApplicationDetails): Record<Doubted, string[]> => {
  const { cap, duplicates, documents, valid_until: until, status } = application
  if (!editableStatuses.includes(status)) return { kind: [], plates: [], validity: [] }
  const ends = documents.filter(({ deleted_at: gone, expires_on: day }) => gone === null && day !== null && day < lastDayOf(until))
  return {
    kind: cap === null ? [] : [t(texts.capReached, cap)],
    plates: duplicates.map(({ number }) => t(texts.plateElsewhere, { number })),
    validity: ends.map(({ type_name: name, expires_on: day }) => t(texts.proofEnds, { document: t(name), day: formatDay(day) })),
  }
}

const DoubtedFact = ({ application, fact, children }: { application: ApplicationDetails; fact: Doubted; children: ReactNode }) => (
  <>
    {children}
    {contradictionsOf(application)[fact].map((text) => (
      <span key={text}>
        {' '}
        <StatusBadge tone="warning">
          <IconAlertTriangle size={14} aria-hidden /> {text}
        </StatusBadge>
      </span>
    ))}
  </>
)

type Linked = ApplicationDetails['permit']
const permitLink = (permit: Linked) =>
  permit && (
    <Link to="/dovolilnice/$id" params={{ id: permit.id }}>
      {permit.number}
    </Link>
  )

const Fee = ({ lines }: { lines: ApplicationDetails['fee_lines'] }) => (lines.length === 0 ? t(texts.free) : <FeeLines lines={lines} />)

const waiverText = ({ fee_waiver: waiver, documents }: ApplicationDetails): string | null => {
  if (waiver === null) return null
  const proof = documents.find(({ id }) => id === waiver.document_id)
  const text = t(texts.waiverText, { ground: t(waiverGroundLabels[waiver.ground]), reason: waiver.reason })
  return proof === undefined ? text : `${text} (${proof.file_name})`
}

/** What was bought: `3 × teden`; by the hour its days and hours say it. */
const periodText = (period: ApplicationDetails['period'], count: number): string =>
  count > 1 && period !== 'hour' ? `${count} × ${t(periodLabels[period])}` : t(periodLabels[period])

/** What was asked for, where it was granted in part. */
const askedText = (asked: ApplicationDetails['asked']): string | null =>
  asked && `${asked.plates.join(', ')} · ${formatValidity(asked.valid_from, asked.valid_until)}`

export const WantedSheet = ({ application, onEdit }: { application: ApplicationDetails; onEdit: () => void }) => {
  const locale = pageLocale()
  const may = useMay()
  const { period, period_count: count } = application
  const decided = application.decided_by_name && `${application.decided_by_name}, ${formatInstant(application.decided_at)}`
  const doubted = (fact: 'kind' | 'plates' | 'validity', value: ReactNode) => (
    <DoubtedFact application={application} fact={fact}>
      {value}
    </DoubtedFact>
  )
  return (
    <Sheet
      title={t(texts.wanted)}
      actions={
        may('applications:write') &&
        editableStatuses.includes(application.status) &&
        application.suspended_on === null && <Button label={t(texts.edit)} small look="plain" icon={IconPencil} onClick={onEdit} />
      }
    >
      <Facts
        facts={[
          { label: t(texts.kindOfPermit), value: doubted('kind', t(application.permit_kind_name)) },
          { label: t(texts.lot), value: `${t(application.parking_lot_name)} (${t(application.parking_lot_zone)})` },
          { label: t(texts.vehicles), value: doubted('plates', <strong>{application.plates.join(', ')}</strong>) },
          {
            label: t(texts.validity),
            value: doubted('validity', formatValidity(application.valid_from, application.valid_until, application)),
          },
          { label: t(texts.period), value: periodText(period, count) },
          { label: t(texts.asked), value: askedText(application.asked), wide: true },
          { label: t(texts.callBy), value: application.call_by && <TermText last={application.call_by} /> },
          { label: t(texts.decideBy), value: application.decide_by && <TermText last={application.decide_by} /> },
          {
            label: t(texts.interim),
            value:
              application.interim &&
              t(texts.interimUntil, {
                plates: application.interim.plates.join(', '),
                until: endText(application.interim.until_at, locale),
              }),
          },
          {
            label: t(application.status === 'approved' ? texts.payBy : texts.due),
            value: application.due_on && formatDay(application.due_on),
          },
          {
            label: t(texts.created),
            value: `${formatInstant(application.created_at)} · ${t(applicationSourceLabels[application.source])}`,
          },
          { label: t(texts.fee), value: <Fee lines={application.fee_lines} />, wide: true },
          {
            label: t(texts.lateMoney),
            value: application.late_cents > 0 && t(texts.lateMoneyText, { cents: formatMoney(application.late_cents) }),
            wide: true,
          },
          { label: t(texts.waiver), value: waiverText(application), wide: true },
          { label: t(texts.device), value: application.wants_device && t(texts.yes) },
          { label: t(texts.receivedOn), value: application.received_on && formatDay(application.received_on) },
          { label: t(texts.permit), value: permitLink(application.permit) },
          { label: t(texts.replaces), value: permitLink(application.replaces_permit) },
          { label: t(texts.renews), value: permitLink(application.renews_permit) },
          { label: t(texts.decidedBy), value: decided },
          { label: t(texts.remark), value: application.remark, wide: true },
          { label: t(texts.supplementText), value: application.supplement_text, wide: true },
          { label: t(texts.reason), value: application.reason, wide: true },
        ]}
      />
    </Sheet>
  )
}
