import type { PDFDocument } from '@cantoo/pdf-lib'

/** Widgets are fields of a form. A copy for the printer has none: the signature belongs to the stored file alone. */
const withoutFields = (merged: PDFDocument): void => {
  for (const page of merged.getPages()) page.node.delete(merged.context.obj('Annots'))
}

/**
 * Joins papers into one for the printer. The papers themselves stay as they are: their pages are copied, as they were drawn.
 * @param duplex both sides are printed: each paper is filled with an empty page to whole sheets
 */
export const mergePapers = async (
  papers: readonly Uint8Array[],
  { duplex, title }: { duplex: boolean; title: string },
): Promise<Uint8Array> => {
  // A large library that few calls need.
  const { PDFDocument: Document } = await import('@cantoo/pdf-lib')
  const merged = await Document.create()
  for (const paper of papers) {
    const source = await Document.load(paper, { updateMetadata: false })
    for (const page of await merged.copyPages(source, source.getPageIndices())) merged.addPage(page)
    const last = merged.getPage(merged.getPageCount() - 1)
    if (duplex && source.getPageCount() % 2 === 1) merged.addPage([last.getWidth(), last.getHeight()])
  }
  withoutFields(merged)
  merged.setTitle(title)
  return merged.save()
}
