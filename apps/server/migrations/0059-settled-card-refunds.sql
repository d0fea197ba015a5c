-- Refunds to a card were paid without the instant at which that was recorded, so the journal did not have them.
update refund set settled_at = updated_at where status = 'paid' and settled_at is null;
