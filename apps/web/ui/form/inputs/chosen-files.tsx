import { IconRotateClockwise, IconTrash } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { newKey } from '../../../platform/calls/new-key.ts'
import { showSnackbar } from '../../../platform/snackbar.ts'
import { useMedia } from '../../../platform/use-media.ts'
import { useLocale, useTranslate } from '../../../platform/translate/use-translate.ts'
import { fileSize } from './check-files.ts'
import { FileButton } from './file-button.tsx'
import styles from './files-field.module.css'
import { pictureTexts } from './picture-texts.ts'
import { texts } from '../texts.ts'
import { turnPicture } from './turn-picture.ts'

/** A finger rather than a mouse: there the camera is at hand. */
export const useCamera = (): boolean => useMedia('(pointer: coarse)')

/** A name of each file's line: the same file may be chosen twice, and a turned picture stays in its line, with the focus on its button. */
const lines = new WeakMap<File, string>()
const lineOf = (file: File): string => {
  const line = lines.get(file) ?? newKey()
  lines.set(file, line)
  return line
}

/** Puts the other file in the line of this one. */
export const keepPlace = (file: File, other: File): File => {
  lines.set(other, lineOf(file))
  return other
}

interface ChosenProps {
  file: File
  onRemove: () => void
  /** Puts another file in its place; the place's rules have their say. */
  onReplace: (file: File) => void
}

/** A small picture of a chosen one; nothing where the browser cannot draw it, as most cannot draw HEIC. */
const Thumbnail = ({ file, onUnreadable }: { file: File; onUnreadable: () => void }) => {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url === undefined ? (
    <span className={styles.thumbnail} />
  ) : (
    <img className={styles.thumbnail} src={url} alt="" onError={onUnreadable} />
  )
}

const ChosenFile = ({ file, onRemove, onReplace }: ChosenProps) => {
  const t = useTranslate()
  const locale = useLocale()
  const camera = useCamera()
  const [readable, setReadable] = useState(file.type.startsWith('image/'))
  const [turning, setTurning] = useState(false)
  const turn = async () => {
    if (turning) return
    setTurning(true)
    await turnPicture(file).then(onReplace, () => showSnackbar(pictureTexts.notTurned))
    setTurning(false)
  }
  return (
    <li>
      {readable && <Thumbnail file={file} onUnreadable={() => setReadable(false)} />}
      <span className={styles.fileName}>
        {file.name} <span className={styles.fileSize}>{fileSize(file.size, locale)}</span>
      </span>
      {readable && (
        <button
          type="button"
          className={styles.turn}
          aria-label={t(pictureTexts.turn, { name: file.name })}
          aria-busy={turning || undefined}
          onClick={() => void turn()}
        >
          <IconRotateClockwise size={20} />
        </button>
      )}
      {readable && camera && <FileButton label={t(pictureTexts.again)} accept="image/jpeg" capture="environment" onChoose={onReplace} />}
      <button type="button" className={styles.remove} aria-label={t(texts.removeFile, { name: file.name })} onClick={onRemove}>
        <IconTrash size={20} />
      </button>
    </li>
  )
}

interface FilesProps {
  files: readonly File[]
  onRemove: (file: File) => void
  onReplace: (file: File, other: File) => void
}

/** The files of a field: pictures with a thumbnail, to be turned, taken again or removed. */
export const ChosenFiles = ({ files, onRemove, onReplace }: FilesProps) => {
  if (files.length === 0) return null
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <ChosenFile key={lineOf(file)} file={file} onRemove={() => onRemove(file)} onReplace={(other) => onReplace(file, other)} />
      ))}
    </ul>
  )
}
