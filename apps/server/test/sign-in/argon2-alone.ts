import { verify } from '@node-rs/argon2'

/** Compares as the product does, with the parameters that the hash names, but without the product's queue: the most that one thread can. */
export const compareAlone = (hash: string, password: string): Promise<boolean> => verify(hash, password)
