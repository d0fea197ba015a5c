import { IconMoon } from '@tabler/icons-react'
import { appSettings, type AppSettings, defineTexts, t, useStore } from '../../../platform/kit.ts'
import { MenuItem } from '../../menu/menu.tsx'

type Look = NonNullable<AppSettings['look']> | 'device'

/** Which look follows which. */
const following: Readonly<Record<Look, AppSettings['look']>> = { device: 'dark', dark: 'light', light: undefined }

const texts = defineTexts({
  device: { sl: 'Podoba: kot naprava', en: 'Look: as the device' },
  dark: { sl: 'Podoba: temna', en: 'Look: dark' },
  light: { sl: 'Podoba: svetla', en: 'Look: light' },
})

/** Says how the screens look and changes it: as the device asks, dark, light. Kept in this browser. */
export const LookEntry = () => {
  const { look = 'device' } = useStore(appSettings)
  return <MenuItem label={t(texts[look])} icon={IconMoon} onClick={() => appSettings.set((now) => ({ ...now, look: following[look] }))} />
}
