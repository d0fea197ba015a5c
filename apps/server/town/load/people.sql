insert into app_user (id, email, name, role, phone, street, post_code, city, user_type_code, email_verified_at, last_seen, created_at)
select load_id(at, 'user' || n), 'oseba' || n || '@primer.example', load_name(n), 'regular', '+3864' || lpad((1000000 + n)::text, 7, '0'),
  'Lipova ulica ' || n % 200, '9999', 'Lipograd', 'resident', at, at, at
from generate_series(:from, :to) n, load_at(n, :count, :now) at
