import { requireAuthority } from './authority.ts'
import { findErasureBlocks, lockAccounts } from './erase-user.ts'
import { addPerson, changePerson, findPeopleByEmail, removeUnusedPeople } from './import/import-people.ts'
import { findAccountOfEmail, joinRecords, joinRecordsOfEmail } from './user-queries.ts'
import { requireTwoPeople } from './two-people.ts'
import { noteSeen, makeHost, openOwnAccount, setPassword, unmakeHost } from './user-access.ts'

export const usersCapabilities = {
  addPerson,
  changePerson,
  findAccountOfEmail,
  findErasureBlocks,
  findPeopleByEmail,
  joinRecords,
  joinRecordsOfEmail,
  lockAccounts,
  makeHost,
  noteSeen,
  openOwnAccount,
  removeUnusedPeople,
  requireAuthority,
  requireTwoPeople,
  setPassword,
  unmakeHost,
}
