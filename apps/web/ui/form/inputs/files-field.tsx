import { IconAlertCircle, IconCamera, IconPaperclip, IconPhoto, IconRotateClockwise, IconTrash } from '@tabler/icons-react'
import { type DragEvent, type ReactNode, useEffect, useId, useState } from 'react'
import { defineTexts, newKey, pageLocale, showSnackbar, t, useMedia } from '../../../platform/kit.ts'
import { documentFiles, type FileRules, fileSize } from './check-files.ts'
import { FileButton } from './file-button.tsx'
import styles from './files-field.module.css'
import { texts } from '../texts.ts'
import type { Text } from '@dovolilnice/contract/locale'
import { type FieldProps, useField } from '../use-field.ts'
import { type FieldValues, useFormContext } from 'react-hook-form'

const pictureTexts = defineTexts({
  take: { sl: 'Slikaj s telefonom', en: 'Take a picture' },
  choose: { sl: 'Izberi sliko ali PDF', en: 'Choose a picture or a PDF' },
  again: { sl: 'Slikaj znova', en: 'Take again' },
  turn: { sl: 'Zavrti sliko {name}', en: 'Turn the picture {name}' },
  notTurned: {
    sl: 'Te slike ni mogoče zavrteti. Slikajte znova ali pošljite sliko takšno, kot je.',
    en: 'This picture cannot be turned. Take it again, or send it as it is.',
  },
})

/**
 * The picture turned by a quarter to the right, as a JPEG of the same name: what is sent is what the person sees.
 * @throws DOMException when the browser cannot read the picture
 */
const turnPicture = async (file: File): Promise<File> => {
  const picture = await createImageBitmap(file)
  const canvas = document.createElement('canvas')
  canvas.width = picture.height
  canvas.height = picture.width
  const pen = canvas.getContext('2d')
  pen?.translate(canvas.width, 0)
  pen?.rotate(Math.PI / 2)
  pen?.drawImage(picture, 0, 0)
  picture.close()
  const turned = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.92))
  if (turned === null) throw new DOMException('The picture could not be written', 'EncodingError')
  return new File([turned], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg', lastModified: Date.now() })
}

/** A finger rather than a mouse: there the camera is at hand. */
const useCamera = (): boolean => useMedia('(pointer: coarse)')

/** A name of each file's line: the same file may be chosen twice, and a turned picture stays in its line, with the focus on its button. */
const lines = new WeakMap<File, string>()
const lineOf = (file: File): string => {
  const line = lines.get(file) ?? newKey()
  lines.set(file, line)
  return line
}

/** Puts the other file in the line of this one. */
const keepPlace = (file: File, other: File): File => {
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

const FileName = ({ file, children }: { file: File; children?: ReactNode }) => (
  <span className={styles.fileName}>
    <span title={file.name}>{file.name}</span>
    <span className={styles.fileSize}>{fileSize(file.size, pageLocale())}</span>
    {children}
  </span>
)

const RemoveButton = ({ name, onClick }: { name: string; onClick: () => void }) => (
  <button type="button" className={styles.remove} aria-label={t(texts.removeFile, { name })} onClick={onClick}>
    <IconTrash size={20} />
  </button>
)

const ChosenFile = ({ file, onRemove, onReplace }: ChosenProps) => {
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
      <FileName file={file} />
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
      {readable && camera && (
        <FileButton
          look="icon"
          icon={<IconCamera size={20} aria-hidden />}
          label={t(pictureTexts.again)}
          accept="image/jpeg"
          capture="environment"
          onChoose={onReplace}
        />
      )}
      <RemoveButton name={file.name} onClick={onRemove} />
    </li>
  )
}

/** A file that cannot be sent, and why. */
interface Refused {
  file: File
  fault: Text
}

interface FilesProps {
  files: readonly File[]
  refused: readonly Refused[]
  /** Names the reasons of those refused, for the field to point to. */
  id: string
  /** What is asked about them, as the last line of their list. */
  about?: ReactNode
  onRemove: (file: File) => void
  onReplace: (file: File, other: File) => void
}

const ChosenFiles = ({ files, refused, id, about, onRemove, onReplace }: FilesProps) => {
  if (files.length + refused.length === 0) return null
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <ChosenFile key={lineOf(file)} file={file} onRemove={() => onRemove(file)} onReplace={(other) => onReplace(file, other)} />
      ))}
      {refused.map(({ file, fault }, index) => (
        <li key={lineOf(file)} data-wrong>
          <IconAlertCircle size={24} aria-hidden />
          <FileName file={file}>
            <span className={styles.error} id={index === 0 ? id : undefined} role="alert">
              {t(fault)}
            </span>
          </FileName>
          <RemoveButton name={file.name} onClick={() => onRemove(file)} />
        </li>
      ))}
      {about !== undefined && files.length > 0 && <li className={styles.about}>{about}</li>}
    </ul>
  )
}

