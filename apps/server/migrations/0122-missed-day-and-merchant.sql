-- What must be remembered of a moment that is over: the term that a dismissed application missed, and as whom a card payment was ordered.

-- The three months for a proposal to restore the term count from this day (ZUP, art. 105). Null for what was dismissed before.
-- Locks: a new column without a value reads no rows.
alter table application add column supplement_missed_on date;

-- The merchant's name at the payment provider. Null for attempts of before: they were ordered as PAYMENT_MERCHANT.
alter table online_payment add column merchant text;
