import type { Locale, Text } from '@dovolilnice/contract/locale'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { publicApplicationRoute } from './features/applications/applications.routes.ts'
import { PublicFormText } from './features/home/public-form-text.tsx'
import { operationQuery, queryClient } from './platform/calls/query.ts'
import { readParameters } from './platform/resources/resources.ts'
import { localeStore } from './platform/translate/locale-store.ts'
import { translate } from './platform/translate/message.ts'
import { placeholders } from './prerender-placeholders.ts'
import { frameTexts } from './prerender-texts.ts'
import { createAppRouter } from './routes.tsx'
import { texts } from './ui/shell/texts.ts'

/** The front pages whose text stands in the HTML, before any script. */
export const prerenderedPaths = ['/', '/navodila-za-uporabo', '/pogoji-uporabe', '/obrazci/parkirna-dovolilnica'] as const

// The form needs its script: before it, the page says in words what the form is.
publicApplicationRoute.update({ component: PublicFormText })

const titleOf = (path: (typeof prerenderedPaths)[number]): Text => {
  const { title } = createAppRouter().routesByPath[path].options.staticData ?? {}
  if (title === undefined) throw new Error(`${path} has no title`)
  return title
}

/** What stands in the HTML of every page in a language. */
export const wordsOf = (locale: Locale) => {
  const { genitive, name } = placeholders.municipality
  return {
    app: translate(texts.permitsOf, locale, { town: locale === 'sl' ? genitive : name }),
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
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }))
  await router.load()
  const html = renderToString(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  const title = router.state.matches.at(-1)?.staticData.title
  // React's marks between neighbouring texts are for hydration, which this page does without.
  return { title: title === undefined ? '' : translate(title, locale), html: html.replaceAll('<!-- -->', '') }
}
