import { actKindLabels } from '@dovolilnice/contract/acts/act-kinds'
import type { ActDraft, preparedKinds } from '@dovolilnice/contract/acts/drafts/act-draft'
import type { IssuedAct } from '@dovolilnice/contract/acts/record/issued-act'
import { readAct, readMatterActs } from '@dovolilnice/contract/acts/record/operations'
import { useState } from 'react'
import { formatInstant, printPaper, t, useLive, useMay, useOperation } from '../../platform/kit.ts'
import { Button, OperationView, Part, Sheet, StatusBadge } from '../../ui/kit.ts'
import styles from './acts.module.css'
import { CorrectDialog, DraftDialog, PrepareDialog } from './draft-dialog.tsx'
import { FurtherActs, JoinedMatters } from './further/further-acts.tsx'
import { Hearings } from './hearing/hearings-sheet.tsx'
import { ProcedurePart, RepresentationPart, SecureBoxPart } from './representation/representation.tsx'
import { ActDialog, missingText, StandingBadge } from './service/act-dialog.tsx'
import { texts as serviceTexts } from './service/texts.ts'
import { texts } from './texts.ts'
import { useDraftActions } from './act-sheet-parts.tsx'

type PreparedKind = (typeof preparedKinds)[number]

export interface ActsSheetProps {
  /** Id of the application or permit. */
  recordId: string
  /** The acts that would be legal now, for those who may only prepare them. */
  prepares: readonly PreparedKind[]
}

/** Against an act that an appeal does not hold up or set aside already. */
const isOpenToAppeal = ({ remedy, standing }: IssuedAct): boolean =>
  remedy === 'appeal' && standing !== 'under_appeal' && standing !== 'set_aside'

interface ActLineProps {
  act: IssuedAct
  onServe: () => void
  onCorrect: () => void
  onAppeal: () => void
}

const ActLine = ({ act, onServe, onCorrect, onAppeal }: ActLineProps) => {
  const may = useMay()
  return (
    <li>
      <Button look="quiet" small aria-label={`${t(texts.open)} ${act.number}`} onClick={() => printPaper(readAct, act.id)}>
        {act.number}
      </Button>
      <span>{t(actKindLabels[act.kind])}</span>
      <span className={styles.soft}>
        {formatInstant(act.issued_at)} · {t(texts.decidedBy, { name: act.decided_by_name })}
      </span>
      <StandingBadge standing={act.standing} />
      <span className={styles.soft}>{missingText(act)}</span>
      <Button
        label={t(serviceTexts.service)}
        look="quiet"
        small
        aria-label={`${t(serviceTexts.service)} ${act.number}`}
        onClick={onServe}
      />
      {may('applications:conduct') && (
        <Button label={t(texts.correct)} look="quiet" small aria-label={`${t(texts.correct)} ${act.number}`} onClick={onCorrect} />
      )}
      {may('applications:conduct') && isOpenToAppeal(act) && (
        <Button label={t(texts.appeal)} look="quiet" small aria-label={`${t(texts.appeal)} ${act.number}`} onClick={onAppeal} />
      )}
    </li>
  )
}

const DraftLine = ({ draft, onEdit }: { draft: ActDraft; onEdit: (draft: ActDraft) => void }) => (
  <li>
    <StatusBadge tone="warning">{t(texts.draft)}</StatusBadge>
    <span>{t(actKindLabels[draft.kind])}</span>
    {useDraftActions(onEdit)(draft).map(({ label, onClick, danger = false, prominent = false }) => (
      <Button label={t(label)} key={t(label)} look={prominent ? 'filled' : 'quiet'} small danger={danger} onClick={onClick} />
    ))}
  </li>
)

export const ActsSheet = ({ recordId, prepares }: ActsSheetProps) => {
  const may = useMay()
  const [edited, edit] = useState<ActDraft>()
  const [served, serve] = useState<IssuedAct>()
  const [corrected, correct] = useState<IssuedAct>()
  const [prepared, prepare] = useState<PreparedKind>()
  const [appealed, appeal] = useState<IssuedAct>()
  const query = useOperation(readMatterActs, { params: { id: recordId } }, { keep: true })
  useLive('applications', () => query.refetch())
  const mayOnlyPrepare = may('applications:conduct') && !may('applications:decide')
  return (
    <Sheet
      title={t(texts.acts)}
      actions={
        mayOnlyPrepare &&
        prepares.map((kind) => (
          <Button label={t(texts.prepare, { kind: t(actKindLabels[kind]) })} key={kind} look="plain" small onClick={() => prepare(kind)} />
        ))
      }
    >
      <OperationView query={query}>
        {({ acts, drafts, hearings, representations, secure_box: box, procedure, version, joined, further }) => (
          <>
            {acts.length === 0 && drafts.length === 0 && <p className={styles.soft}>{t(texts.noneOfRecord)}</p>}
            <ul className={styles.list}>
              {drafts.map((draft) => (
                <DraftLine key={draft.id} draft={draft} onEdit={edit} />
              ))}
              {acts.map((act) => (
                <ActLine key={act.id} act={act} onServe={() => serve(act)} onCorrect={() => correct(act)} onAppeal={() => appeal(act)} />
              ))}
            </ul>
            <JoinedMatters joined={joined} />
            <FurtherActs choices={further} recordId={recordId} version={version} acts={acts} />
            <Hearings
              recordId={recordId}
              hearings={hearings}
              open={prepares.includes('rejection') || prepares.includes('revocation')}
              side={prepares.includes('rejection')}
            />
            <RepresentationPart recordId={recordId} all={representations} />
            {procedure !== null && <ProcedurePart recordId={recordId} {...procedure} />}
            {box !== null && <SecureBoxPart recordId={recordId} address={box.address} />}
            <Part name="AppealsOfMatter" props={{ recordId }} fallback={null} />
          </>
        )}
      </OperationView>
      {edited !== undefined && <DraftDialog draft={edited} onClose={() => edit(undefined)} />}
      {served !== undefined && <ActDialog id={served.id} onClose={() => serve(undefined)} />}
      {appealed !== undefined && (
        <Part name="LodgeAppeal" props={{ act: appealed, partyName: appealed.party, onClose: () => appeal(undefined) }} fallback={null} />
      )}
      {corrected !== undefined && <CorrectDialog act={corrected} onClose={() => correct(undefined)} />}
      {prepared !== undefined && <PrepareDialog kind={prepared} recordId={recordId} onClose={() => prepare(undefined)} />}
    </Sheet>
  )
}
