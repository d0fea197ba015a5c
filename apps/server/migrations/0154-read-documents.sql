-- What a program on the town's own machine read from a document, beside the words of its application: a suggestion for the clerk. It is of the same
-- row as the document, so it is restricted and forgotten with it.

alter table document add column reading jsonb;
