-- Rows without photos.
insert into warden_note (id, number, plate, plate_normalised, place, seen, note, photos, at, received_at, written_by, storage_key)
select load_id(at, 'note' || n), load_number('ZR', at, n), plate, replace(replace(plate, ' ', ''), '-', ''), 'Čevljarska ulica ' || n % 40 + 1,
  (array['street', 'no_permit', 'hours', 'disabled'])[n % 4 + 1], '', 0, at, at, warden.id, 'loaded-note-' || n
from generate_series(:from, :to) n, load_at(n, :count, :now) at, load_plate(n * 31) plate, (select id from app_user where email = 'redar@demo.si') warden
