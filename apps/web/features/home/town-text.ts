import type { Text } from '@dovolilnice/contract/locale'
import { t, useParameters } from '../../platform/kit.ts'

/** A text that the municipality may write itself (`parameters.texts`); ours until it does. */
export const useTownText = (key: string, fallback?: Text): string | undefined => {
  const text = useParameters()?.texts[key] ?? fallback
  return text === undefined ? undefined : t(text)
}
