import { keptHours, mostPhotos, seenChoices, seenLabels, wardenNoteSchema } from '@dovolilnice/contract/access/warden-notes'
import { fieldErrors } from '@dovolilnice/contract/errors'
import { binarize, Decoder, Detector, grayscale } from '@nuintun/qrcode'
import { IconCamera, IconMapPin, IconTrash } from '@tabler/icons-react'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { pageLocale, reportFailure, showSnackbar, t, withWords } from '../../platform/kit.ts'
import { Button, Modal } from '../../ui/kit.ts'
import { FileButton, TextArea, TextInput } from '../../ui/form/kit.ts'
import { handInNote } from './warden-kept.ts'
import styles from './warden.module.css'

const texts = withWords({
  title: { sl: 'Zapisek', en: 'Note' },
  place: { sl: 'Kraj', en: 'Place' },
  placeHint: { sl: 'Ulica in hišna številka ali kaj je blizu.', en: 'Street and number, or what is near.' },
  here: { sl: 'Kje sem', en: 'Where I am' },
  noPlace: { sl: 'Telefon ne pove, kje ste. Vpišite kraj.', en: 'The phone does not say where you are. Type the place.' },
  seen: { sl: 'Kaj ste videli', en: 'What you have seen' },
  text: { sl: 'Opomba (ni obvezna)', en: 'Remark (optional)' },
  take: { sl: 'Slikaj', en: 'Take a photo' },
  photo: { sl: 'Slika {number}', en: 'Photo {number}' },
  remove: { sl: 'Odstrani sliko {number}', en: 'Remove photo {number}' },
  unreadable: { sl: 'Te slike ni mogoče prebrati. Slikajte znova.', en: 'This picture cannot be read. Take it again.' },
  save: { sl: 'Shrani zapisek', en: 'Save the note' },
  saved: { sl: 'Zapisek je shranjen. Pošlje se, ko je povezava.', en: 'The note is saved. It is sent when there is a network.' },
  kept: {
    sl: 'Brez imen. Slike izgubijo podatke o kraju in telefonu. Zapisek gre občini; s telefona se izbriše, ko je poslan, ob odjavi ali po {hours} urah.',
    en: 'No names. Photos lose what they say of place and phone. The note goes to the town; it leaves the phone when it is sent, at sign-out or after {hours} hours.',
  },
})

/** Pixels of the longer side of a photo as it is sent. */
const photoSide = 1600

/** The picture drawn anew, its longer side at most so long. @throws where the browser cannot read it */
const drawn = async (file: Blob, side: number): Promise<HTMLCanvasElement> => {
  const picture = await createImageBitmap(file)
  const scale = Math.min(1, side / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return canvas
}

/** A JPEG of the pixels alone: where and with what it was taken stays behind. */
const shrunk = async (file: File): Promise<Blob> => {
  const canvas = await drawn(file, photoSide)
  const jpeg = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.85))
  if (jpeg === null) throw new DOMException('The picture could not be written', 'EncodingError')
  return jpeg
}

/** What a code in the picture says; undefined where there is none. A code is found better in a small picture, a small code in a large one. */
export const readCode = async (file: File): Promise<string | undefined> => {
  for (const side of [900, 1600, 600]) {
    const canvas = await drawn(file, side)
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height)
    if (pixels === undefined) return undefined
    const candidates = new Detector().detect(binarize(grayscale(pixels), pixels.width, pixels.height))
    for (let found = candidates.next(); found.done !== true; found = candidates.next(false))
      try {
        return new Decoder().decode(found.value.matrix).content
      } catch {
        // Something that only looks like a code.
      }
  }
  return undefined
}

interface Draft {
  plate: string
  place: string
  seen: string
  text: string
}

const Photo = ({ photo, number, onRemove }: { photo: Blob; number: number; onRemove: () => void }) => {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(photo)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [photo])
  return (
    <li>
      {url !== undefined && <img src={url} alt={t(texts.photo, { number: String(number) })} />}
      <button type="button" aria-label={t(texts.remove, { number: String(number) })} onClick={onRemove}>
        <IconTrash size={20} />
      </button>
    </li>
  )
}

