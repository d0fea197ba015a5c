import { useNavigate, useSearch } from '@tanstack/react-router'
import { textOf } from '../../../platform/kit.ts'

/** Where on the screen someone is: the tab, and the kind that is open in it (`new` for one that does not exist yet). */
export interface ParkingPlace {
  tab?: string
  kind?: string
}

export const useParkingPlace = (): ParkingPlace & { go: (place: ParkingPlace) => void } => {
  const navigate = useNavigate({ from: '/parkiranje' })
  const { tab, kind } = useSearch({ from: '/inside/parkiranje' })
  return { tab: textOf(tab), kind: textOf(kind), go: (place) => void navigate({ search: place, resetScroll: false }) }
}
