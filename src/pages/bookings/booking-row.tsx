import { Cell } from 'portico';
import { useState } from 'react';
import { useText } from '@/pages/showcase/words';
import { HourSheet } from './hour-sheet';
import type { Booking } from './house';
import { outbox } from './outbox';
import { words } from './words';

/** A booking that the server has. The user changes their own ones. */
export function BookingRow({ booking }: { booking: Booking }) {
  const t = useText(words);
  const [open, setOpen] = useState(false);
  const { by, ...own } = booking;
  const { id, table, hour } = own;
  const title = t.slot(table, hour);
  if (by === 'phone') return <Cell title={title} note={t.byPhone} />;
  const cancel = () => void outbox.add('cancel', { id, table, hour });
  return (
    <>
      <Cell title={title} onClick={() => setOpen(true)} />
      <HourSheet
        slot={booking}
        open={open}
        onOpenChange={setOpen}
        onHour={(next) => outbox.add('change', { ...own, hour: next })}
        more={[{ label: t.cancelBooking, tone: 'danger', onClick: cancel }]}
      />
    </>
  );
}
