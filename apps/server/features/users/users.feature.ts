import type { Feature } from '../../platform/http/feature.ts'
import * as ownAccount from './account/own-account.ts'
import { handleCreateUser } from './write-user.ts'
import { handleDeleteUser } from './erase-user.ts'
import { handleListUsers, userSearch } from './user-queries.ts'
import { handleChangeOwnEmail, handleChangeOwnPassword, handleConfirmOwnEmail, mailEmailChange } from './account/own-email.ts'
import { handleReadUser } from './read-user.ts'
import { handleUpdateUser } from './update-user.ts'
import { handleActivateUser, handleDeactivateUser, handleRemoveUserFactors, handleResetUserPassword } from './user-access.ts'
import { userIdentified, userPrivacy, userTables } from './user-tables.ts'
import { ownTables } from '../../platform/privacy/owner.ts'

export const usersFeature: Feature = {
  name: 'users',
  ...ownTables(userTables),
  identified: userIdentified,
  privacy: userPrivacy,
  routes: [
    handleListUsers,
    handleReadUser,
    handleCreateUser,
    handleUpdateUser,
    handleResetUserPassword,
    handleActivateUser,
    handleDeactivateUser,
    handleRemoveUserFactors,
    handleDeleteUser,
    ownAccount.handleReadAccount,
    ownAccount.handleUpdateAccount,
    ownAccount.handleChooseLanguage,
    handleChangeOwnEmail,
    handleConfirmOwnEmail,
    handleChangeOwnPassword,
    ownAccount.handleConfirmIdentity,
    ownAccount.handleListOwnSessions,
    ownAccount.handleEndOwnSessions,
  ],
  jobs: [mailEmailChange],
  search: userSearch,
}
