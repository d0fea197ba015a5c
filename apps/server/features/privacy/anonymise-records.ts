import type { Trx } from '../../platform/database/tables.ts'

/** What stands where a name stood. Number, kind, zone, days and amounts stay: they are what statistics are made of. */
export const anonymousName = 'Anonimizirano'

const nobody = { name: anonymousName, street: '', post_code: '', city: '', email: '', phone: '', tax_number: null }

/** Of the application stay number, kind, lot, days, status and fee; its documents go. Their files are swept once no row names them. */
export const anonymiseApplications = async (trx: Trx, ids: readonly string[], now: Date): Promise<void> => {
  if (ids.length === 0) return
  await trx
    .updateTable('application')
    .set({
      ...nobody,
      plates: [],
      plates_normalised: [],
      remark: null,
      reason: null,
      supplement_text: null,
      user_id: null,
      anonymised_at: now,
    })
    .where('id', 'in', [...ids])
    .execute()
  await trx
    .deleteFrom('document')
    .where('application_id', 'in', [...ids])
    .execute()
  await forgetTraces(trx, ids)
}

/** Of the permit stay number, kind, lot, days and status; what opened a gate for it goes. */
export const anonymisePermits = async (trx: Trx, ids: readonly string[], now: Date): Promise<void> => {
  if (ids.length === 0) return
  await trx
    .updateTable('permit')
    .set({ ...nobody, reason: null, replace_reason: null, user_id: null, anonymised_at: now })
    .where('id', 'in', [...ids])
    .execute()
  await trx
    .deleteFrom('permit_credential')
    .where('permit_id', 'in', [...ids])
    .execute()
  await trx
    .deleteFrom('document')
    .where('permit_id', 'in', [...ids])
    .execute()
  await forgetTraces(trx, ids)
}

/** Of a passage stay gate, time, outcome and the kind of credential. */
export const anonymisePassages = async (trx: Trx, ids: readonly string[], now: Date): Promise<void> => {
  if (ids.length === 0) return
  await trx
    .updateTable('access_log')
    .set({
      credential: null,
      credential_normalised: null,
      plate: null,
      phone: null,
      permit_id: null,
      permit_number: null,
      reason_details: JSON.stringify({}),
      anonymised_at: now,
    })
    .where('id', 'in', [...ids])
    .execute()
  await trx
    .deleteFrom('access_tag')
    .where('access_log_id', 'in', [...ids])
    .execute()
}

/** Removes what mails and the audit trail still say of records: that something was done stays, with whom and what values does not. */
export const forgetTraces = async (trx: Trx, subjectIds: readonly string[]): Promise<void> => {
  await trx
    .deleteFrom('mail')
    .where('subject_id', 'in', [...subjectIds])
    .execute()
  await trx
    .updateTable('event')
    .set({ subject_label: null, before: null, after: null, reason: null, address: null })
    .where('subject_id', 'in', [...subjectIds])
    .execute()
}

/** An address nobody can have, so that the column stays unique. */
export const anonymousEmail = (id: string): string => `${id}@izbrisano.invalid`
