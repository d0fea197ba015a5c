import { type ReactNode, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'

/** What a record says of itself beside its title in the toolbar, in sight wherever one reads in it. Apart from the toolbar, which no screen loads again. */
export const TitleLine = ({ children }: { children: ReactNode }) => {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  useLayoutEffect(() => setPlace(document.getElementById('title-line')), [])
  return place && createPortal(children, place)
}

/** Its room until the record is there: on a phone the line stands over the content, which would move down. */
export const TitleLineRoom = () => (
  <TitleLine>
    <span data-room />
  </TitleLine>
)
