import { failModeNames } from '@dovolilnice/contract/bollards/fail-mode-names'
import type { readBollards } from '@dovolilnice/contract/bollards/keep/read-bollards'
import type { KeptBollard } from '@dovolilnice/contract/bollards/keep/read-bollards'
import type { OperationOutput } from '@dovolilnice/contract/operation'
import { formatInstant } from '../../../platform/translate/format.ts'
import { useLocale, useTranslate } from '../../../platform/translate/use-translate.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { FormButtons } from '../../../ui/form/form-layout.tsx'
import { Modal } from '../../../ui/overlays/modal.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { GatesLinkNotice } from '../gates-link-notice.tsx'
import { GateSetup } from './gate-setup.tsx'
import { texts } from './keep-texts.ts'
import styles from './keep.module.css'
import { StandingBadge } from './standing-badge.tsx'

interface DetailsProps {
  bollard: KeptBollard
  kept: OperationOutput<typeof readBollards>
  /** Absent for who may only read. */
  onEdit: (() => void) | undefined
  onInUse: (() => void) | undefined
  onClose: () => void
}

const BollardFacts = ({ bollard }: { bollard: KeptBollard }) => {
  const t = useTranslate()
  const locale = useLocale()
  const instant = (at: string | null) => at !== null && formatInstant(at, locale)
  const { code, parking_lot_name: lot, zone, list_entries: entries } = bollard
  return (
    <Facts
      facts={[
        { label: t(texts.standing), value: <StandingBadge standing={bollard.standing} /> },
        { label: t(texts.since), value: instant(bollard.out_of_use_since) },
        { label: t(texts.code), value: code },
        { label: t(texts.guards), value: lot === null ? t(texts.guardsAll) : t(texts.guardsLot, { lot, zone: zone ?? '' }) },
        { label: t(texts.heardAt), value: instant(bollard.heard_at) },
        { label: t(texts.list), value: entries !== null && t(texts.listEntries, { count: entries }) },
        { label: t(texts.heldUntil), value: instant(bollard.held_until) },
        { label: t(texts.onFailure), value: bollard.active && t(failModeNames[bollard.fail_mode]) },
      ]}
    />
  )
}

/** What is known of a bollard and its gate, what its installer types, and the steps that lead on. */
export const BollardDetails = ({ bollard, kept, onEdit, onInUse, onClose }: DetailsProps) => {
  const t = useTranslate()
  const { active, code, name, standing } = bollard
  return (
    <Modal opened onClose={onClose} size={680} title={name}>
      <div className={styles.details}>
        {standing === 'closing' && <Notice tone="warning">{t(texts.closingText)}</Notice>}
        {standing === 'closed' && <p>{t(bollard.account_may_go ? texts.closedText : texts.pendingText)}</p>}
        <BollardFacts bollard={bollard} />
        <GatesLinkNotice link={kept.link} />
        {active && kept.link.up && <GateSetup code={code} embeddedBroker={kept.embedded_broker} />}
      </div>
      <FormButtons>
        <Button look="plain" onClick={onClose}>
          {t(texts.close)}
        </Button>
        {onInUse !== undefined && (
          <Button look="plain" danger={active} onClick={onInUse}>
            {t(active ? texts.retire : texts.putBack)}
          </Button>
        )}
        {active && onEdit !== undefined && <Button onClick={onEdit}>{t(texts.edit)}</Button>}
      </FormButtons>
    </Modal>
  )
}
