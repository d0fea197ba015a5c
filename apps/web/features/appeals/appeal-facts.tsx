import { actKindLabels } from '@dovolilnice/contract/acts/act-kinds'
import { readAct } from '@dovolilnice/contract/acts/record/operations'
import type { Appeal } from '@dovolilnice/contract/appeals/appeal'
import {
  appealFeeLabels,
  appealMannerLabels,
  type AppealStatus,
  appealStatusLabels,
  appealTimelinessLabels,
  decisionOutcomeLabels,
  dismissalGroundLabels,
} from '@dovolilnice/contract/appeals/appeal-status'
import { readAppealLetter } from '@dovolilnice/contract/appeals/operations'
import { formatDay, printPaper, t } from '../../platform/kit.ts'
import { Button, Facts, RecordLink, Sheet, StatusBadge, type StatusTone } from '../../ui/kit.ts'
import { texts } from './texts.ts'

const day = (day: string | null) => day && formatDay(day)

const ActButton = ({ id, number }: { id: string; number: string }) => (
  <Button look="plain" small aria-label={t(texts.openAct, { number })} onClick={() => printPaper(readAct, id)}>
    {number}
  </Button>
)

/** Who acts for the party by a power of attorney; that it lacks where a representative lodged the appeal. */
const powerText = ({ representative: found, by_representative: represented }: Appeal) => {
  if (found === null) return represented ? t(texts.powerMissing) : null
  const { name, since, until } = found
  return t(until === null ? texts.powerSince : texts.powerUntil, { name, since: day(since) ?? '', until: day(until) ?? '' })
}

export const AppealSheet = ({ appeal }: { appeal: Appeal }) => {
  const { appellant_name: name, by_representative: represented } = appeal
  return (
    <Sheet title={t(texts.about)}>
      <Facts
        facts={[
          { label: t(texts.appellant), value: represented ? `${name} (${t(texts.representative)})` : name },
          { label: t(texts.party), value: appeal.party_name },
          { label: t(texts.power), value: powerText(appeal) },
          {
            label: t(texts.act),
            value: (
              <>
                {t(actKindLabels[appeal.act_kind])} <ActButton id={appeal.act_id} number={appeal.act_number} />
              </>
            ),
          },
          { label: t(texts.record), value: <RecordLink {...appeal} /> },
          { label: t(texts.servedOn), value: day(appeal.served_on) },
          { label: t(texts.lastDay), value: day(appeal.last_day) },
          { label: t(texts.lodgedOn), value: `${day(appeal.lodged_on)}, ${t(appealMannerLabels[appeal.manner])}` },
          { label: t(texts.timeliness), value: t(appealTimelinessLabels[appeal.timeliness]) },
          { label: t(texts.receivedOn), value: day(appeal.received_on) },
          { label: t(texts.fee), value: [t(appealFeeLabels[appeal.fee]), appeal.fee_note].filter(Boolean).join(': ') },
          { label: t(texts.paperPlace), value: appeal.paper_place },
          { label: t(texts.text), value: appeal.text && <span className="written">{appeal.text}</span>, wide: true },
        ]}
      />
    </Sheet>
  )
}

export const CourseSheet = ({ appeal }: { appeal: Appeal }) => {
  const { closing_act: act, dismissal_ground: ground, outcome } = appeal
  return (
    <Sheet
      title={t(texts.status)}
      actions={
        appeal.has_letter && <Button label={t(texts.letter)} look="plain" small onClick={() => printPaper(readAppealLetter, appeal.id)} />
      }
    >
      <Facts
        facts={[
          { label: t(appeal.status === 'supplement_requested' ? texts.supplementBy : texts.sendBy), value: day(appeal.due_on) },
          { label: t(texts.supplementText), value: appeal.supplement_text, wide: true },
          { label: t(texts.sentOn), value: day(appeal.sent_on) },
          { label: t(texts.sentTo), value: appeal.sent_to },
          {
            label: t(texts.papers),
            value: appeal.papers.length > 0 && <span className="written">{appeal.papers.join('\n')}</span>,
            wide: true,
          },
          { label: t(texts.ground), value: ground && t(dismissalGroundLabels[ground]) },
          { label: t(texts.closingAct), value: act && <ActButton {...act} /> },
          { label: t(texts.outcome), value: outcome && t(decisionOutcomeLabels[outcome]) },
          { label: t(texts.decisionNumber), value: appeal.decision_number },
          { label: t(texts.decisionOn), value: day(appeal.decision_on) },
          { label: t(texts.decisionServedOn), value: day(appeal.decision_served_on) },
          { label: t(texts.withdrawnOn), value: day(appeal.withdrawn_on) },
          { label: t(texts.closingNote), value: appeal.closing_note, wide: true },
          { label: t(texts.enteredBy), value: appeal.entered_by_name },
        ]}
      />
    </Sheet>
  )
}

const tones: Record<AppealStatus, StatusTone> = {
  received: 'active',
  supplement_requested: 'warning',
  sent: 'active',
  dismissed: 'bad',
  granted: 'good',
  decided: 'over',
  withdrawn: 'over',
  cancelled: 'over',
}

export const AppealStatusBadge = ({ status }: { status: AppealStatus }) => (
  <StatusBadge tone={tones[status]}>{t(appealStatusLabels[status])}</StatusBadge>
)
