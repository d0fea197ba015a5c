import { z } from 'zod/mini'
import { textIn, type Locale, type Text } from '../locale.ts'

/** Classes of vehicles as a vehicle registration has them (field J), those that may ask for a permit. */
export const vehicleClasses = ['L', 'M1', 'M2', 'M3', 'N1', 'N2', 'N3'] as const
export const vehicleClassSchema = z.enum(vehicleClasses)
export type VehicleClass = z.output<typeof vehicleClassSchema>

export const vehicleClassNames: Record<VehicleClass, Text> = {
  L: { sl: 'L – motorno kolo', en: 'L – motorcycle' },
  M1: { sl: 'M1 – osebno vozilo', en: 'M1 – car' },
  M2: { sl: 'M2 – avtobus do 5 t', en: 'M2 – bus up to 5 t' },
  M3: { sl: 'M3 – avtobus nad 5 t', en: 'M3 – bus over 5 t' },
  N1: { sl: 'N1 – dostavno vozilo do 3,5 t', en: 'N1 – van up to 3.5 t' },
  N2: { sl: 'N2 – tovorno vozilo do 12 t', en: 'N2 – lorry up to 12 t' },
  N3: { sl: 'N3 – tovorno vozilo nad 12 t', en: 'N3 – lorry over 12 t' },
}

/** In the order of the classes, whatever order they were chosen in. */
export const classesInWords = (classes: readonly VehicleClass[], locale: Locale): string =>
  vehicleClasses
    .filter((one) => classes.includes(one))
    .map((one) => textIn(vehicleClassNames[one], locale))
    .join(', ')
