import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { IncomeTab } from './income-tab.tsx'
import { JournalTab } from './journal-tab.tsx'
import { OpenItemsTab } from './open-items-tab.tsx'
import { texts } from './texts.ts'

/** Income, what is open, and the journal for the accountant. Which part is shown stands in the URL. */
export const AccountingScreen = () => {
  const t = useTranslate()
  const navigate = useNavigate({ from: '/prihodki' })
  const { tab } = useSearch({ from: '/inside/prihodki' })
  const shown = tab === 'open' || tab === 'journal' ? tab : 'income'
  return (
    <Tabs
      label={t(texts.parts)}
      tabs={[
        { key: 'income', title: t(texts.income), content: <IncomeTab /> },
        { key: 'open', title: t(texts.openItems), content: <OpenItemsTab /> },
        { key: 'journal', title: t(texts.journal), content: <JournalTab /> },
      ]}
      shown={shown}
      onChoose={(key) => void navigate({ search: key === 'income' ? {} : { tab: key }, resetScroll: false })}
    />
  )
}
