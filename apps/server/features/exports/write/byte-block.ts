/** Bytes for which a block has room at first. */
const firstSize = 128 * 1024

/**
 * Collects the lines of a file as bytes. As one long text, each piece of each line would stay in memory until the whole is written, and the
 * process would grow by many times its size.
 */
export class ByteBlock {
  #bytes = Buffer.allocUnsafeSlow(firstSize)
  #used = 0

  add(text: string): void {
    // A character of a text is at most three bytes of UTF-8.
    const needed = this.#used + text.length * 3
    if (needed > this.#bytes.length) this.#grow(needed)
    this.#used += this.#bytes.write(text, this.#used, 'utf8')
  }

  take(): Buffer {
    return this.#bytes.subarray(0, this.#used)
  }

  #grow(needed: number): void {
    const larger = Buffer.allocUnsafeSlow(needed * 2)
    this.#bytes.copy(larger, 0, 0, this.#used)
    this.#bytes = larger
  }
}
