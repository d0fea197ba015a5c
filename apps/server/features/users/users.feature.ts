import {
  activateUser,
  createUser,
  deactivateUser,
  deleteUser,
  listUsers,
  readUser,
  removeUserFactors,
  resetUserPassword,
  updateUser,
} from '@dovolilnice/contract/users/operations'
import {
  changeOwnEmail,
  changeOwnPassword,
  confirmIdentity,
  confirmOwnEmail,
  endOwnSessions,
  listOwnSessions,
  readAccount,
  updateAccount,
} from '@dovolilnice/contract/users/own-account'
import { chooseLanguage } from '@dovolilnice/contract/users/choose-language'
import { implement, implementPrepared, type Feature, implementList } from '../../platform/http/feature.ts'
import {
  handleChooseLanguage,
  handleConfirmIdentity,
  handleEndOwnSessions,
  handleListOwnSessions,
  handleReadAccount,
  handleUpdateAccount,
  prepareConfirmation,
  preparePasswordChange,
} from './account/own-account.ts'
import { handleCreateUser } from './write-user.ts'
import { handleDeleteUser } from './erase-user.ts'
import { handleListUsers, userSearch } from './user-queries.ts'
import {
  handleChangeOwnEmail,
  handleChangeOwnPassword,
  handleConfirmOwnEmail,
  mailEmailChange,
  prepareEmailChange,
} from './account/own-email.ts'
import { handleReadUser } from './read-user.ts'
import { handleUpdateUser } from './update-user.ts'
import { handleActivateUser, handleDeactivateUser, handleRemoveUserFactors, handleResetUserPassword } from './user-access.ts'
import { userIdentified, userPrivacy, userProcessing, userColumns, userTables } from './user-tables.ts'

export const usersFeature: Feature = {
  name: 'users',
  tables: userTables,
  columns: userColumns,
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
