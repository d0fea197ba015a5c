import { getApplication } from '@dovolilnice/contract/applications/record/operations'
import { missingDocuments } from '@dovolilnice/contract/applications/apply/operations'
import { verdictLabels } from '@dovolilnice/contract/documents/document-verdict-labels'
import { defineTexts, formatInstant, formatMoney, formatValidity, t, useOperation, usePaused } from '../../../platform/kit.ts'
import { ButtonLink, Facts, KeyCap, OperationView, Plate } from '../../../ui/kit.ts'
import { ApplicationStatusBadge } from '../application-status-badge.tsx'
import { TermText } from '../term-text.tsx'
import { texts as applicationTexts } from '../texts.ts'
import styles from './preview.module.css'

/** Apart from those of the list, which do not wait for it. */
const previewTexts = defineTexts({
  preview: { sl: 'Na kratko', en: 'In short' },
  unjudged: { sl: 'brez presoje', en: 'not judged' },
  lacks: { sl: 'manjka', en: 'missing' },
  openApplication: { sl: 'Odpri vlogo', en: 'Open the application' },
})

/** Read once one rests on it: every reading is a line in the audit trail. Documents are looked at on the record, where they are judged. */
export const Preview = ({ id }: { id: string }) => {
  const rested = usePaused(id)
  const query = useOperation(getApplication, { params: { id: rested } }, { keep: true, quiet: 'server-error' })
  return (
    <aside data-screen-only className={styles.preview} aria-label={t(previewTexts.preview)}>
      <OperationView query={query}>
        {(application) => (
          <>
            <h2>{application.name}</h2>
            <p className={styles.previewLine}>
              {application.plates.map((plate) => (
                <Plate key={plate} plate={plate} />
              ))}
              {application.number} <ApplicationStatusBadge status={application.status} />
            </p>
            <ul className={styles.previewDocuments}>
              {application.documents
                .filter(({ deleted_at: gone }) => gone === null)
                .map(({ id: document, type_name: name, verdict }) => (
                  <li key={document} data-verdict={verdict ?? 'open'}>
                    {t(name)} <span>{t(verdict === null ? previewTexts.unjudged : verdictLabels[verdict])}</span>
                  </li>
                ))}
              {missingDocuments(application).map(({ type, name }) => (
                <li key={type} data-verdict="fails">
                  {t(name)} <span>{t(previewTexts.lacks)}</span>
                </li>
              ))}
            </ul>
            <Facts
              facts={[
                { label: t(applicationTexts.kindOfPermit), value: t(application.permit_kind_name) },
                { label: t(applicationTexts.lot), value: t(application.parking_lot_name) },
                {
                  label: t(applicationTexts.validity),
                  value: formatValidity(application.valid_from, application.valid_until, application),
                },
                { label: t(applicationTexts.fee), value: formatMoney(application.fee_cents) },
                { label: t(applicationTexts.decideBy), value: application.decide_by && <TermText last={application.decide_by} /> },
                { label: t(applicationTexts.created), value: formatInstant(application.created_at) },
                { label: t(applicationTexts.remark), value: application.remark },
              ]}
            />
            <ButtonLink to="/vloge/$id" params={{ id: application.id }} wide>
              {t(previewTexts.openApplication)}
              <KeyCap press="Enter" />
            </ButtonLink>
          </>
        )}
      </OperationView>
    </aside>
  )
}
