import { IconKeyboard } from '@tabler/icons-react'
import { Suspense } from 'react'
import { createStore, t, useStore } from '../../platform/kit.ts'
import { MenuItem } from '../menu/menu.tsx'
import { lazyPart } from '../states/lazy-part.tsx'
import { everywhere, texts } from './texts.ts'
import { useKeys } from './use-keys.ts'

const KeysDialog = lazyPart(() => import('./keys-dialog.tsx').then(({ KeysDialog }) => KeysDialog))

const open = createStore(false)

const openKeys = (): void => open.set(true)

export const KeysHelp = () => {
  useKeys({ title: everywhere, keys: [{ press: '?', label: texts.showKeys, run: openKeys }] })
  if (!useStore(open)) return null
  return (
    <Suspense fallback={null}>
      <KeysDialog onClose={() => open.set(false)} />
    </Suspense>
  )
}

/** The way to the list of keys in the menu of a person: also for those who have single keys switched off. */
export const KeysEntry = () => (
  <MenuItem icon={IconKeyboard} onClick={openKeys}>
    {t(texts.title)}
  </MenuItem>
)
