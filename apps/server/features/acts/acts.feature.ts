import { discardActDraft } from '@dovolilnice/contract/acts/drafts/discard-act-draft'
import { issueActDraft } from '@dovolilnice/contract/acts/drafts/issue-act-draft'
import { listActDrafts } from '@dovolilnice/contract/acts/drafts/list-act-drafts'
import { prepareAct } from '@dovolilnice/contract/acts/drafts/prepare-act'
import { previewAct } from '@dovolilnice/contract/acts/drafts/preview-act'
import { previewActDraft } from '@dovolilnice/contract/acts/drafts/preview-act-draft'
import { updateActDraft } from '@dovolilnice/contract/acts/drafts/update-act-draft'
import { correctAct } from '@dovolilnice/contract/acts/record/correct-act'
import { readAct } from '@dovolilnice/contract/acts/record/read-act'
import { readMatterActs } from '@dovolilnice/contract/acts/record/read-matter-acts'
import { previewActText } from '@dovolilnice/contract/acts/settings/preview-act-text'
import { readActSettings } from '@dovolilnice/contract/acts/settings/read-act-settings'
import { readActTexts } from '@dovolilnice/contract/acts/settings/read-act-texts'
import { updateActSettings } from '@dovolilnice/contract/acts/settings/update-act-settings'
import { updateActText } from '@dovolilnice/contract/acts/settings/update-act-text'
import { implement } from '../../platform/http/feature.ts'
import type { Feature } from '../../platform/http/feature.ts'
import { implementList } from '../../platform/http/implement-list.ts'
import { actPrivacy } from './act-privacy.ts'
import { actTables } from './act-tables.ts'
import * as drafts from './drafts/handle-drafts.ts'
import { handleListActDrafts } from './drafts/list-act-drafts.ts'
import { actFilesInUse, handlePreviewActText } from './paper/read-act-paper.ts'
import { handleReadAct, handleReadMatterActs } from './record/find-act.ts'
import { handleReadActSettings, handleUpdateActSettings } from './settings/act-settings.ts'
import { handleReadActTexts, handleUpdateActText } from './settings/act-texts.ts'

export const actsFeature: Feature = {
  name: 'acts',
  tables: actTables,
  privacy: actPrivacy,
  filesInUse: actFilesInUse,
  routes: [
    ...implementList(listActDrafts, handleListActDrafts),
    implement(prepareAct, drafts.handlePrepareAct),
    implement(previewAct, drafts.handlePreviewAct),
    implement(previewActDraft, drafts.handlePreviewActDraft),
    implement(updateActDraft, drafts.handleUpdateActDraft),
    implement(issueActDraft, drafts.handleIssueActDraft),
    implement(discardActDraft, drafts.handleDiscardActDraft),
    implement(readMatterActs, handleReadMatterActs),
    implement(readAct, handleReadAct),
    implement(correctAct, drafts.handleCorrectAct),
    implement(readActSettings, handleReadActSettings),
    implement(updateActSettings, handleUpdateActSettings),
    implement(readActTexts, handleReadActTexts),
    implement(updateActText, handleUpdateActText),
    implement(previewActText, handlePreviewActText),
  ],
}
