import { search } from '@dovolilnice/contract/search/search'
import { implement } from '../../platform/http/feature.ts'
import type { Feature } from '../../platform/http/feature.ts'
import { handleSearch } from './search.ts'

export const searchFeature: Feature = { name: 'search', routes: [implement(search, handleSearch)] }
