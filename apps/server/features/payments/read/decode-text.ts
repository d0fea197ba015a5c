import { TextDecoder } from 'node:util'
import { StatementError } from './statement.ts'

const declared = /^\s*<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/

/** The encoding that a document of XML names in its first bytes; UTF-8 where it names none. */
export const xmlEncoding = (head: Uint8Array): string => {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  return (
    declared.exec(
      Buffer.from(head.subarray(0, 200))
        .toString('latin1')
        .replace(/^\u00ef\u00bb\u00bf/, ''),
    )?.[1] ?? 'utf-8'
  )
}

const decoderOf = (encoding: string): TextDecoder => {
  try {
    return new TextDecoder(encoding, { fatal: true })
  } catch {
    throw new StatementError('statement_encoding', { encoding: encoding.slice(0, 40) })
  }
}

/**
 * Bytes as text, part by part.
 * @param encodingOf names the encoding by the first part
 * @throws StatementError for an encoding nobody knows, and for bytes that are no text in it
 */
export async function* decodeText(parts: AsyncIterable<Uint8Array>, encodingOf: (head: Uint8Array) => string): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  const decode = (part?: Uint8Array): string => {
    try {
      return decoder?.decode(part, { stream: part !== undefined }) ?? ''
    } catch {
      throw new StatementError('statement_encoding', { encoding: decoder?.encoding ?? '' })
    }
  }
  for await (const part of parts) {
    decoder ??= decoderOf(encodingOf(part))
    yield decode(part)
  }
  yield decode()
}
