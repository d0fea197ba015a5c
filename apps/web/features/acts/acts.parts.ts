import { type PartsOf, lazyPart } from '../../ui/states/part.tsx'
import type { ActsSheetProps } from './acts-sheet.tsx'
import type { GroundFieldsProps } from './ground-fields.tsx'
import type { OwnHearingProps } from './hearing/own-hearing.tsx'
import type { PreviewActProps } from './preview-act-button.tsx'

declare module '../../ui/states/part.tsx' {
  interface Parts {
    ActsSheet: ActsSheetProps
    PreviewAct: PreviewActProps
    RejectionFields: object
    HeardFields: object
    GroundFields: GroundFieldsProps
    OwnHearing: OwnHearingProps
    HandoverList: object
  }
}

export const actParts: PartsOf<
  'ActsSheet' | 'PreviewAct' | 'RejectionFields' | 'HeardFields' | 'GroundFields' | 'OwnHearing' | 'HandoverList'
> = {
  ActsSheet: lazyPart(() => import('./acts-sheet.tsx').then(({ ActsSheet }) => ActsSheet)),
  PreviewAct: lazyPart(() => import('./preview-act-button.tsx').then(({ PreviewActButton }) => PreviewActButton)),
  GroundFields: lazyPart(() => import('./ground-fields.tsx').then(({ GroundFields }) => GroundFields)),
  HandoverList: lazyPart(() => import('./handover.tsx').then(({ HandoverList }) => HandoverList)),
  HeardFields: lazyPart(() => import('./hearing/heard-fields.tsx').then(({ HeardFields }) => HeardFields)),
  OwnHearing: lazyPart(() => import('./hearing/own-hearing.tsx').then(({ OwnHearing }) => OwnHearing)),
  RejectionFields: lazyPart(() => import('./rejection-fields.tsx').then(({ RejectionFields }) => RejectionFields)),
}
