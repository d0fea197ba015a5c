-- A word inside a hyphenated name is a word: Škrjančeva finds Đorđević-Škrjančeva.

create or replace function search_name_terms(name text) returns setof text language sql immutable as $$
  select search_fold(array_to_string(words[i:] || words[:i - 1], ''))
  from (select array_remove(regexp_split_to_array(name, '[\s/‐‑–—-]+'), '') as words) split, generate_subscripts(words, 1) as i
$$;

select search_index_applications(array(select id from application where name ~ '[/‐‑–—-]'));
select search_index_permits(array(select id from permit where name ~ '[/‐‑–—-]'));
select search_index_users(array(select id from app_user where name ~ '[/‐‑–—-]'));
