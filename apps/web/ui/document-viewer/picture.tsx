import { useEffect, useState } from 'react'
import styles from './document-viewer.module.css'
import type { Room } from './viewer-frame.tsx'

interface PictureProps {
  file: File
  name: string
  room: Room
  onFail: () => void
}

/** A picture, no larger than it is and than the place it has, until it is enlarged. */
export const Picture = ({ file, name, room, onFail }: PictureProps) => {
  const [address, setAddress] = useState<string>()
  const [size, setSize] = useState<{ width: number; height: number }>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  if (address === undefined) return null
  const fit = size && Math.min(room.width, size.width, (room.height * size.width) / size.height)
  return (
    <img
      className={styles.picture}
      src={address}
      alt={name}
      style={fit === undefined ? { visibility: 'hidden' } : { width: fit * room.zoom }}
      onLoad={({ currentTarget }) => setSize({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })}
      onError={onFail}
    />
  )
}
