import { useSearch } from '@tanstack/react-router'
import { useChangeSearch } from '../../platform/kit.ts'

/**
 * Which record's dialog is open, kept in the address under `key`, so that a mail can lead to it and a reload keeps it. The entry of the
 * history stays the same: Back closes the dialog as it does every other (`useBackCloses`) and never opens it again.
 */
export const useOpenInUrl = (key: string): { id: string | undefined; open: (id: string | undefined) => void } => {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const changeSearch = useChangeSearch()
  const id = search[key]
  const open = (next: string | undefined): void => changeSearch((now) => ({ ...now, [key]: next }), { replace: true })
  return { id: typeof id === 'string' ? id : undefined, open }
}
