import type { Locale, Text } from '@dovolilnice/contract/locale'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { prerenderToNodeStream } from 'react-dom/static'
import { publicApplicationRoute } from './features/applications/applications.routes.ts'
import { PublicApplicationScreen } from './features/applications/apply/public-application-screen.tsx'
import styles from './features/home/home.module.css'
import { PublicFormText } from './features/home/public-form-text.tsx'
import { LoginScreen } from './features/session/login-screen.tsx'
import { loginRoute } from './features/session/session.routes.ts'
import { operationQuery, queryClient } from './platform/calls/query.ts'
import { readParameters, readResources } from './platform/resources/resources.ts'
import { localeStore } from './platform/translate/locale-store.ts'
import { translate, defineTexts, t } from './platform/translate/translate.ts'
import { placeholders } from './prerender-placeholders.ts'
import { createAppRouter } from './routes.tsx'
import { texts } from './ui/shell/texts.ts'

const frameTexts = defineTexts({
  description: {
    sl: 'Dovolilnice za parkiranje in dostop na območje omejenega prometa v starem mestnem jedru.',
    en: 'Permits for parking and access to the restricted-traffic zone of the old town centre.',
  },
  needsScript: {
    sl: 'Ta stran potrebuje JavaScript, ki je v vašem brskalniku izklopljen. Vlogo za dovolilnico lahko oddate tudi osebno v sprejemni pisarni občine ali po pošti.',
    en: 'This page needs JavaScript, which is switched off in your browser. You may also apply for a permit in person at the municipality’s reception office, or by post.',
  },
})

export { spoken } from './prerender-languages.ts'

/** The front pages whose text stands in the HTML, before any script. */
export const prerenderedPaths = [
  '/',
  '/navodila-za-uporabo',
  '/pogoji-uporabe',
  '/izjava-o-dostopnosti',
  '/kolofon',
  '/obrazci/parkirna-dovolilnica',
  '/prijava',
] as const

publicApplicationRoute.update({
  component: () => (
    <>
      <PublicApplicationScreen />
      <PublicFormText />
    </>
  ),
})

const LoginPage = () => (
  <>
    <LoginScreen />
    <noscript>
      <div className={styles.article}>
        <p>{t(frameTexts.needsScript)}</p>
      </div>
    </noscript>
  </>
)
// Nobody is signed in while the page is built, and nobody can be asked.
loginRoute.update({ component: LoginPage })
Object.assign(loginRoute.options, { beforeLoad: undefined })

/** Kinds, lots and types of users are the town's: the form's page has its controls before them. */
const noResources = { permit_kinds: [], parking_lots: [], user_types: [], user_type_parking_lots: [] }

/**
 * A form may be filled in before its script comes, but not sent: the browser would send it by itself, with what was typed in the address.
 * Without scripts it is not shown at all. The choice of the language needs none.
 */
const waiting = (html: string): string =>
  html.replaceAll(/<form (?:(?!<\/form>)[^])*<\/form>/g, (form) =>
    form.includes('name="jezik"')
      ? form
      : form.replace('<form ', '<form data-needs-script="true" ').replaceAll('type="submit"', 'type="submit" disabled=""'),
  )

const titleOf = (path: (typeof prerenderedPaths)[number]): Text => {
  const { title } = createAppRouter().routesByPath[path].options.staticData ?? {}
  if (title === undefined) throw new Error(`${path} has no title`)
  return title
}

export const wordsOf = (locale: Locale) => {
  const { genitive, names } = placeholders.municipality
  return {
    app: translate(texts.permitsOf, locale, { town: (locale !== 'sl' && names[locale]) || genitive }),
    description: translate(frameTexts.description, locale),
    needsScript: translate(frameTexts.needsScript, locale),
    /** The pages that can be read without a script. */
    readable: prerenderedPaths.map((path) => ({ path, title: translate(titleOf(path), locale) })),
  }
}

/** A page as HTML in a language, for a visitor of whom nothing is known yet, with placeholders for what the municipality says of itself. */
export const renderPage = async (path: string, locale: Locale): Promise<{ title: string; html: string }> => {
  localeStore.set(locale)
  queryClient.setQueryData(operationQuery(readParameters, {}).queryKey, placeholders)
  const resources = operationQuery(readResources, {}).queryKey
  if (path === '/obrazci/parkirna-dovolilnica') queryClient.setQueryData(resources, noResources)
  else queryClient.removeQueries({ queryKey: resources })
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }))
  await router.load()
  const page = (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  )
  // It waits for the parts that come in bundles of their own, but puts them in their places by a script: once they are there, the other need not wait.
  await prerenderToNodeStream(page)
  const html = renderToString(page)
  if (html.includes('<!--$!-->')) throw new Error(`${path} was prerendered without one of its parts`)
  const title = router.state.matches.at(-1)?.staticData.title
  // React's marks between neighbouring texts are for hydration, which this page does without.
  return { title: title === undefined ? '' : translate(title, locale), html: waiting(html.replaceAll('<!-- -->', '')) }
}
