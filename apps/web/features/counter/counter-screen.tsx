import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { ClosingsList } from './closings-list.tsx'
import { MovementsList } from './movements-list.tsx'
import { OpenDays } from './open-days.tsx'
import { texts } from './texts.ts'

/** The devices with their open days, what was taken and handed out, and the closings. Which part is shown stands in the URL. */
export const CounterScreen = () => {
  const t = useTranslate()
  const navigate = useNavigate({ from: '/blagajna' })
  const { tab } = useSearch({ from: '/inside/blagajna' })
  const shown = tab === 'movements' || tab === 'closings' ? tab : 'open'
  return (
    <Tabs
      label={t(texts.parts)}
      tabs={[
        { key: 'open', title: t(texts.open), content: <OpenDays /> },
        { key: 'movements', title: t(texts.movements), content: <MovementsList /> },
        { key: 'closings', title: t(texts.closings), content: <ClosingsList /> },
      ]}
      shown={shown}
      onChoose={(key) => void navigate({ search: key === 'open' ? {} : { tab: key }, resetScroll: false })}
    />
  )
}
