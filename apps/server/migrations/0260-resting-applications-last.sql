-- In the clerks' queue the applications that wait for their applicant come after those that wait for a clerk, a century later in its order.

-- Locks: an index over some hundred thousand applications takes about a second. The same expression orders the list (application-list.ts).
create index application_queue_order on application ((case
  when status in ('submitted', 'in_review') then coalesce(decide_by, due_on)
  when status = 'supplement_requested' then coalesce(decide_by, due_on) + 36525 end), id);
-- Locks: dropping an index waits for what reads the table now, and then takes no time.
drop index application_queue;
