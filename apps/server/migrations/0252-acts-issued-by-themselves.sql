-- An act that the program issued by itself is signed in nobody's name: it says who answers for it. Null: a person decided.
alter table act add column answered_for_by text;
