-- The kinds of acts are those of the contract (contract/acts/act-kinds.ts), which checks every body and row. A list here as well had to be written
-- anew by a migration for each new kind.
alter table act drop constraint act_kind_check;