/** A note on a vehicle: photos, place, what was seen. It is kept encrypted on the phone until it has been sent. */
export const NoteDialog = ({ plate, seen, onClose }: { plate: string; seen: string; onClose: () => void }) => {
  const legend = useId()
  const [draft, setDraft] = useState<Draft>({ plate, place: '', seen, text: '' })
  const [photos, setPhotos] = useState<readonly Blob[]>([])
  const [faults, setFaults] = useState<Partial<Record<string, string>>>({})
  const [busy, setBusy] = useState(false)
  const set = (change: Partial<Draft>) => {
    setDraft((now) => ({ ...now, ...change }))
    setFaults((now) => ({ ...now, ...Object.fromEntries(Object.keys(change).map((field) => [field, undefined])) }))
  }
  const add = async (file: File): Promise<void> => {
    const photo = await shrunk(file).catch(() => undefined)
    if (photo === undefined) return showSnackbar(texts.unreadable)
    setPhotos((now) => [...now, photo].slice(0, mostPhotos))
  }
  const locate = (): void =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => set({ place: `${coords.latitude.toFixed(5)}, ${coords.longitude.toFixed(5)}` }),
      () => showSnackbar(texts.noPlace),
      { enableHighAccuracy: true, timeout: 10_000 },
    )
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (busy) return
    const values = { ...draft, at: new Date().toISOString() }
    const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== ''))
    const { error } = wardenNoteSchema.safeParse(filled, { reportInput: true })
    flushSync(() =>
      setFaults(Object.fromEntries(fieldErrors(error?.issues ?? [], pageLocale()).map(({ path, message }) => [path, message]))),
    )
    // The button is below the fields: on a phone what is wrong may have left the window.
    if (error !== undefined)
      return event.currentTarget.querySelector<HTMLElement>('[aria-invalid], [aria-describedby] > label input')?.focus()
    const form = new FormData()
    for (const [name, value] of Object.entries(values)) form.append(name, value)
    photos.forEach((photo, index) => form.append('photo', photo, `slika-${index + 1}.jpg`))
    setBusy(true)
    try {
      await handInNote(form)
      showSnackbar(texts.saved, { tone: 'good' })
      onClose()
    } catch (failure) {
      reportFailure(failure)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Modal opened title={t(texts.title)} size={640} onClose={onClose}>
      <form className={styles.note} onSubmit={(event) => void save(event)} noValidate>
        {photos.length > 0 && (
          <ul className={styles.photos}>
            {photos.map((photo, index) => (
              <Photo
                key={index}
                photo={photo}
                number={index + 1}
                onRemove={() => setPhotos((now) => now.filter((_, place) => place !== index))}
              />
            ))}
          </ul>
        )}
        {photos.length < mostPhotos && (
          <FileButton
            icon={<IconCamera size={20} aria-hidden />}
            label={t(texts.take)}
            accept="image/*"
            capture="environment"
            onChoose={add}
          />
        )}
        <TextInput
          label={t(texts.plate)}
          value={draft.plate}
          error={faults.plate}
          autoCapitalize="characters"
          autoComplete="off"
          maxLength={24}
          onChange={({ currentTarget }) => set({ plate: currentTarget.value })}
        />
        <TextInput
          label={t(texts.place)}
          description={t(texts.placeHint)}
          value={draft.place}
          error={faults.place}
          maxLength={160}
          onChange={({ currentTarget }) => set({ place: currentTarget.value })}
        />
        {'geolocation' in navigator && (
          <div>
            <Button label={t(texts.here)} small look="plain" icon={IconMapPin} onClick={locate} />
          </div>
        )}
        <fieldset className={styles.seen} aria-describedby={faults.seen === undefined ? undefined : legend}>
          <legend>{t(texts.seen)}</legend>
          {seenChoices.map((choice) => (
            <label key={choice}>
              <input type="radio" name="seen" checked={draft.seen === choice} onChange={() => set({ seen: choice })} />
              {t(seenLabels[choice])}
            </label>
          ))}
          {faults.seen !== undefined && (
            <p id={legend} className={styles.fault}>
              {faults.seen}
            </p>
          )}
        </fieldset>
        <TextArea
          label={t(texts.text)}
          value={draft.text}
          error={faults.text}
          rows={3}
          maxLength={1000}
          onChange={({ currentTarget }) => set({ text: currentTarget.value })}
        />
        <p className={styles.soft}>{t(texts.kept, { hours: String(keptHours) })}</p>
        <Button label={t(texts.save)} type="submit" wide busy={busy} />
      </form>
    </Modal>
  )
}
