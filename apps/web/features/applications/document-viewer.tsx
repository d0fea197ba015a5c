import type { Document } from '@dovolilnice/contract/documents/document'
import { readDocumentContent } from '@dovolilnice/contract/documents/read-document-content'
import { Modal } from '@mantine/core'
import { useEffect, useState } from 'react'
import { callForFile } from '../../platform/call.ts'
import { reportFailure } from '../../platform/query.ts'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import styles from './application-screen.module.css'
import { texts } from './texts.ts'

/**
 * The content under an address that only this page knows, with the type that the server judged and no other: a browser then shows it as a
 * picture or hands it to its own PDF viewer, and runs nothing of it.
 */
const useContent = (document: Document): string | undefined => {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const abort = new AbortController()
    let made: string | undefined
    callForFile(readDocumentContent, { params: { id: document.id } }, { signal: abort.signal })
      .then((file) => {
        made = URL.createObjectURL(new Blob([file], { type: document.media_type }))
        setAddress(made)
      })
      .catch((error: unknown) => (abort.signal.aborted ? undefined : reportFailure(error)))
    return () => {
      abort.abort()
      if (made !== undefined) URL.revokeObjectURL(made)
    }
  }, [document.id, document.media_type])
  return address
}

const Content = ({ document }: { document: Document }) => {
  const t = useTranslate()
  const address = useContent(document)
  const name = `${t(document.type_name)}: ${document.file_name}`
  if (document.media_type === 'image/heic') return <p>{t(texts.notShown)}</p>
  if (address === undefined) return <p role="status">{t(texts.loading)}</p>
  // Browsers refuse their PDF viewer, a sandbox of its own, to a sandboxed frame; the address's type is PDF and cannot become a page.
  // oxlint-disable-next-line react/iframe-missing-sandbox
  if (document.media_type === 'application/pdf') return <iframe className={styles.pdf} src={address} title={name} />
  return <img className={styles.picture} src={address} alt={name} />
}

/** A document looked at in place. */
export const DocumentViewer = ({ document, onClose }: { document: Document; onClose: () => void }) => {
  const t = useTranslate()
  return (
    <Modal
      opened
      onClose={onClose}
      size="min(96vw, 1100px)"
      title={t(document.type_name)}
      closeButtonProps={{ 'aria-label': t(texts.close) }}
    >
      <Content document={document} />
    </Modal>
  )
}
