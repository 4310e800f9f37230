import {
  Button,
  Cell,
  isPlatformError,
  List,
  SegmentedControl,
  Selector,
  useLoaderData,
  usePageDraft,
  usePlatform,
} from 'portico';
import { useState } from 'react';
import { Column, Lead, Panel } from '@/pages/showcase/layout';
import { useText } from '@/pages/showcase/words';
import { BookingRow } from './booking-row';
import { hours, moodOf, moods, setMood, tables } from './house';
import { outbox } from './outbox';
import { WaitingList } from './waiting-list';
import { words } from './words';

const hourOptions = hours.map((hour) => ({ value: String(hour), label: `${hour}:00` }));

export default function Bookings() {
  const t = useText(words);
  const platform = usePlatform();
  const bookings = useLoaderData('/bookings');
  const [mood, showMood] = useState(() => moodOf(platform));
  const [{ table, hour }, setSlot] = usePageDraft('slot', { table: 1, hour: 19 });

  const book = async () => {
    try {
      await outbox.add('book', { table, hour });
    } catch (error) {
      if (!isPlatformError(error, 'quota')) throw error;
      await platform.showToast({ title: t.full, icon: 'none' });
      return;
    }
    // Without a network the code of the toast may not come. The list below shows the booking as well.
    await platform.showToast({ title: t.kept }).catch(() => {});
  };

  return (
    <Column>
      <Lead>{t.lead}</Lead>
      <Panel title={t.server} footer={t[`${mood}Note`]}>
        <Selector
          label={t.server}
          options={moods.map((value) => ({ value, label: t[value] }))}
          value={mood}
          onChange={(value) => {
            const next = moods.find((one) => one === value) ?? 'kind';
            setMood(platform, next);
            showMood(next);
          }}
        />
      </Panel>
      <Panel title={t.newBooking}>
        <SegmentedControl
          label={t.tables}
          options={tables.map((each) => ({ value: String(each), label: t.table(each) }))}
          value={String(table)}
          onChange={(next) => setSlot((now) => ({ ...now, table: Number(next) }))}
        />
        <Selector
          label={t.hours}
          columns={3}
          options={hourOptions}
          value={String(hour)}
          onChange={(next) => setSlot((now) => ({ ...now, hour: Number(next) }))}
        />
        <Button block onClick={book}>
          {t.book}
        </Button>
      </Panel>
      <WaitingList />
      <List title={t.bookings}>
        {bookings.map((booking) => (
          <BookingRow key={booking.id} booking={booking} />
        ))}
        {bookings.length === 0 && <Cell title={t.noBookings} />}
      </List>
    </Column>
  );
}
