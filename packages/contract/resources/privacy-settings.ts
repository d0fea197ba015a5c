import { z } from 'zod/mini'
import { fillText, type Locale } from '../locale.ts'
import { type Counted, countedIn } from '../primitives/counted.ts'
import { localDaySchema, textSchema } from '../primitives/field-schemas.ts'

/** For how long data is kept, by purpose. Five years are the longest and where a town begins; a shorter term is the town's to choose and to answer for. */
export const retentionSettingsSchema = z.object({
  /** Months after the end of a permit or of its procedure. A year at least: within it holders renew, and appeals and payments come to their end. */
  permit_months: z.int().check(z.minimum(12), z.maximum(60)),
  /** Months after a passage of who holds a permit. */
  passage_months: z.int().check(z.minimum(1), z.maximum(60)),
  /** Hours after which it is forgotten what was read of a refused vehicle that holds no permit. A week at most: such a plate serves no purpose but the answer to its driver. */
  refused_hours: z.int().check(z.minimum(1), z.maximum(168)),
})
export type RetentionSettings = z.output<typeof retentionSettingsSchema>

export const startingRetention: RetentionSettings = { permit_months: 60, passage_months: 60, refused_hours: 48 }

const cameraSchema = z.object({ device_code: z.string().check(z.maxLength(60)), ground: z.string().check(z.trim(), z.maxLength(300)) })

const years: Counted = {
  sl: { one: '{count} leto', two: '{count} leti', few: '{count} leta', other: '{count} let' },
  en: { one: '{count} year', other: '{count} years' },
}
const months: Counted = {
  sl: { one: '{count} mesec', two: '{count} meseca', few: '{count} meseci', other: '{count} mesecev' },
  en: { one: '{count} month', other: '{count} months' },
}
const hours: Counted = {
  sl: { one: '{count} ura', two: '{count} uri', few: '{count} ure', other: '{count} ur' },
  en: { one: '{count} hour', other: '{count} hours' },
}

const inWords = (count: number, words: Counted, locale: Locale): string => fillText(countedIn(words, locale, count), { count })

/** A term as a notice says it: whole years as such. */
export const monthsInWords = (count: number, locale: Locale): string =>
  count % 12 === 0 ? inWords(count / 12, years, locale) : inWords(count, months, locale)

export const hoursInWords = (count: number, locale: Locale): string => inWords(count, hours, locale)

/** By which law the town processes each way in which a gate recognises somebody, and each of its cameras. */
export const groundsSchema = z.object({
  plate: textSchema,
  rfid: textSchema,
  phone: textSchema,
  /** Cameras with a ground of their own, cited as the law is; another one has that of the plates. */
  cameras: z.array(cameraSchema).check(z.maxLength(500)),
})
export type Grounds = z.output<typeof groundsSchema>

/** As they are set: a camera without words has none of its own. */
export const groundChangesSchema = z.extend(groundsSchema, {
  cameras: z.pipe(
    groundsSchema.shape.cameras,
    z.transform((cameras) => cameras.filter(({ ground }) => ground !== '')),
  ),
})

const ordinance = {
  sl: 'občinski odlok o prometni ureditvi v zvezi s 6. členom ZVOP-2 (vlogo in način dostopa izbere vlagatelj)',
  en: 'municipal traffic ordinance with Article 6 ZVOP-2 (the applicant applies and chooses the way of access)',
}

/** A recognition of plates on public surfaces needs a statute (ZVOP-2, art. 80); whether its conditions are met, the town's lawyer confirms. */
export const startingGrounds: Grounds = {
  plate: {
    sl: '25. člen Zakona o celostnem prometnem načrtovanju (ZCPN), v zvezi z 80. členom ZVOP-2',
    en: 'Article 25 of the Integrated Transport Planning Act (ZCPN), with Article 80 ZVOP-2',
  },
  rfid: ordinance,
  phone: ordinance,
  cameras: [],
}

/** The day on which the town assessed the impact (GDPR, art. 35); empty: it has not. */
export const assessedOnSchema = z.union([z.literal(''), localDaySchema])
