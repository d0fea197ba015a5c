import { meaningOf, settingGroups } from '@dovolilnice/server/settings'
import { z } from 'zod/mini'

const introduction = `# Configuration

Made by \`npm run configuration\` from [apps/server/settings](../apps/server/settings/settings.ts); do not edit it.

All settings are environment variables, read once at the start. A value that is not understood is one clear line and no start; an empty value is no value.
\`npm run doctor\` checks them against this machine. *Secret*: the value is a secret or may hold a password; keep it in a file of mode 0600. *For*: the roles and commands that use it; give
every process the same settings all the same.

\`npm run gate\` reads \`MQTT_URL\`, \`MQTT_PASSWORD\` (the password of the device's account at the broker, where it is not in the address) and \`DATA_DIR\`; \`GATE_VERSION\` comes from its build, \`NOTIFY_SOCKET\` from systemd. \`npm run db:reset\` empties a real town
only with \`CAN_RESET_DATABASE=1\`.`

/** The part of a JSON schema that a value's description is made of. */
const valueSchema = z.object({
  description: z.optional(z.string()),
  enum: z.optional(z.array(z.string())),
  type: z.optional(z.string()),
  minimum: z.optional(z.number()),
  maximum: z.optional(z.number()),
  minLength: z.optional(z.number()),
  maxLength: z.optional(z.number()),
})

type Value = z.output<typeof valueSchema>

const valueOf = (schema: z.core.$ZodType): Value => valueSchema.parse(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))

const lengthOf = ({ minLength = 0, maxLength }: Value): string => {
  if (maxLength !== undefined) return `text of at most ${maxLength} characters`
  return minLength > 1 ? `text of at least ${minLength} characters` : 'text'
}

/** The kind of value and its limits, in words. */
const kindOf = (value: Value): string => {
  if (value.description !== undefined) return value.description
  if (value.enum?.includes('true')) return '`0` or `1`'
  if (value.enum) return value.enum.map((word) => `\`${word}\``).join(', ')
  if (value.type === 'integer') return `whole number, ${value.minimum} to ${value.maximum}`
  return lengthOf(value)
}

/** What the schema makes of an absent value. */
const defaultOf = (schema: z.core.$ZodType, absent: string | undefined): string => {
  const { data } = z.safeParse(schema, undefined)
  if (data === undefined) return absent ?? '–'
  return `\`${typeof data === 'boolean' ? Number(data) : String(data)}\``
}

const rowOf = (name: string, schema: z.core.$ZodType): string => {
  const meaning = meaningOf(name)
  if (meaning === undefined) throw new Error(`${name} has no sentence: write it beside its schema in apps/server/settings.`)
  const { says, readers = ['all'], absent, secret = false } = meaning
  return `| \`${name}\` | ${says} | ${kindOf(valueOf(schema))} | ${defaultOf(schema, absent)} | ${secret ? 'yes' : ''} | ${readers.join(', ')} |`
}

const tableOf = ([title, group]: [string, Record<string, z.core.$ZodType>]): string =>
  [
    `\n## ${title}\n`,
    '| variable | meaning | value | default | secret | for |',
    '|---|---|---|---|---|---|',
    ...Object.entries(group).map(([name, schema]) => rowOf(name, schema)),
  ].join('\n')

/** docs/configuration.md, from what the product reads and what stands beside it. */
export const configurationReference = (): string =>
  [introduction, ...Object.entries(settingGroups).map(tableOf)].map((part) => `${part}\n`).join('')
