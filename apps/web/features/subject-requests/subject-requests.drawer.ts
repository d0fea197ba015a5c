import { IconUserQuestion } from '@tabler/icons-react'
import type { DrawerEntry } from '../../ui/shell/inside/drawer.tsx'

export const subjectRequestDrawer: readonly DrawerEntry[] = [{ to: '/zahteve-posameznikov', icon: IconUserQuestion, letter: 'z' }]
