-- Names of uploaded files, as `safeFileName` of the contract makes them now: no control, invisible or direction characters, and the extension
-- of the judged type. Names kept until now had the extension that the sender chose, `osebna.html` for instance.
with stripped as (
  select id, media_type, trim(regexp_replace(
    file_name,
    '[\u0001-\u001F\u007F-\u009F\u00AD\u034F\u0600-\u0605\u061C\u06DD\u070F\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u2028-\u202E\u2060-\u206F\u3164\uE000-\uF8FF\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]',
    '', 'g')) as name
  from document
), stemmed as (
  select id,
    regexp_replace(regexp_replace(left(regexp_replace(translate(regexp_replace(name, '^.*[/\\]', ''), '<>:"|?*', '-------'),
      '\.(?=\d*[[:alpha:]])[[:alnum:]]{1,5}$', ''), 120), '^[\s.-]+', ''), '[\s.]+$', '') as stem,
    case media_type when 'application/pdf' then 'pdf' when 'image/png' then 'png' when 'image/heic' then 'heic' else 'jpg' end as extension
  from stripped
)
update document set file_name = case when stem ~ '[[:alnum:]]' then stem else 'dokument' end || '.' || extension
from stemmed
where stemmed.id = document.id
  and file_name is distinct from case when stem ~ '[[:alnum:]]' then stem else 'dokument' end || '.' || extension;
