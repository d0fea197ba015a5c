-- On whom an act was served: whoever represented its party when it was handed over, otherwise the party (ZUP, art. 88). Null: of before; the act says it.
alter table act_service add column addressee jsonb;
