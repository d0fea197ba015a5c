/** Bytes of a block: those of a chunk of an encrypted file. Larger blocks leave more memory behind for each row. */
const blockBytes = 64 * 1024

type BlockOf = (bytes: number) => Buffer

const freshBlock: BlockOf = (bytes) => Buffer.allocUnsafeSlow(bytes)

/** The same block again and again, for whoever is done with one before asking for the next: fresh ones would wait for the collector. */
export const sameBlock = (): BlockOf => {
  const block = freshBlock(blockBytes)
  return (bytes) => (bytes <= block.length ? block : freshBlock(bytes))
}

/**
 * The rows of a file as blocks of bytes. As one long text, each piece of each row would stay in memory until the whole is written, and the
 * process would grow by many times its size.
 */
export function* byteBlocks(rows: Iterable<object>, textOf: (row: object) => string, blockOf = freshBlock): Generator<Buffer> {
  let block = blockOf(blockBytes)
  let used = 0
  for (const row of rows) {
    const text = textOf(row)
    // A character of a text is at most three bytes of UTF-8.
    const most = text.length * 3
    if (used + most > block.length) {
      yield block.subarray(0, used)
      block = blockOf(Math.max(blockBytes, most))
      used = 0
    }
    used += block.write(text, used, 'utf8')
  }
  yield block.subarray(0, used)
}
