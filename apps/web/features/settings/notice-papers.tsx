import type { NoticePaperName } from '@dovolilnice/contract/notices/notice-papers'
import { readNoticePaper } from '@dovolilnice/contract/notices/read-notice-paper'
import { IconPrinter } from '@tabler/icons-react'
import { callForFile } from '../../platform/calls/call.ts'
import { reportFailure } from '../../platform/calls/query.ts'
import { openFile } from '../../platform/save-file.ts'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { FormButtons } from '../../ui/form/form-layout.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { texts } from './municipality-texts.ts'
import styles from './settings.module.css'

const papers = [
  { paper: 'gate-sign', label: texts.gateSign },
  { paper: 'privacy', label: texts.privacyPaper },
] as const

/** The notices that the municipality prints, made of the texts that are saved. */
export const NoticePapers = () => {
  const t = useTranslate()
  const print = (paper: NoticePaperName) => void callForFile(readNoticePaper, { params: { paper } }).then(openFile).catch(reportFailure)
  return (
    <Sheet title={t(texts.noticePapers)}>
      <p className={styles.hint}>{t(texts.noticePapersHow)}</p>
      <FormButtons>
        {papers.map(({ paper, label }) => (
          <Button key={paper} look="plain" icon={<IconPrinter size={18} aria-hidden />} onClick={() => print(paper)}>
            {t(label)}
          </Button>
        ))}
      </FormButtons>
    </Sheet>
  )
}
