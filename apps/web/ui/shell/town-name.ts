import { t, useParameters } from '../../platform/kit.ts'
import { texts } from './texts.ts'

/** `Dovolilnice Občine …`; only `Dovolilnice` until the municipality is known. */
export const useAppTitle = (): string => {
  const municipality = useParameters()?.municipality
  return municipality === undefined
    ? t(texts.appName)
    : t(texts.permitsOf, {
        town: t({ en: municipality.name, it: municipality.name, hu: municipality.name, ...municipality.names, sl: municipality.genitive }),
      })
}
