import type { Resources } from '@dovolilnice/contract/resources/operations'
import { Suspense, useEffect } from 'react'
import { t } from '../../../../platform/kit.ts'
import { FormSection } from '../../../../ui/form/kit.ts'
import { lazyPart, ScreenLoading } from '../../../../ui/kit.ts'
import { useLaterTexts } from './later-texts.ts'
import { useChosenKind } from '../use-dependent-choices.ts'

const load = () => import('./document-field.tsx').then(({ DocumentField }) => DocumentField)
/** Which documents are needed is known when a kind is chosen: until then nobody needs their fields, which come while the first ones are read. */
const DocumentField = lazyPart(load)

const KeptFiles = lazyPart(() => import('./kept-files.tsx').then((part) => part.KeptFiles))

interface DocumentsProps {
  resources: Resources
  byClerk: boolean
  /** The draft with which the chosen files are kept. */
  draft?: string | undefined
}

export const SectionDocuments = ({ resources, byClerk, draft }: DocumentsProps) => {
  const texts = useLaterTexts()
  const kind = useChosenKind(resources)
  useEffect(() => void load().catch(() => undefined), [])
  if (kind?.documents.length === 0) return null
  return (
    <FormSection title={t(texts.documents)} hint={kind === undefined ? t(texts.documentsAfterKind) : t(texts.documentsHint)}>
      <Suspense fallback={<ScreenLoading />}>
        {kind?.documents.map((document) => (
          <DocumentField key={document.type} document={document} optional={byClerk || !document.required} />
        ))}
        {draft !== undefined && <KeptFiles draft={draft} />}
      </Suspense>
    </FormSection>
  )
}
