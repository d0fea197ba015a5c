import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { RecordsSheet } from './records-sheet.tsx'
import { RetentionList } from './retention-list.tsx'
import { texts } from './texts.ts'

/** What the person in charge of data protection looks after. Which part is shown stands in the address. */
export const DataProtectionScreen = () => {
  const t = useTranslate()
  const navigate = useNavigate({ from: '/varstvo-podatkov' })
  const { tab } = useSearch({ from: '/inside/varstvo-podatkov' })
  return (
    <Tabs
      label={t(texts.parts)}
      tabs={[
        { key: 'retention', title: t(texts.retention), content: <RetentionList /> },
        { key: 'records', title: t(texts.records), content: <RecordsSheet /> },
      ]}
      shown={tab === 'records' ? 'records' : 'retention'}
      onChoose={(key) => void navigate({ search: key === 'records' ? { tab: key } : {}, resetScroll: false })}
    />
  )
}
