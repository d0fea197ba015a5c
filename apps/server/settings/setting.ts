import { z } from 'zod/mini'

/** Who reads a setting: a role of the product, or a command beside it. */
export type SettingReader = 'api' | 'worker' | 'bridge' | 'backup' | 'restore'

/** What docs/configuration.md says about a variable, beside what follows from its schema. */
interface SettingMeaning {
  /** One sentence in Markdown. */
  says: string
  /** Absent: every process and command. */
  readers?: readonly SettingReader[]
  /** True where the value is a secret or holds one: it is never printed. */
  secret?: true
  /** What holds without it, where that is no value of the schema. */
  absent?: string
}

/** The meaning of each variable; a house check fails for one without. */
export const settingMeanings = z.registry<SettingMeaning>()

/** A variable: the schema of its value, and what it means. */
export const setting = <Schema extends z.ZodMiniType>(schema: Schema, says: string, more: Omit<SettingMeaning, 'says'> = {}): Schema => {
  settingMeanings.add(schema, { says, ...more })
  return schema
}

export const flag = z.pipe(
  z.enum(['0', '1', 'true', 'false']),
  z.transform((value) => value === '1' || value === 'true'),
)
export const port = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535))
export const text = z.string().check(z.minLength(1))

/** An address of one of these protocols. */
export const url = (...protocols: string[]) =>
  z.string().check(
    z.refine(
      (value) => protocols.some((protocol) => value.startsWith(`${protocol}://`)),
      `must start with ${protocols.map((p) => `${p}://`).join(' or ')}`,
    ),
    z.describe(protocols.map((protocol) => `\`${protocol}://…\``).join(' or ')),
  )
