import type { OwnPermit, PermitDetails } from '@dovolilnice/contract/permits/permit'
import { permitStatusLabels, replaceReasonLabels } from '@dovolilnice/contract/permits/permit-labels'
import { Link } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { formatInstant, formatValidity, t } from '../../../platform/kit.ts'
import { Button, Sheet } from '../../../ui/kit.ts'
import { DocumentViewer, type ViewedDocument } from '../../../ui/document-viewer/document-viewer.tsx'
import styles from '../permits.module.css'
import { texts } from '../texts.ts'

/** What replaced what, oldest first. A permit that stands alone has no chain. */
export const ChainSheet = ({ permit, linked }: { permit: OwnPermit; linked: boolean }) => {
  if (permit.chain.length < 2) return null
  return (
    <Sheet title={t(texts.chain)}>
      <ol className={styles.chain}>
        {permit.chain.map(({ id, number, status, valid_from: from, valid_until: until, replace_reason: reason, ...hours }) => (
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
            <span className="soft">
              {[t(permitStatusLabels[status]), formatValidity(from, until, hours), reason && t(replaceReasonLabels[reason])]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ol>
    </Sheet>
  )
}

/** Documents that came with the permit itself; those of its application stand there. */
export const PermitDocuments = ({ permit }: { permit: PermitDetails }) => {
  const [viewed, setViewed] = useState<ViewedDocument>()
  const closeViewer = useCallback(() => setViewed(undefined), [])
  if (permit.documents.length === 0) return null
  return (
    <Sheet title={t(texts.documents)}>
      <ul className={styles.lines}>
        {permit.documents.map(({ id, file_name: name, created_at: at }) => (
          <li key={id}>
            <span>
              <Button look="quiet" small data-screen-only={undefined} onClick={() => setViewed({ id, file_name: name })}>
                {name}
              </Button>
            </span>
            <span className="soft">{formatInstant(at)}</span>
          </li>
        ))}
      </ul>
      {viewed && <DocumentViewer document={viewed} onClose={closeViewer} />}
    </Sheet>
  )
}
