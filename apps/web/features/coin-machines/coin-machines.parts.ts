import { lazyPart } from '../../ui/states/lazy-part.tsx'
import type { PartsOf } from '../../ui/states/part.tsx'

declare module '../../ui/states/part.tsx' {
  interface Parts {
    /** The coin machines on the map and as a list. */
    MachinesTab: object
  }
}

export const coinMachineParts: PartsOf<'MachinesTab'> = {
  MachinesTab: lazyPart(() => import('./machines-tab.tsx').then(({ MachinesTab }) => MachinesTab)),
}
