import { useState } from 'react';
import { definePlayground } from '@/components/kit/playground';
import { DatePicker, type DatePickerProps } from './date-picker';

export function Demo() {
  const [day, setDay] = useState('2026-11-22');
  const [since, setSince] = useState('now');
  return (
    <div style={{ display: 'grid', gap: 12, padding: 16 }}>
      <DatePicker
        label="Delivery"
        value={day}
        onChange={setDay}
        start="2026-11-22"
        end="2027-06-30"
      />
      <DatePicker label="Table booked" precision="minute" defaultValue="2026-12-03 07:30" />
      <DatePicker label="Season" precision="month" placeholder="Any month" />
      <DatePicker label="Member until" value={since} onChange={setSince} end="2026-11-22" tillNow />
    </div>
  );
}

export const playground = definePlayground<DatePickerProps>({
  component: DatePicker,
  code: 'label="Delivery"',
  fixed: { label: 'Delivery' },
  props: { precision: 'day', tillNow: false, disabled: false },
  controls: {
    precision: {
      kind: 'choice',
      options: ['year', 'month', 'day', 'hour', 'minute', 'second'],
    },
    tillNow: { kind: 'switch' },
    disabled: { kind: 'switch' },
  },
});
