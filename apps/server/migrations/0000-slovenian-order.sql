-- One collation for everything people read in order: č after c, š after s, ž after z, and Žiga after Zoran.
-- The embedded engine and PostgreSQL from 16 on build it from rules; 15 knows no rules and takes the same order from its own Slovenian locale.

do $$
begin
  if current_setting('server_version_num')::int >= 160000 then
    execute $collation$
      create collation if not exists slovenian
        (provider = icu, locale = 'und', rules = '&C<č<<<Č<ć<<<Ć&D<đ<<<Đ&S<š<<<Š&Z<ž<<<Ž')
    $collation$;
  else
    execute $collation$ create collation if not exists slovenian (provider = icu, locale = 'sl-SI') $collation$;
  end if;
end
$$;
