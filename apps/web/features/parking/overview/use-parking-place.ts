import { useNavigate, useSearch } from '@tanstack/react-router'

/** Where on the screen someone is: the tab, and the kind that is open in it (`new` for one that does not exist yet). */
export interface ParkingPlace {
  tab?: string
  kind?: string
}

/** The place as the URL has it, and the way to another one. */
export const useParkingPlace = (): ParkingPlace & { go: (place: ParkingPlace) => void } => {
  const navigate = useNavigate()
  const { tab, kind }: ParkingPlace = useSearch({ strict: false })
  return { tab, kind, go: (place) => void navigate({ to: '.', search: place, resetScroll: false } as never) }
}
