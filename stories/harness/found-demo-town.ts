import type { TestProject } from 'vitest/node'
import { runProduct, type FoundedTown, type Product } from './running-product.ts'
import { usualEngine } from './throwaway-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    demoTown: FoundedTown
  }
}

let product: Product

/**
 * Vitest runs this once before the stories: founding the demo town takes longer than most of them, so each begins with a copy of this one.
 * Only the api is started: jobs and gates have touched nothing yet, as in a town that a story's product has just founded itself.
 */
export const setup = async ({ provide }: TestProject): Promise<void> => {
  product = await runProduct({ engine: usualEngine, roles: ['api'] })
  await product.stop()
  provide('demoTown', { engine: usualEngine, dataDir: product.dataDir, databaseUrl: product.databaseUrl })
}

export const teardown = (): Promise<void> => product.close()
