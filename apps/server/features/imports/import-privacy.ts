import type { OwnerPrivacy } from '../../platform/privacy/owner-privacy.ts'

export const importPrivacy: OwnerPrivacy = {
  // Its rows go with it. An import that is so old can no longer be undone.
  forgetBefore: async (trx, before) => void (await trx.deleteFrom('data_import').where('made_at', '<', before).execute()),
}
