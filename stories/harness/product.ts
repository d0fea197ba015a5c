import { inject } from 'vitest'
import { runProduct, type Product, type ProductOptions } from './running-product.ts'
import { usualEngine } from './throwaway-database.ts'

export type { Product }

/**
 * The product of a story: with a copy of the demo town that `found-demo-town.ts` made for this run.
 * @param options.founds found a town of its own on the empty database instead; so does an engine other than the usual one
 */
export const startProduct = ({ founds = false, ...options }: ProductOptions & { founds?: boolean } = {}): Promise<Product> => {
  const engine = options.engine ?? usualEngine
  const demoTown = inject('demoTown')
  return runProduct({ ...options, engine, town: founds || engine !== demoTown.engine ? undefined : demoTown })
}
