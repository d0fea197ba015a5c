import type { EventAction } from '@dovolilnice/contract/events/event-words'
import type { ListDefinition, ListPage } from '@dovolilnice/contract/list'
import type { z } from 'zod/mini'
import type { ReadHandler } from './context.ts'
import { implementRead } from './feature.ts'
import type { ReadRoute, Route, ServedOperation } from './feature.ts'

/** An operation that `defineListOperation` made; the event of its export has words in the contract, as its own has. */
export type ServedList = ServedOperation & {
  list: ListDefinition
  output: z.ZodMiniType<ListPage<object>>
  exportEvent: EventAction | undefined
}

/** A list with its handler, which only reads: `exports` reads it from end to end for a file. */
export interface ListRoute extends ReadRoute {
  operation: ServedList
}

export const isListRoute = (route: Route): route is ListRoute => 'list' in route.operation

/** Ties a handler to a list. */
export const implementList = <O extends ServedList>(operation: O, handle: ReadHandler<O>): [ListRoute] => [implementRead(operation, handle)]
