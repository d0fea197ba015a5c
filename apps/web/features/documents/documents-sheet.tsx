import type { Document, RecordDocument } from '@dovolilnice/contract/documents/document'
import { verdictLabels } from '@dovolilnice/contract/documents/document-verdict-labels'
import { IconCheck, IconDownload, IconEye, IconFileOff, IconFileTypePdf, IconPhoto, IconTrash, IconX } from '@tabler/icons-react'
import { callForFile, formatDay, formatInstant, pageLocale, reportFailure, saveFile, t, useMay } from '../../platform/kit.ts'
import type { ApplicationDetails } from '@dovolilnice/contract/applications/application'
import type { PageMark } from '../../ui/document-viewer/page-marks.tsx'
import { JudgeBar, lastSupplement, readDocumentsOf, useOpenedDocument } from './judge-bar.tsx'
import { editableStatuses, endedStatuses } from '@dovolilnice/contract/applications/application-status'
import { missingDocuments } from '@dovolilnice/contract/applications/apply/operations'
import { deleteDocument, readDocumentContent } from '@dovolilnice/contract/documents/operations'
import { useState } from 'react'
import { DeleteDialog, IconButton, Notice, Sheet, StatusBadge, unbroken, useKeys } from '../../ui/kit.ts'
import { DocumentViewer, InlineDocument } from '../../ui/document-viewer/document-viewer.tsx'
import { fileSize } from '../../ui/form/kit.ts'
import styles from './documents-sheet.module.css'
import { texts } from './texts.ts'

const VerdictBadge = ({ document: { verdict } }: { document: Pick<Document, 'verdict'> }) => {
  if (verdict === null) return null
  const Icon = verdict === 'meets' ? IconCheck : IconX
  return (
    <StatusBadge tone={verdict === 'meets' ? 'good' : 'bad'}>
      <Icon size={14} aria-hidden /> {t(verdictLabels[verdict])}
    </StatusBadge>
  )
}

/** Where a document says what the application says, or something else: drawn around on its pages. */
const marksOf = (application: ApplicationDetails, { id }: RecordDocument): PageMark[] => {
  const read = readDocumentsOf(application).find(({ document }) => document.id === id)
  return (read?.comparisons ?? []).flatMap(({ outcome, places }) =>
    places.map((place): PageMark => ({ ...place, tone: outcome === 'agrees' ? 'good' : 'bad' })),
  )
}

const nameOf = ({ type_name: type, file_name: file }: Document): string => `${t(type)} (${file})`

const save = (document: Document): void =>
  void callForFile(readDocumentContent, { params: { id: document.id } })
    .then(saveFile)
    .catch(reportFailure)

/** Who deleted a document, as long as the audit trail knows it, and when. */
const deletedBy = ({ deleted_by_name: name, deleted_at: at }: Document): string => [name, formatInstant(at)].filter(Boolean).join(', ')

interface LineProps {
  document: Document
  /** Came with the last supplement. */
  fresh: boolean
  onView: () => void
  onDelete: () => void
}

/** @param found false where the finding stands beside it already */
const DocumentWords = ({ document, fresh, found = true }: Pick<LineProps, 'document' | 'fresh'> & { found?: boolean }) => {
  const locale = pageLocale()
  const about = [
    // First, because a narrow line is cut at its end.
    document.expires_on === null ? undefined : t(texts.expiresOn, { day: formatDay(document.expires_on) }),
    document.file_name,
    fileSize(document.byte_size, locale),
    t(texts.addedOn, { day: formatInstant(document.created_at) }),
    document.deleted_at === null ? undefined : t(texts.deletedBecause, { who: deletedBy(document), reason: document.delete_reason ?? '' }),
  ]
  const judged =
    document.judged_at !== null && t(texts.judgedBy, { name: document.judged_by_name ?? '–', at: formatInstant(document.judged_at) })
  const judgement = [document.verdict_reason, judged].filter(Boolean).join(' ')
  return (
    <span className={styles.documentWords}>
      <span>
        <span className={styles.documentName}>{t(document.type_name)}</span>{' '}
        {fresh && <StatusBadge tone="active">{t(texts.fresh)}</StatusBadge>} {found && <VerdictBadge document={document} />}
      </span>
      <span className={styles.documentAbout} title={about.filter(Boolean).join(' · ')}>
        {unbroken(about.filter(Boolean).join(' · '))}
      </span>
      {judgement !== '' && (
        <span className={styles.documentAbout} title={judgement}>
          {unbroken(judgement)}
        </span>
      )}
    </span>
  )
}

const DocumentLine = ({ document, fresh, onView, onDelete }: LineProps) => {
  const may = useMay()
  const name = nameOf(document)
  const there = document.deleted_at === null
  return (
    <li className={styles.document} data-deleted={!there || undefined}>
      {document.media_type === 'application/pdf' ? <IconFileTypePdf size={24} aria-hidden /> : <IconPhoto size={24} aria-hidden />}
      <DocumentWords document={document} fresh={fresh} />
      {there && may('documents:read') && (
        <>
          <IconButton quiet label={t(texts.view, { name })} icon={<IconEye size={20} />} onClick={onView} />
          <IconButton quiet label={t(texts.download, { name })} icon={<IconDownload size={20} />} onClick={() => save(document)} />
        </>
      )}
      {there && may('documents:delete') && (
        <IconButton quiet danger label={t(texts.deleteDocument, { name })} icon={<IconTrash size={20} />} onClick={onDelete} />
      )}
    </li>
  )
}

