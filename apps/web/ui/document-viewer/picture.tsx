import { useEffect, useState } from 'react'
import type { CSSProperties } from 'react'
import styles from './document-viewer.module.css'
import { PageMarks } from './page-marks.tsx'
import type { PageMark } from './page-marks.tsx'
import type { Room } from './viewer-frame.tsx'

interface PictureProps {
  file: File
  name: string
  room: Room
  marks: readonly PageMark[] | undefined
  onFail: () => void
}

interface Size {
  width: number
  height: number
}

/** A turned picture takes the place of its turned sides: margins make up for what a rotation leaves out of the layout. */
const turned = (size: Size, room: Room): CSSProperties => {
  const lies = room.turn % 180 !== 0
  const [across, down] = lies ? [size.height, size.width] : [size.width, size.height]
  const scale = Math.min(1, room.width / across, room.height / down) * room.zoom
  const [width, height] = [size.width * scale, size.height * scale]
  const gap = lies ? (width - height) / 2 : 0
  return { width, height, margin: `${gap}px ${-gap}px`, transform: `rotate(${room.turn}deg)` }
}

/** A picture, no larger than it is and than the place it has, until it is enlarged. */
export const Picture = ({ file, name, room, marks, onFail }: PictureProps) => {
  const [address, setAddress] = useState<string>()
  const [size, setSize] = useState<Size>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  if (address === undefined) return null
  return (
    // Its marks are turned with it.
    <div className={styles.marked} style={size === undefined ? { visibility: 'hidden' } : turned(size, room)}>
      <img
        className={styles.picture}
        src={address}
        alt={name}
        onLoad={({ currentTarget }) => setSize({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })}
        onError={onFail}
      />
      <PageMarks marks={marks} page={1} turn={0} />
    </div>
  )
}
