-- A monthly export leaves by a link that needs signing in, never as an attachment.
update export_schedule set delivery = 'link' where delivery = 'attachment';
