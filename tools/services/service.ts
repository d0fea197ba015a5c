/** A server started for the tests alone. */
export interface Service {
  url: string
  /** What to call it in the terminal. */
  name: string
  stop: () => Promise<void>
}
