import type { OwnPermit, PermitDetails } from '@dovolilnice/contract/permits/permit'
import { permitStatusLabels, replaceReasonLabels } from '@dovolilnice/contract/permits/permit-labels'
import { readDocumentContent } from '@dovolilnice/contract/documents/read-document-content'
import { Link } from '@tanstack/react-router'
import { callForFile } from '../../platform/call.ts'
import { reportFailure } from '../../platform/query.ts'
import { openFile } from '../../platform/save-file.ts'
import { formatInstant, formatValidity } from '../../platform/translate/format.ts'
import { useLocale, useTranslate } from '../../platform/translate/use-translate.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import styles from './permits.module.css'
import { texts } from './texts.ts'

/** What replaced what, oldest first. A permit that stands alone has no chain. */
export const ChainSheet = ({ permit, linked }: { permit: OwnPermit; linked: boolean }) => {
  const t = useTranslate()
  const locale = useLocale()
  if (permit.chain.length < 2) return null
  return (
    <Sheet title={t(texts.chain)}>
      <ol className={styles.chain}>
        {permit.chain.map(({ id, number, status, valid_from: from, valid_until: until, replace_reason: reason }) => (
          <li key={id} aria-current={id === permit.id ? 'true' : undefined}>
            {id === permit.id ? (
              <strong>
                {number} ({t(texts.thisOne)})
              </strong>
            ) : linked ? (
              <Link to="/dovolilnice/$id" params={{ id }}>
                {number}
              </Link>
            ) : (
              <span>{number}</span>
            )}
            <span className={styles.soft}>
              {[t(permitStatusLabels[status]), formatValidity(from, until, locale), reason && t(replaceReasonLabels[reason])]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ol>
    </Sheet>
  )
}

const openDocument = (id: string): void => void callForFile(readDocumentContent, { params: { id } }).then(openFile).catch(reportFailure)

/** Documents that came with the permit itself; those of its application stand there. */
export const PermitDocuments = ({ permit }: { permit: PermitDetails }) => {
  const t = useTranslate()
  const locale = useLocale()
  if (permit.documents.length === 0) return null
  return (
    <Sheet title={t(texts.documents)}>
      <ul className={styles.lines}>
        {permit.documents.map(({ id, file_name: name, created_at: at }) => (
          <li key={id}>
            <span>
              <Button look="quiet" small onClick={() => openDocument(id)}>
                {name}
              </Button>
            </span>
            <span className={styles.soft}>{formatInstant(at, locale)}</span>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
