-- A person may read Italian or Hungarian where the town has switched the language on.
alter table online_payment drop constraint online_payment_locale_check;
alter table online_payment add constraint online_payment_locale_check check (locale in ('sl', 'en', 'it', 'hu'));
