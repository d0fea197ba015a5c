import type { ApplicationDetails } from '@dovolilnice/contract/applications/application'
import { failingDocuments, unjudgedDocuments } from '@dovolilnice/contract/documents/document-verdict'
import { useTranslate } from '../../../platform/translate/use-translate.ts'
import { Notice } from '../../../ui/states/notice.tsx'
import { texts } from '../texts.ts'

/** Before an approval: which required documents nobody has judged, and which do not meet. It warns and does not stop anybody. */
export const DocumentFindings = ({ application }: { application: ApplicationDetails }) => {
  const t = useTranslate()
  const unjudged = unjudgedDocuments(application).map(({ type_name: name }) => t(name).toLowerCase())
  const failing = failingDocuments(application).map(
    ({ type_name: name, verdict_reason: reason }) => `${t(name).toLowerCase()} (${reason ?? ''})`,
  )
  return (
    <>
      {failing.length > 0 && <Notice tone="bad" title={t(texts.failing, { documents: failing.join(', ') })} />}
      {unjudged.length > 0 && <Notice tone="warning" title={t(texts.unjudged, { documents: unjudged.join(', ') })} />}
    </>
  )
}
