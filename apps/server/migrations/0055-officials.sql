-- An act names the title of an official and the number of the authorisation (ZUP, art. 28 and 31).
alter table app_user add column title text not null default '';
alter table app_user add column authorisation text not null default '';

-- Conducting a procedure and deciding in it are two permissions now. Whoever could decide could conduct, and the reverse.
update app_user set granted = granted || 'applications:conduct'::text where 'applications:decide' = any (granted);
update app_user set revoked = revoked || 'applications:conduct'::text where 'applications:decide' = any (revoked);
