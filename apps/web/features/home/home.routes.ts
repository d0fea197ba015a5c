import { screens } from '@dovolilnice/contract/screens'
import { lazyScreen, frontScreen } from '../../platform/routing/screen.ts'

export const homeRoutes = [
  frontScreen({
    path: screens.home,
    title: { sl: 'Domov', en: 'Home' },
    component: lazyScreen(() => import('./home-screen.tsx'), 'HomeScreen'),
  }),
  frontScreen({
    path: screens.instructions,
    title: { sl: 'Navodila za uporabo', en: 'Instructions' },
    component: lazyScreen(() => import('./instructions-screen.tsx'), 'InstructionsScreen'),
  }),
  frontScreen({
    path: screens.terms,
    title: { sl: 'Pogoji uporabe in zasebnost', en: 'Terms of use and privacy' },
    component: lazyScreen(() => import('./terms-screen.tsx'), 'TermsScreen'),
  }),
  frontScreen({
    path: screens.accessibility,
    title: { sl: 'Izjava o dostopnosti', en: 'Accessibility statement' },
    component: lazyScreen(() => import('./notices/accessibility-screen.tsx'), 'AccessibilityScreen'),
  }),
  frontScreen({
    path: screens.imprint,
    title: { sl: 'Kolofon', en: 'Imprint' },
    component: lazyScreen(() => import('./notices/imprint-screen.tsx'), 'ImprintScreen'),
  }),
] as const
