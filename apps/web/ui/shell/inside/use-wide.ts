import { useMedia } from '../../../platform/kit.ts'

/** Whether the drawer has room beside the page. */
export const useWide = (): boolean => useMedia('(min-width: 1024px)')
