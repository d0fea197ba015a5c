import { Suspense } from 'react'
import { lazyPart } from '../../../../ui/kit.ts'
import type { TermsProps } from './terms-text.tsx'

const TermsText = lazyPart(() => import('./terms-text.tsx').then(({ TermsText }) => TermsText))

/** Price and days of what is chosen. The rules that compute them come when a kind is chosen: the first letter can be typed without them. */
export const Terms = (props: TermsProps) => {
  if (props.kind === undefined) return null
  return (
    <Suspense fallback={null}>
      <TermsText {...props} />
    </Suspense>
  )
}
