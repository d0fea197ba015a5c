-- What the key of a program is for; the keys that there are keep all that they could do.
alter table program add column scopes text[] not null default '{rights:read,events:receive}';
alter table host add column key_scopes text[] not null default '{bookings:write,bookings:end}';
