import { screens } from '@dovolilnice/contract/screens'
import { requireSession, requireSignedOut } from '../../platform/routing/guards.ts'
import { lazyScreen, frontScreen } from '../../platform/routing/screen.ts'
import { safeRedirect } from '../../platform/routing/safe-redirect.ts'

export const loginRoute = frontScreen({
  path: screens.login,
  title: { sl: 'Prijava', en: 'Sign in' },
  guard: requireSignedOut,
  search: (search: { redirect?: string }) => ({ redirect: safeRedirect(search.redirect) }),
  component: lazyScreen(() => import('./login-screen.tsx'), 'LoginScreen'),
})

export const sessionRoutes = [
  loginRoute,
  frontScreen({
    path: screens.providerSignIn,
    title: { sl: 'Prijava z računom občine', en: 'Municipal account' },
    guard: requireSignedOut,
    search: (search: { redirect?: string }) => ({ redirect: safeRedirect(search.redirect) }),
    component: lazyScreen(() => import('./provider-screen.tsx'), 'ProviderScreen'),
  }),
  frontScreen({
    path: screens.logout,
    title: { sl: 'Odjava', en: 'Sign out' },
    guard: requireSession,
    component: lazyScreen(() => import('./logout-screen.tsx'), 'LogoutScreen'),
  }),
  frontScreen({
    path: screens.requestPassword,
    title: { sl: 'Ponastavitev gesla', en: 'Reset password' },
    guard: requireSignedOut,
    component: lazyScreen(() => import('./request-password-screen.tsx'), 'RequestPasswordScreen'),
  }),
  frontScreen({
    path: screens.setPassword,
    title: { sl: 'Novo geslo', en: 'New password' },
    guard: requireSignedOut,
    component: lazyScreen(() => import('./set-password-screen.tsx'), 'SetPasswordScreen'),
  }),
] as const
