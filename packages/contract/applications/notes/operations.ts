import { z } from 'zod/mini'
import { idSchema, instantSchema } from '../../primitives/field-schemas.ts'
import { defineOperation, defineRead } from '../../operation.ts'

/** A note as it is written; `@Name Surname` mentions a colleague. */
const noteTextSchema = z.string({ error: 'required' }).check(z.trim(), z.minLength(1, { error: 'required' }), z.maxLength(2000))

/** What a clerk wrote about an application, for colleagues alone. */
const applicationNoteSchema = z.object({
  id: idSchema,
  text: z.string(),
  author_name: z.string(),
  created_at: instantSchema,
})

/** Keeps a note about an application. Colleagues who conduct procedures and are mentioned in it find it on their dashboard. */
export const addApplicationNote = defineOperation({
  name: 'add-application-note',
  path: 'v1/admin/applications/{id}/notes/create',
  access: 'applications:conduct',
  summary: 'Adds an internal note to an application',
  body: z.object({ text: noteTextSchema }),
  output: applicationNoteSchema,
  audit: { action: 'application:note', kind: 'change' },
})

/** The notes of clerks about an application, the newest first. They are in no answer that an applicant can call for. */
export const listApplicationNotes = defineRead({
  name: 'list-application-notes',
  path: 'v1/admin/applications/{id}/notes',
  access: 'applications:read',
  summary: 'Internal notes about an application',
  output: z.object({ items: z.array(applicationNoteSchema) }),
  audit: { action: 'application:read', kind: 'read' },
})

/** At most so many are shown; the rest come when these were looked at. */
export const mostMentions = 20

/** The notes in which the signed-in person is mentioned and at which they have not looked yet, the newest first. */
export const listMentions = defineRead({
  name: 'list-mentions',
  path: 'v1/admin/applications/mentions',
  access: 'applications:read',
  summary: 'Notes that mention the signed-in person',
  output: z.object({
    items: z.array(z.extend(applicationNoteSchema, { application_id: idSchema, application_number: z.string() })),
  }),
})

/**
 * The signed-in person has seen the notes of an application: their mentions in them wait no more. Nobody else's are touched. The id stands in the
 * body: a restricted application may be read, and a restricted id in the path would refuse the call, so that the mention would wait for good.
 */
export const seeMentions = defineOperation({
  name: 'see-mentions',
  path: 'v1/admin/applications/mentions/seen',
  access: 'applications:read',
  summary: 'Marks the own mentions in an application as seen',
  body: z.object({ application_id: idSchema }),
  errors: ['not_found'],
})

const isLetter = (sign: string): boolean => /[\p{L}\p{N}]/u.test(sign)

/** Where a name is mentioned as `@Name`, not as the beginning of a longer name. */
const mentions = (text: string, name: string): boolean => {
  const wanted = `@${name}`.toLowerCase()
  const lower = text.toLowerCase()
  for (let at = lower.indexOf(wanted); at !== -1; at = lower.indexOf(wanted, at + 1)) {
    if (!isLetter(lower.charAt(at + wanted.length))) return true
  }
  return false
}

/** The people whom a note mentions by `@` and their whole name. Where two have the same name both are meant. */
export const mentionedIn = <Person extends { name: string }>(text: string, people: readonly Person[]): Person[] =>
  people.filter(({ name }) => mentions(text, name))

/** What is being typed after the last `@` before the cursor; undefined where no mention is begun. */
export const begunMention = (beforeCursor: string): string | undefined => /(?:^|\s)@([\p{L} ]{0,40})$/u.exec(beforeCursor)?.[1]
