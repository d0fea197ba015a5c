insert into payment_allocation (id, payment_id, application_id, cents, made_at)
select load_id(recorded_at, 'allocation' || n), load_id(recorded_at, 'payment' || n), application_id, cents, recorded_at
from load_paid where n between :from and :to
