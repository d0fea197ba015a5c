import type { OwnerPrivacy } from '../../../platform/privacy/owner-privacy.ts'

export const retentionPrivacy: OwnerPrivacy = {
  // Also one that was never confirmed.
  forgetBefore: async (trx, before) =>
    void (await trx.deleteFrom('retention_run').where('at', '<', before).where('status', '!=', 'running').execute()),
}
