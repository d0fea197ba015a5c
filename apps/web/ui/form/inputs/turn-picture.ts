/**
 * The picture turned by a quarter to the right, as a JPEG of the same name: what is sent is what the person sees.
 * @throws DOMException when the browser cannot read the picture
 */
export const turnPicture = async (file: File): Promise<File> => {
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
