import { type PartsOf, lazyPart } from '../../ui/states/part.tsx'

declare module '../../ui/states/part.tsx' {
  interface Parts {
    AddressesRoom: object
  }
}

export const addressesParts: PartsOf<'AddressesRoom'> = {
  AddressesRoom: lazyPart(() => import('./addresses-room.tsx').then(({ AddressesRoom }) => AddressesRoom)),
}
