import './dialogs.css'
import { ColumnDialog } from './column-dialog.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { GdprDialog } from './gdpr-dialog.tsx'
import { InformationDialogs } from './information-dialogs.tsx'
import { WithMantine } from '../theme/with-mantine.tsx'
import type { InformationTexts } from './information-texts.ts'

export const Dialogs = ({ information }: { information: InformationTexts }) => (
  <WithMantine>
    <InformationDialogs {...information} />
    <GdprDialog />
    <ColumnDialog />
    <ConfirmDialog />
  </WithMantine>
)
