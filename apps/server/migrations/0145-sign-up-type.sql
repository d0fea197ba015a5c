-- A company that asks for an account gets that of a company.
alter table sign_up add column type text not null default 'person' check (type in ('person', 'company'));
