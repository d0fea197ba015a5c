-- The words of an act in the language of the national community; null: the town has written none, and the act is Slovenian alone.
alter table act_text add column second_words jsonb;
