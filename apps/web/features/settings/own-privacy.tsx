import { downloadOwnData } from '@dovolilnice/contract/privacy/download-own-data'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { showInformation } from '../../platform/app-state.ts'
import { callForFile } from '../../platform/calls/call.ts'
import { reportFailure } from '../../platform/calls/query.ts'
import { saveFile } from '../../platform/save-file.ts'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { FormButtons } from '../../ui/form/form-layout.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import styles from './settings.module.css'
import { texts } from './texts.ts'

/** All own data as a file, and the notice that says what it is kept for. */
export const OwnPrivacy = () => {
  const t = useTranslate()
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    await callForFile(downloadOwnData, {}).then(saveFile, reportFailure)
    setBusy(false)
  }
  return (
    <Sheet title={t(texts.privacy)}>
      <p className={styles.how}>{t(texts.privacyHow)}</p>
      <FormButtons>
        <Button look="plain" icon={<IconDownload size={18} aria-hidden />} busy={busy} onClick={() => void download()}>
          {t(texts.download)}
        </Button>
        <Button look="plain" onClick={() => showInformation('gdpr', true)}>
          {t(texts.notice)}
        </Button>
      </FormButtons>
    </Sheet>
  )
}
