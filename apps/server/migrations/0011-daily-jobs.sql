-- The last day whose run of a daily job was sent: what was due while nothing ran is made up once when the product runs again,
-- and of several processes one sends it.
create table daily_job (
  name text primary key,
  due_on date not null
);
