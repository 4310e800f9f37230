import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Input } from '@/components/input';

afterEach(cleanup);

it('a phone field shows the country code to the left of the number, also in RTL', () => {
  render(
    <div dir="rtl">
      <Input label="Yard" type="tel" prefix="+44" defaultValue="7700" />
    </div>,
  );
  const code = screen.getByText('+44').getBoundingClientRect();
  const number = screen.getByLabelText('Yard');
  expect(code.right).toBeLessThanOrEqual(number.getBoundingClientRect().left);
  expect(getComputedStyle(number).textAlign).toBe('left');
});
