-- By what decision a permit was issued, in words that its paper repeats: a decision in short form (ZUP, art. 218) or the number of a written one.
-- Null: issued without an application, or before this.
alter table permit add column decision text;
