import { actKindLabels } from '@dovolilnice/contract/acts/act-kinds'
import { isSuspension } from '@dovolilnice/contract/acts/suspension-ground'
import { getAct } from '@dovolilnice/contract/acts/record/get-act'
import type { ActDetails } from '@dovolilnice/contract/acts/record/issued-act'
import { readAct } from '@dovolilnice/contract/acts/record/read-act'
import { IconPrinter } from '@tabler/icons-react'
import { useOperation } from '../../../platform/calls/query.ts'
import { useLive } from '../../../platform/live.ts'
import { today } from '../../../platform/today.ts'
import { printPaper } from '../../../platform/print-paper.ts'
import { formatDay, formatInstant } from '../../../platform/translate/format.ts'
import { useLocale, useTranslate } from '../../../platform/translate/use-translate.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { FormButtons } from '../../../ui/form/form-layout.tsx'
import { Modal } from '../../../ui/overlays/modal.tsx'
import { Stacked } from '../../../ui/sheet.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { OperationView } from '../../../ui/states/operation-view.tsx'
import { RecordLink } from '../../../ui/record/record-link.tsx'
import { RemediesSheet } from '../remedies/remedies-sheet.tsx'
import { RestitutionSheet } from '../restitution/restitution-sheet.tsx'
import { AttemptsSheet } from './attempts-sheet.tsx'
import { missingText, StandingBadge } from './standing-badge.tsx'
import { texts } from './texts.ts'

/** A revocation and a suspension close the gates at once, whatever an appeal does. */
const takesPermit = ({ kind }: ActDetails): boolean => kind === 'revocation' || isSuspension(kind)

/** A day that is still to come holds only if no court action is brought until then. */
const isSuedLater = ({ court_until: court, binding_on: binding }: ActDetails): boolean =>
  court !== null && binding !== null && binding > court && court >= today()

const ActFacts = ({ act }: { act: ActDetails }) => {
  const t = useTranslate()
  const locale = useLocale()
  const day = (value: string | null) => value && formatDay(value, locale)
  const pending = act.standing === 'on_its_way'
  const effects = [
    takesPermit(act) && t(act.suspensive ? texts.whenFinal : texts.atOnce),
    act.remedy === 'appeal' && t(act.suspensive ? texts.suspends : texts.doesNotSuspend),
  ]
  return (
    <Facts
      facts={[
        { label: t(texts.standing), value: <StandingBadge standing={act.standing} /> },
        { label: t(texts.act), value: t(actKindLabels[act.kind]) },
        { label: t(texts.party), value: `${act.party}, ${act.party_address}` },
        { label: t(texts.record), value: <RecordLink {...act} /> },
        { label: t(texts.issuedAt), value: formatInstant(act.issued_at, locale) },
        { label: t(texts.decidedBy), value: act.decided_by_name },
        { label: t(pending ? texts.fictionOn : texts.servedOn), value: day(act.served_on) },
        { label: t(texts.appealUntil), value: !pending && day(act.appeal_until) },
        { label: t(texts.finalOn), value: !pending && day(act.final_on) },
        { label: t(texts.courtUntil), value: !pending && day(act.court_until) },
        { label: t(isSuedLater(act) ? texts.bindingUnlessSued : texts.bindingOn), value: !pending && day(act.binding_on) },
        { label: t(texts.effect), value: effects.filter(Boolean).join(' '), wide: true },
      ]}
    />
  )
}

const ActView = ({ act }: { act: ActDetails }) => {
  const t = useTranslate()
  const missing = missingText(act, t, useLocale())
  return (
    <Stacked>
      {missing !== '' && <Notice tone={act.standing === 'unserved' ? 'warning' : 'neutral'} title={missing} />}
      <ActFacts act={act} />
      <AttemptsSheet act={act} />
      <RemediesSheet act={act} />
      <RestitutionSheet act={act} />
      <FormButtons>
        <Button look="plain" icon={<IconPrinter size={18} aria-hidden />} onClick={() => printPaper(readAct, act.id)}>
          {t(texts.open)}
        </Button>
      </FormButtons>
    </Stacked>
  )
}

/** One issued act: how it was served, when it is final, and what can be entered next. */
export const ActDialog = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const t = useTranslate()
  const query = useOperation(getAct, { params: { id } }, { keep: true })
  useLive('applications', () => query.refetch())
  return (
    <Modal
      opened
      onClose={onClose}
      size={760}
      title={query.data === undefined ? t(texts.service) : t(texts.serviceOf, { number: query.data.number })}
    >
      <OperationView query={query}>{(act) => <ActView act={act} />}</OperationView>
    </Modal>
  )
}
