import { previewActText } from '@dovolilnice/contract/acts/settings/preview-act-text'
import { readActSettings } from '@dovolilnice/contract/acts/settings/read-act-settings'
import { readActTexts } from '@dovolilnice/contract/acts/settings/read-act-texts'
import { updateActSettings } from '@dovolilnice/contract/acts/settings/update-act-settings'
import { updateActText } from '@dovolilnice/contract/acts/settings/update-act-text'
import { implement } from '../../platform/http/feature.ts'
import type { Feature } from '../../platform/http/feature.ts'
import { actPrivacy } from './act-privacy.ts'
import { actTables } from './act-tables.ts'
import { actFilesInUse, handlePreviewActText } from './paper/read-act-paper.ts'
import { handleReadActSettings, handleUpdateActSettings } from './settings/act-settings.ts'
import { handleReadActTexts, handleUpdateActText } from './settings/act-texts.ts'

export const actsFeature: Feature = {
  name: 'acts',
  tables: actTables,
  privacy: actPrivacy,
  filesInUse: actFilesInUse,
  routes: [
    implement(readActSettings, handleReadActSettings),
    implement(updateActSettings, handleUpdateActSettings),
    implement(readActTexts, handleReadActTexts),
    implement(updateActText, handleUpdateActText),
    implement(previewActText, handlePreviewActText),
  ],
}
