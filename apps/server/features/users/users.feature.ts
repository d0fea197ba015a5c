import { activateUser } from '@dovolilnice/contract/users/activate-user'
import { changeOwnEmail } from '@dovolilnice/contract/users/change-own-email'
import { changeOwnPassword } from '@dovolilnice/contract/users/change-own-password'
import { chooseLanguage } from '@dovolilnice/contract/users/choose-language'
import { confirmOwnEmail } from '@dovolilnice/contract/users/confirm-own-email'
import { confirmIdentity } from '@dovolilnice/contract/users/confirm-identity'
import { createUser } from '@dovolilnice/contract/users/create-user'
import { deactivateUser } from '@dovolilnice/contract/users/deactivate-user'
import { deleteUser } from '@dovolilnice/contract/users/delete-user'
import { endOwnSessions } from '@dovolilnice/contract/users/end-own-sessions'
import { listOwnSessions } from '@dovolilnice/contract/users/list-own-sessions'
import { listUsers } from '@dovolilnice/contract/users/list-users'
import { readAccount } from '@dovolilnice/contract/users/read-account'
import { readUser } from '@dovolilnice/contract/users/read-user'
import { removeUserFactors } from '@dovolilnice/contract/users/remove-user-factors'
import { resetUserPassword } from '@dovolilnice/contract/users/reset-user-password'
import { updateAccount } from '@dovolilnice/contract/users/update-account'
import { updateUser } from '@dovolilnice/contract/users/update-user'
import { implement, implementPrepared } from '../../platform/http/feature.ts'
import type { Feature } from '../../platform/http/feature.ts'
import { implementList } from '../../platform/http/implement-list.ts'
import { handleChooseLanguage, handleReadAccount, handleUpdateAccount } from './account/account.ts'
import { handleConfirmIdentity, prepareConfirmation } from './account/confirm-identity.ts'
import { handleCreateUser } from './create-user.ts'
import { handleDeleteUser } from './delete-user.ts'
import { handleListUsers } from './list-users.ts'
import { handleChangeOwnEmail, handleConfirmOwnEmail, prepareEmailChange } from './account/own-email.ts'
import { handleChangeOwnPassword, preparePasswordChange } from './account/own-password.ts'
import { handleEndOwnSessions, handleListOwnSessions } from './account/own-sessions.ts'
import { mailEmailChange } from './account/mail-email-change.ts'
import { handleReadUser } from './read-user.ts'
import { handleUpdateUser } from './update-user.ts'
import { handleActivateUser, handleDeactivateUser, handleRemoveUserFactors, handleResetUserPassword } from './user-access.ts'
import { userPrivacy } from './user-privacy.ts'
import { userIdentified } from './user-identified.ts'
import { userProcessing, userTables } from './user-tables.ts'
import { userSearch } from './user-search.ts'

export const usersFeature: Feature = {
  name: 'users',
  tables: userTables,
  processing: userProcessing,
  identified: userIdentified,
  privacy: userPrivacy,
  routes: [
    ...implementList(listUsers, handleListUsers),
    implement(readUser, handleReadUser),
    implement(createUser, handleCreateUser),
    implement(updateUser, handleUpdateUser),
    implement(resetUserPassword, handleResetUserPassword),
    implement(activateUser, handleActivateUser),
    implement(deactivateUser, handleDeactivateUser),
    implement(removeUserFactors, handleRemoveUserFactors),
    implement(deleteUser, handleDeleteUser),
    implement(readAccount, handleReadAccount),
    implement(updateAccount, handleUpdateAccount),
    implement(chooseLanguage, handleChooseLanguage),
    implementPrepared(changeOwnEmail, prepareEmailChange, handleChangeOwnEmail),
    implement(confirmOwnEmail, handleConfirmOwnEmail),
    implementPrepared(changeOwnPassword, preparePasswordChange, handleChangeOwnPassword),
    implementPrepared(confirmIdentity, prepareConfirmation, handleConfirmIdentity),
    implement(listOwnSessions, handleListOwnSessions),
    implement(endOwnSessions, handleEndOwnSessions),
  ],
  jobs: [mailEmailChange],
  search: userSearch,
}
