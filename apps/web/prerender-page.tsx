import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { queryClient } from './platform/query.ts'
import { createAppRouter } from './routes.tsx'

/** The front pages whose text stands in the HTML, before any script. */
export const prerenderedPaths = ['/', '/navodila-za-uporabo', '/pogoji-uporabe', '/obrazci/parkirna-dovolilnica'] as const

/** A page as HTML, in Slovenian, for a visitor of whom nothing is known yet. */
export const renderPage = async (path: string): Promise<string> => {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }))
  await router.load()
  return renderToString(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}
