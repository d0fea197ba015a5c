/** What is drawn under the outline, to follow: a picture with its size in pixels, or shapes. It stays in this browser. */
export type Backdrop = { picture: File; width: number; height: number } | { shapes: GeoJSON.GeoJsonObject }

const isShapes = (value: unknown): value is GeoJSON.GeoJsonObject =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const pictureOf = async (picture: File): Promise<Backdrop | undefined> => {
  const url = URL.createObjectURL(picture)
  const image = new Image()
  image.src = url
  try {
    await image.decode()
    // An SVG may have no size of its own.
    return { picture, width: image.naturalWidth || 1, height: image.naturalHeight || 1 }
  } catch {
    return undefined
  } finally {
    URL.revokeObjectURL(url)
  }
}

/** A file as a backdrop: a picture, or any GeoJSON; undefined for anything else. */
export const backdropOf = async (file: File): Promise<Backdrop | undefined> => {
  if (file.type.startsWith('image/')) return pictureOf(file)
  try {
    const shapes: unknown = JSON.parse(await file.text())
    return isShapes(shapes) ? { shapes } : undefined
  } catch {
    return undefined
  }
}
