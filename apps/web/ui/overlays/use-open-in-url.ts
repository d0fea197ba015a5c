import { useNavigate, useSearch } from '@tanstack/react-router'

/**
 * Which record's dialog is open, kept in the address under `key`, so that a mail can lead to it and a reload keeps it. The entry of the
 * history stays the same: Back closes the dialog as it does every other (`useBackCloses`) and never opens it again.
 */
export const useOpenInUrl = (key: string): { id: string | undefined; open: (id: string | undefined) => void } => {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const navigate = useNavigate()
  const id = search[key]
  const open = (next: string | undefined): void =>
    void navigate({ to: '.', search: (now: object) => ({ ...now, [key]: next }), replace: true, resetScroll: false } as never)
  return { id: typeof id === 'string' ? id : undefined, open }
}
