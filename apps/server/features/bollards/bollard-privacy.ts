import { anonymousName } from '../../platform/privacy/anonymous.ts'
import type { OwnerPrivacy } from '../../platform/privacy/owner-privacy.ts'

export const bollardPrivacy: OwnerPrivacy = {
  forgetBefore: async (trx, before) => {
    await trx
      .updateTable('device_command')
      .set({ requested_by: null, requested_by_name: anonymousName, reason: '' })
      .where('requested_at', '<', before)
      .where('requested_by_name', '!=', anonymousName)
      .execute()
    await trx.deleteFrom('shift_handover').where('written_at', '<', before).execute()
    await trx.deleteFrom('bollard_note').where('noted_at', '<', before).execute()
    await trx.deleteFrom('bollard_event').where('at', '<', before).execute()
    // A note says something only beside its line.
    await trx
      .deleteFrom('bollard_note')
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('device_command as c').select('c.id').whereRef('c.id', '=', 'bollard_note.event_id'))),
      )
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('bollard_event as e').select('e.id').whereRef('e.id', '=', 'bollard_note.event_id'))),
      )
      .execute()
  },
}
