import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { theme } from './theme.ts'

/**
 * Around whatever is built of Mantine: the screens behind login, the dialogs, the calendar. Front pages load without it. Its variables are
 * static (tokens.css): what it would write itself is a style tag, which the Content-Security-Policy forbids.
 */
export const WithMantine = ({ children }: { children: ReactNode }) => (
  <MantineProvider theme={theme} forceColorScheme="light" withCssVariables={false} withGlobalClasses={false}>
    {children}
  </MantineProvider>
)
