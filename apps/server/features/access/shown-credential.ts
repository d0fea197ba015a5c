import type { CredentialKind } from '@dovolilnice/contract/primitives/credential'
import { formatPlate } from '@dovolilnice/contract/primitives/plate'

/** A credential as an operator sees it. A plate is seen by everyone in the street; of a card or phone the end is enough to tell which one the driver means. */
export const shownCredential = (kind: CredentialKind, credential: string): string =>
  kind === 'plate' ? formatPlate(credential) : `…${credential.slice(-3)}`
