import { anonymousName } from '../../platform/privacy/anonymous.ts'
import type { OwnerPrivacy } from '../../platform/privacy/owner-privacy.ts'

export const notificationPrivacy: OwnerPrivacy = {
  forgetBefore: async (trx, before) => {
    await trx
      .updateTable('notification')
      .set({ audience: JSON.stringify({}), created_by: null, created_by_name: anonymousName })
      .where('created_at', '<', before)
      .where('created_by_name', '!=', anonymousName)
      .execute()
  },
}
