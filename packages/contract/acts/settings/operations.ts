import { z } from 'zod/mini'
import { defineOperation, defineRead } from '../../operation.ts'
import { actKinds } from '../act-kinds.ts'
import { actTextSchema, actTextScope, actTextsSchema, actWordsSchema } from './act-texts.ts'
import { actSettingsSchema } from './act-settings.ts'
import { seenValues } from '../../history/conflict.ts'

/** A text as it would read on paper, filled with invented data and marked as a draft. */
export const previewActText = defineOperation({
  name: 'preview-act-text',
  path: 'v1/admin/acts/texts/preview',
  access: 'parameters:write',
  summary: 'A text of acts on paper, with invented data (PDF)',
  body: z.object({ kind: z.enum(actKinds), words: actWordsSchema, second: z._default(z.nullable(actWordsSchema), null) }),
})

/** What the town sets about its acts, and how its link to the service for secure boxes is. */
const readSettingsSchema = z.object({
  ...actSettingsSchema.shape,
  boxes: z.object({
    /** The settings of the machine that are missing for it, by their names. */
    missing: z.array(z.string()),
    /** Acts whose service is not over, and how many of them have met a problem. */
    waiting: z.int(),
    troubled: z.int(),
  }),
})

/** What the town sets about its acts. */
export const readActSettings = defineRead({
  name: 'read-act-settings',
  path: 'v1/admin/acts/settings',
  access: 'parameters:write',
  summary: 'The settings of acts',
  output: readSettingsSchema,
})

/** The texts from which acts are made, each in its newest version. */
export const readActTexts = defineRead({
  name: 'read-act-texts',
  path: 'v1/admin/acts/texts',
  access: 'parameters:write',
  summary: 'The texts of acts',
  output: actTextsSchema,
})

/** Sets some of the settings of acts; what is absent stays. Acts that were issued stay as they are. */
export const updateActSettings = defineOperation({
  name: 'update-act-settings',
  path: 'v1/admin/acts/settings/update',
  access: 'parameters:write',
  summary: 'Changes the settings of acts',
  body: z.strictObject({ ...z.partial(actSettingsSchema).shape, seen: seenValues }),
  output: actSettingsSchema,
  errors: ['conflict'],
  audit: { action: 'act:settings', kind: 'change' },
})

/** Saves a text as a new version. `conflict` when somebody has saved one since `version` was read. */
export const updateActText = defineOperation({
  name: 'update-act-text',
  path: 'v1/admin/acts/texts/update',
  access: 'parameters:write',
  summary: 'Changes a text of acts',
  body: z.object({
    ...actTextScope,
    version: z.int().check(z.minimum(0)),
    words: actWordsSchema,
    second: z._default(z.nullable(actWordsSchema), null),
  }),
  output: actTextSchema,
  errors: ['not_found', 'conflict'],
  audit: { action: 'act:text', kind: 'change' },
})
