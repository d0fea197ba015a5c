import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { DraftsList } from './drafts-list.tsx'
import { IssuedActs } from './service/issued-acts.tsx'
import { texts } from './texts.ts'

/** Acts that wait to be issued, and issued ones with their service and terms. Which part is shown stands in the URL. */
export const ActsScreen = () => {
  const t = useTranslate()
  const navigate = useNavigate({ from: '/akti' })
  const { tab } = useSearch({ from: '/inside/akti' })
  const shown = tab === 'issued' ? 'issued' : 'drafts'
  return (
    <Tabs
      label={t(texts.parts)}
      tabs={[
        { key: 'drafts', title: t(texts.draftsTab), content: <DraftsList /> },
        { key: 'issued', title: t(texts.issuedTab), content: <IssuedActs /> },
      ]}
      shown={shown}
      onChoose={(key) => void navigate({ search: key === 'drafts' ? {} : { tab: key }, resetScroll: false })}
    />
  )
}
