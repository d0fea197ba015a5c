import { createContext, createElement, Suspense, use, type ComponentType, type ReactNode } from 'react'
import { ScreenLoading } from '../shell/screen-loading.tsx'

export { lazyPart } from './lazy-part.tsx'

/**
 * Components that one feature owns and another shows, each with its props. The owner names them here by declaration merging, in its
 * `<feature>.parts.ts`, and compose.tsx hands them over: so no feature imports another.
 */
export interface Parts {}
export type PartsOf<Name extends keyof Parts> = { [Key in Name]: ComponentType<Parts[Key]> }

const PartsContext = createContext<PartsOf<keyof Parts> | undefined>(undefined)
export const PartsProvider = PartsContext.Provider

interface PartProps<Name extends keyof Parts> {
  name: Name
  props: Parts[Name]
  /** Shown until its file has come; a dialog has `null`. */
  fallback?: ReactNode
}

/** `<Part name="DocumentsSheet" props={{ application }} />`. @throws outside the layout behind login */
export const Part = <Name extends keyof Parts>({ name, props, fallback = <ScreenLoading /> }: PartProps<Name>) => {
  const parts = use(PartsContext)
  if (parts === undefined) throw new Error('Parts are handed over by the layout behind login')
  return <Suspense fallback={fallback}>{createElement<Parts[Name]>(parts[name], props)}</Suspense>
}