const DocumentTile = ({ document, fresh, open, onView }: Omit<LineProps, 'onDelete'> & { open: boolean }) => {
  const may = useMay()
  const there = document.deleted_at === null
  const { verdict } = document
  const Picture = document.media_type === 'application/pdf' ? IconFileTypePdf : IconPhoto
  return (
    <li>
      <button type="button" className={styles.tile} aria-pressed={open} disabled={!there || !may('documents:read')} onClick={onView}>
        <span className={styles.sheet}>
          <Picture size={28} stroke={1.5} aria-hidden />
        </span>
        <span className="visually-hidden">{t(texts.view, { name: nameOf(document) })} </span>
        <span aria-hidden>{t(document.type_name)}</span>
        <span className={styles.verdict} data-verdict={there ? (verdict ?? 'open') : undefined}>
          {there ? t(verdict === null ? texts.unjudged : verdictLabels[verdict]) : t(texts.deleted)}
          {there && fresh && `, ${t(texts.fresh)}`}
        </span>
      </button>
    </li>
  )
}

const MissingTile = ({ name }: { name: string }) => (
  <li className={styles.tile} data-missing>
    <span className={styles.sheet}>
      <IconFileOff size={28} stroke={1.5} aria-hidden />
    </span>
    <span>{name}</span>
    <span className={styles.verdict} data-verdict="fails">
      {t(texts.lacks)}
    </span>
  </li>
)

const DeleteDocumentDialog = ({ document, onClose }: { document: Document; onClose: () => void }) => (
  <DeleteDialog
    title={t(texts.deleteDocumentTitle)}
    text={t(texts.deleteDocumentText, { name: document.file_name })}
    operation={deleteDocument}
    params={{ id: document.id }}
    done={texts.documentDeleted}
    onClose={onClose}
  />
)

interface DocumentsSheetProps {
  application: ApplicationDetails
  /** There is room to show a document under the list, beside the facts; otherwise it opens over the screen. */
  beside?: boolean
}

export const DocumentsSheet = ({ application, beside = false }: DocumentsSheetProps) => {
  const may = useMay()
  const { opened, open: openDocument, close, move, goOn } = useOpenedDocument(application, beside)
  const [seen, setSeen] = useState<string>()
  const [deleted, setDeleted] = useState<Document>()
  const missing = missingDocuments(application)
  const last = lastSupplement(application)
  const open = !endedStatuses.includes(application.status)
  const judges = may('applications:conduct') && editableStatuses.includes(application.status)
  const bar = opened && judges && <JudgeBar key={`judge ${opened.id}`} document={opened} seen={seen === opened.id} onJudged={goOn} />
  useKeys({
    title: texts.documents,
    keys:
      opened === undefined
        ? []
        : [
            { press: ',', label: texts.previousDocument, run: () => move(-1) },
            { press: '.', label: texts.nextDocument, run: () => move(1) },
          ],
  })
  const list = beside ? (
    <section className={styles.bench} aria-label={t(texts.documents)}>
      <ul className={styles.tiles}>
        {application.documents.map((document) => (
          <DocumentTile
            key={document.id}
            document={document}
            fresh={document.created_at === last}
            open={document.id === opened?.id}
            onView={() => (document.id === opened?.id ? close() : openDocument(document.id))}
          />
        ))}
        {open && missing.map(({ type, name }) => <MissingTile key={type} name={t(name)} />)}
      </ul>
      <div className={styles.place}>
        {opened === undefined && <p className={styles.choose}>{t(application.documents.length === 1 ? texts.chooseOne : texts.choose)}</p>}
        {opened && (
          <>
            <div className={styles.about}>
              <DocumentWords document={opened} fresh={opened.created_at === last} found={false} />
              {may('documents:delete') && (
                <IconButton
                  quiet
                  danger
                  label={t(texts.deleteDocument, { name: nameOf(opened) })}
                  icon={<IconTrash size={20} />}
                  onClick={() => setDeleted(opened)}
                />
              )}
            </div>
            <InlineDocument
              key={opened.id}
              document={{ ...opened, title: t(opened.type_name), marks: marksOf(application, opened) }}
              onShown={setSeen}
            />
            {bar}
          </>
        )}
      </div>
    </section>
  ) : (
    <Sheet title={t(texts.documents)}>
      {open && missing.length > 0 && (
        <Notice tone="warning" title={t(texts.missing, { documents: missing.map(({ name }) => t(name).toLowerCase()).join(', ') })} />
      )}
      {application.documents.length === 0 && <p className="soft">{t(texts.noDocuments)}</p>}
      <ul className={styles.documents}>
        {application.documents.map((document) => (
          <DocumentLine
            key={document.id}
            document={document}
            fresh={document.created_at === last}
            onView={() => openDocument(document.id)}
            onDelete={() => setDeleted(document)}
          />
        ))}
      </ul>
      {opened && (
        <DocumentViewer
          document={{ ...opened, title: t(opened.type_name), marks: marksOf(application, opened) }}
          onShown={setSeen}
          buttons={bar}
          onClose={close}
        />
      )}
    </Sheet>
  )
  // Its own place beside either list: a window that becomes narrower keeps the dialog and the reason that is typed in it.
  return (
    <>
      {list}
      {deleted && <DeleteDocumentDialog document={deleted} onClose={() => setDeleted(undefined)} />}
    </>
  )
}
