import { findErasureBlocks, lockAccounts } from './erasure-blocks.ts'
import { addPerson, changePerson, findPeopleByEmail, removeUnusedPeople } from './import/import-people.ts'
import { findAccountOfEmail, joinRecords, joinRecordsOfEmail } from './join-records.ts'
import { requireTwoPeople } from './two-people.ts'
import { noteSeen, openOwnAccount, setPassword } from './signing-in.ts'

export const usersCapabilities = {
  addPerson,
  changePerson,
  findAccountOfEmail,
  findErasureBlocks,
  findPeopleByEmail,
  joinRecords,
  joinRecordsOfEmail,
  lockAccounts,
  noteSeen,
  openOwnAccount,
  removeUnusedPeople,
  requireTwoPeople,
  setPassword,
}