const filesIn = (value: unknown): File[] => (Array.isArray(value) ? value.filter((one: unknown) => one instanceof File) : [])

/** Files of one field: chosen, photographed or dropped. The value is a list of `File`; what cannot be sent is refused with its reason. */
export const FilesField = <Values extends FieldValues = never>({
  name,
  label,
  description,
  optional = false,
  disabled,
  rules = documentFiles,
  about,
}: FieldProps<Values> & { rules?: FileRules; about?: ReactNode }) => {
  const id = useId()
  const { value, onChange, onBlur, ref, error } = useField<Values>(name)
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const [over, setOver] = useState(false)
  const { getValues } = useFormContext<Values>()
  const camera = useCamera() && rules.accept.includes('image/')
  const held = () => filesIn(getValues(name))
  const refuse = (file: File, fault: Text) => setRefused((now) => [...now.filter((one) => one.file !== file), { file, fault }])
  /** What is inside is read while the file stands in the form already. */
  const judge = (file: File) =>
    void rules.contentFault?.(file).then((fault) => {
      if (fault === undefined || !held().includes(file)) return
      onChange(held().filter((one) => one !== file))
      refuse(file, fault)
    })
  const add = (given: readonly File[]) => {
    const judged = given.map((file) => ({ file, fault: rules.fault(file) }))
    setRefused(judged.flatMap(({ file, fault }) => (fault === undefined ? [] : [{ file, fault }])))
    const good = judged.flatMap(({ file, fault }) => (fault === undefined ? [file] : []))
    const all = [...held(), ...good]
    // Where one file is wanted, the one chosen last counts.
    onChange(rules.most === undefined ? all : all.slice(-rules.most))
    good.forEach(judge)
  }
  // Turning a picture takes a while, in which others are chosen and removed: what the form holds now counts, and the file, not its place.
  const replace = (file: File, other: File) => {
    const now = held()
    if (!now.includes(file)) return
    const fault = rules.fault(other)
    if (fault !== undefined) return refuse(other, fault)
    onChange(now.map((one) => (one === file ? keepPlace(one, other) : one)))
    judge(other)
  }
  const remove = (file: File) => {
    setRefused(refused.filter((one) => one.file !== file))
    if (held().includes(file)) onChange(held().filter((one) => one !== file))
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (disabled !== true) add([...event.dataTransfer.files])
  }
  const wrong = error !== undefined || refused.length > 0
  const input = (
    <input
      ref={ref}
      className={styles.input}
      type="file"
      name={name}
      multiple={rules.most !== 1}
      accept={rules.accept}
      disabled={disabled}
      aria-invalid={wrong}
      aria-describedby={wrong ? id : undefined}
      onBlur={onBlur}
      onChange={(event) => {
        add([...(event.currentTarget.files ?? [])])
        event.currentTarget.value = ''
      }}
    />
  )
  const words = (
    <>
      <span className={styles.label} data-label>
        {label} {optional && <span className={styles.optional}>({t(texts.optional)})</span>}
      </span>
      {description !== undefined && <span className="soft">{description}</span>}
    </>
  )
  return (
    <div className={styles.field}>
      {camera && disabled !== true ? (
        <>
          <span className={styles.words} aria-hidden>
            {words}
          </span>
          <div className={styles.taking}>
            <FileButton
              look={optional || filesIn(value).length > 0 ? 'wide' : 'filled'}
              icon={<IconCamera size={22} aria-hidden />}
              label={t(pictureTexts.take)}
              aria-label={`${t(pictureTexts.take)}: ${label}`}
              accept="image/jpeg"
              capture="environment"
              onChoose={(file) => add([file])}
            />
            <label className={styles.gallery} data-wrong={wrong || undefined}>
              <IconPhoto size={22} aria-hidden />
              <span className="visually-hidden">
                {words} {t(rules.choose === documentFiles.choose ? pictureTexts.choose : rules.choose)}
              </span>
              {input}
            </label>
          </div>
        </>
      ) : (
        <label
          className={styles.drop}
          data-over={over || undefined}
          data-wrong={wrong || undefined}
          onDragOver={(event) => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          {words}
          <span className={styles.choose}>
            <IconPaperclip size={18} aria-hidden /> {t(rules.choose)}
          </span>
          {input}
        </label>
      )}
      <ChosenFiles files={filesIn(value)} refused={refused} id={id} about={about} onRemove={remove} onReplace={replace} />
      {refused.length === 0 && error !== undefined && (
        <p className={styles.error} id={id}>
          {error}
        </p>
      )}
    </div>
  )
}
