import { z } from 'zod/mini'
import { defineRead } from '../../operation.ts'
import { keysOf } from '../../keys-of.ts'
import { type Text, writtenLocales } from '../../locale.ts'
import { textSchema } from '../../primitives/field-schemas.ts'

const recordsFormats = ['pdf', 'csv'] as const

/** The records of processing as a document; refused while a setting is missing, so that no half of them leaves. */
export const downloadProcessingRecords = defineRead({
  name: 'download-processing-records',
  path: 'v1/admin/privacy/records/{format}',
  access: 'privacy:read',
  summary: 'Records of processing activities as a file',
  params: z.object({ format: z.enum(recordsFormats) }),
  errors: ['records_incomplete'],
  audit: { action: 'processing_records:download', kind: 'read', everyTime: true },
})

/** The template of the impact assessment (GDPR, article 35), filled; what is missing in the settings stands in it. */
export const downloadImpactAssessment = defineRead({
  name: 'download-impact-assessment',
  path: 'v1/admin/privacy/assessment/{language}',
  access: 'privacy:read',
  summary: 'Template of the data protection impact assessment (PDF)',
  params: z.object({ language: z.enum(writtenLocales) }),
  audit: { action: 'impact_assessment:download', kind: 'read', everyTime: true },
})

/** What the town must have set before the records are whole (GDPR, article 30(1)(a)), by where it is set. */
export const recordsGapLabels = {
  controller: { sl: 'upravljavec', en: 'controller' },
  address: { sl: 'naslov občine', en: 'address of the municipality' },
  contact: { sl: 'e-pošta ali telefon občine', en: 'e-mail or phone of the municipality' },
  officer: { sl: 'pooblaščena oseba za varstvo podatkov', en: 'data protection officer' },
  officer_email: { sl: 'e-pošta pooblaščene osebe', en: 'e-mail of the officer' },
  legal_basis: { sl: 'pravna podlaga', en: 'legal basis' },
  transfer: { sl: 'besedilo »Prenos v tretje države«', en: 'the text “Transfer to third countries”' },
} as const satisfies Record<string, Text>
export const recordsGaps = keysOf(recordsGapLabels)

const processedTableSchema = z.object({
  table: z.string(),
  name: textSchema,
  /** The columns with personal data; none named: all of them, because whole rows are deleted. */
  columns: z.array(z.string()),
  term: textSchema,
})

/** One activity of processing (GDPR, article 30). */
const activitySchema = z.object({
  code: z.string(),
  name: textSchema,
  purpose: textSchema,
  basis: textSchema,
  people: textSchema,
  recipients: textSchema,
  data: z.array(textSchema),
  terms: z.array(textSchema),
  tables: z.array(processedTableSchema),
})
export type ProcessingActivity = z.output<typeof activitySchema>

export const processingRecordsSchema = z.object({
  controller: z.string(),
  address: z.string(),
  contact: z.string(),
  officer: z.string(),
  officer_email: z.string(),
  processor: z.string(),
  legal_basis: textSchema,
  transfer: textSchema,
  security: textSchema,
  /** By which law each way of recognition and each camera is used. */
  grounds: z.array(z.object({ name: textSchema, ground: textSchema })),
  /** The day of the impact assessment; empty: the town has made none. */
  assessed_on: z.string(),
  gaps: z.array(z.enum(recordsGaps)),
  activities: z.array(activitySchema),
})
export type ProcessingRecords = z.output<typeof processingRecordsSchema>

/** The records of processing activities (GDPR, article 30), as the product's own declarations and the town's settings say them. */
export const readProcessingRecords = defineRead({
  name: 'read-processing-records',
  path: 'v1/admin/privacy/records',
  access: 'privacy:read',
  summary: 'Records of processing activities',
  output: processingRecordsSchema,
})
