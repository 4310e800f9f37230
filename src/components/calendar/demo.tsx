import { useState } from 'react';
import { Button } from '@/components/button';
import { definePlayground } from '@/components/kit/playground';
import { Calendar } from './calendar';
import type { CalendarDay, CalendarDayFacts, CalendarProps } from './types';

/** Sample data: the price of each day, and the disabled days. */
function shopDay({ day, weekday }: CalendarDay): CalendarDayFacts {
  if (weekday === 0) return { disabled: true, bottom: 'closed' };
  if (day === 17) return { dot: 'Street festival', tone: 'danger', bottom: '€ 64' };
  return weekday === 6 ? { bottom: '€ 52', tone: 'success' } : { bottom: '€ 48' };
}

const heading = { margin: '0 4px 8px', fontSize: 'var(--portico-small)', fontWeight: 600 } as const;

export function Demo() {
  const [isOpen, setOpen] = useState(false);
  const [period, setPeriod] = useState<readonly [string, string] | null>(null);
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24, padding: 16 }}>
      <section>
        <h2 style={heading}>Rent the coffee cart, ten days at most</h2>
        <Calendar
          mode="range"
          label="Rental of the coffee cart"
          maxRange={10}
          allowDisabledInRange
          formatter={shopDay}
          style={{ '--portico-calendar-height': '21rem' } as object}
        />
      </section>
      <section>
        <h2 style={heading}>The day you joined, in twenty years</h2>
        <Calendar
          label="Day you joined"
          minDate="2010-01-01"
          maxDate="2030-12-31"
          defaultValue="2024-05-17"
          showMark
          style={{ '--portico-calendar-height': '17rem' } as object}
        />
      </section>
      <section>
        <h2 style={heading}>A coffee tasting, month by month</h2>
        <Calendar
          paged
          clearable
          label="Day of the tasting"
          minDate="2026-01-01"
          maxDate="2028-12-31"
          defaultValue="2027-05-14"
          formatter={({ weekday }) => ({ bottom: weekday === 5 ? 'evening' : undefined })}
          renderDay={({ text, weekday }) => weekday === 5 && <EveningTasting text={text} />}
        />
      </section>
      <section style={{ display: 'grid', gap: 8 }}>
        <Button variant="tonal" block onClick={() => setOpen(true)}>
          {period ? `${period[0]} to ${period[1]}` : 'Choose the delivery days'}
        </Button>
        <Calendar
          mode="range"
          open={isOpen}
          onOpenChange={setOpen}
          title="Delivery days"
          value={period}
          onChange={setPeriod}
          confirmDisabledText="Choose a first and a last day"
        />
      </section>
    </div>
  );
}

function EveningTasting({ text }: { text: string }) {
  return (
    <>
      {text}
      <small style={{ fontSize: '0.625rem' }}>★</small>
    </>
  );
}

export const playground = definePlayground<CalendarProps>({
  component: Calendar,
  controls: {
    mode: { kind: 'choice', options: ['single', 'multiple', 'range'] },
    monthNum: { kind: 'number', min: 1, max: 240 },
    maxCount: { kind: 'number', min: 1, max: 31 },
    maxRange: { kind: 'number', min: 1, max: 60 },
    allowSameDay: { kind: 'switch' },
    firstDayOfWeek: { kind: 'number', min: 0, max: 6 },
    paged: { kind: 'switch' },
    clearable: { kind: 'switch' },
    showMark: { kind: 'switch' },
    showConfirm: { kind: 'switch' },
    readOnly: { kind: 'switch' },
    disabled: { kind: 'switch' },
  },
  props: { mode: 'single', monthNum: 3 },
});
