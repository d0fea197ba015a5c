-- Addresses as the search reads words: each between two blanks. Indexes of the next migration hold it, so no table is written anew.
create function search_address(street text, post_code text, city text) returns text language sql immutable parallel safe
  return ' ' || search_name(street) || ' ' || search_words(post_code) || ' ' || search_words(city) || ' ';
