import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { DatePicker } from '@/components/date-picker';
import { useNumbers } from '@/components/kit/use-numbers';
import { Progress } from '@/components/progress';
import { Rate } from '@/components/rate';
import { Slider } from '@/components/slider';
import { Swiper } from '@/components/swiper';
import '@/components/kit/tokens.css';
import { touch } from '../helpers/touch';

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

function countFormats() {
  const Format = Intl.NumberFormat;
  return vi.spyOn(Intl, 'NumberFormat').mockImplementation(function make(locale, options) {
    return new Format(locale, options);
  } as typeof Format);
}

function countDates() {
  const Format = Intl.DateTimeFormat;
  return vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function make(locale, options) {
    return new Format(locale, options);
  } as typeof Format);
}

function Number({ value, digits }: { value: number; digits?: number }) {
  return <p>{useNumbers(digits)(value)}</p>;
}

it('formats a number in the language of the user, with one format for all renders', () => {
  const made = countFormats();
  const { rerender } = render(<Number value={1234.5678} />);
  expect(screen.getByText('1,234.568')).toBeTruthy();
  rerender(<Number value={0.25} />);
  expect(screen.getByText('0.25')).toBeTruthy();
  expect(made).toHaveBeenCalledTimes(1);
  rerender(<Number value={1234.5678} digits={1} />);
  expect(screen.getByText('1,234.6')).toBeTruthy();
  expect(made).toHaveBeenCalledTimes(2);
});

it('dragging a slider, rating and changing slides create no other format', {
  tags: 'long',
}, async () => {
  render(
    <div style={{ width: 390 }}>
      <Slider label="Length" showValue />
      <Rate label="Stone" />
      <Swiper label="Views" indicatorDots>
        <p>One</p>
        <p>Two</p>
      </Swiper>
    </div>,
  );
  const made = countFormats();
  const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Length' });
  const finger = await touch(document.querySelector('[data-index]') as Element);
  await finger.move({ x: 120 });
  await finger.up();
  expect(slider.valueAsNumber).toBeGreaterThan(20);
  fireEvent.click(screen.getByRole('radio', { name: '4 of 5' }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '4 of 5' }).checked).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: /2/ }));
  expect(screen.getByRole('group', { name: '2 of 2' })).toBeTruthy();
  expect(made).not.toHaveBeenCalled();
});

it('rendering a date field and a progress bar again creates no other format', () => {
  const view = (percent: number, day: string) => (
    <>
      <Progress label="Cut" percent={percent} showInfo />
      <DatePicker label="Delivery" value={day} />
    </>
  );
  const { rerender } = render(view(10, '2026-11-05'));
  const [numbers, dates] = [countFormats(), countDates()];
  rerender(view(20, '2026-12-06'));
  expect(screen.getByText('20%')).toBeTruthy();
  expect(screen.getByText('December 6, 2026')).toBeTruthy();
  expect(numbers).not.toHaveBeenCalled();
  expect(dates).not.toHaveBeenCalled();
});
