import { SaxesParser } from 'saxes'

/** A page of the objects of a bucket, as ListObjectsV2 answers. */
export interface ObjectPage {
  objects: { name: string; modified: Date }[]
  /** What asks for the next page; absent at the end. */
  next?: string | undefined
}

/** Reads the answer of ListObjectsV2. @throws for what is no XML */
export const readObjectPage = (xml: string): ObjectPage => {
  const objects: ObjectPage['objects'] = []
  const values = new Map<string, string>()
  const path: string[] = []
  let text = ''
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('doctype', () => {
    throw new Error('The list of objects has a document type.')
  })
  parser.on('opentag', ({ name }) => {
    path.push(name)
    text = ''
  })
  parser.on('text', (part) => (text += part))
  parser.on('closetag', ({ name }) => {
    path.pop()
    if (name === 'Contents') objects.push({ name: values.get('Key') ?? '', modified: new Date(values.get('LastModified') ?? '') })
    else values.set(name, text)
  })
  parser.write(xml).close()
  return { objects, ...(values.get('IsTruncated') === 'true' && { next: values.get('NextContinuationToken') }) }
}
