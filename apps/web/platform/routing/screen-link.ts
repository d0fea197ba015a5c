import type { ScreenPath } from '@dovolilnice/contract/screens'
import type { RegisteredRouter } from '@tanstack/react-router'

type Routes = RegisteredRouter['routesByPath']
/** The router knows `/dovolilnice/` without its last slash. */
type KeyOf<Path extends string> = Path extends keyof Routes ? Path : Path extends `${infer Start}/` ? Start & keyof Routes : never
type Types<Path extends string> = Routes[KeyOf<Path>]['types']

/** A link to any screen, as data: its path with the parameters that it needs and the query that its route understands. */
export type ScreenLink = {
  [Path in ScreenPath]: { to: Path; search?: Types<Path>['fullSearchSchemaInput'] } & (keyof Types<Path>['allParams'] extends never
    ? { params?: undefined }
    : { params: Types<Path>['allParams'] })
}[ScreenPath]
