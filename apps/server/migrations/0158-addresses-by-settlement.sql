-- Two settlements of one post code may have the same street and number. Lists that are loaded already have no settlement until they are loaded again.
alter table address
  add column settlement text not null default '',
  add column settlement_key text not null default '';
alter table address drop constraint address_pkey;
alter table address add primary key (street_key, number, suffix, post_code, settlement_key);
