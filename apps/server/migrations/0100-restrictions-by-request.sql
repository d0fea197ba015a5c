-- A record may be restricted by several requests: it is free again when the last of them has ended.

alter table restriction drop constraint restriction_pkey, add primary key (record_id, request_id);
