import type { AdminResources } from '@dovolilnice/contract/resources/read-admin-resources'
import type { Text } from '@dovolilnice/contract/locale'

/** A bollard as a choice of a filter; the history of one that is out of use can be filtered too. */
export const deviceOption = ({ code, name, active }: AdminResources['devices'][number]): { value: string; label: Text } => ({
  value: code,
  label: active ? { sl: name, en: name } : { sl: `${name} (ni v rabi)`, en: `${name} (out of use)` },
})
