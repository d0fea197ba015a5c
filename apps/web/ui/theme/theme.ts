import { createTheme } from '@mantine/core'

/**
 * What Mantine's components need to know; colours, type and spacing are in tokens.css. `lockScroll` is off because it writes a style tag,
 * which the Content-Security-Policy forbids: page.css locks the page instead.
 */
export const theme = createTheme({
  primaryColor: 'blue',
  primaryShade: 6,
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  fontFamily: 'var(--mantine-font-family)',
  headings: { fontFamily: 'var(--mantine-font-family-headings)' },
  components: {
    Modal: { defaultProps: { lockScroll: false, centered: true, radius: 'lg', overlayProps: { backgroundOpacity: 0.5 } } },
    // Its placeholder for the first focus is no menu item: assistive technology would meet a foreign child.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
    Drawer: { defaultProps: { lockScroll: false } },
    Tooltip: { defaultProps: { events: { hover: true, focus: true, touch: true }, withArrow: true } },
    Badge: { defaultProps: { variant: 'light', radius: 'sm', tt: 'none', fw: 600 } },
    Alert: { defaultProps: { variant: 'light' } },
  },
})
