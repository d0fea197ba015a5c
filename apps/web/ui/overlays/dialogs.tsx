import { ColumnDialog } from './column-dialog.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { GdprDialog } from './gdpr-dialog.tsx'
import { InformationDialogs } from './information-dialogs.tsx'
import type { InformationTexts } from './information-texts.ts'

export const Dialogs = ({ information }: { information: InformationTexts }) => (
  <>
    <InformationDialogs {...information} />
    <GdprDialog />
    <ColumnDialog />
    <ConfirmDialog />
  </>
)
