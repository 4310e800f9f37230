/** @module-tag long */
import { cleanup, render, screen } from '@testing-library/react';
import { Activity } from 'react';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Checkbox, CheckboxGroup } from '@/components/checkbox';
import '@/components/kit/tokens.css';

afterEach(cleanup);

const boxes = () => [...document.querySelectorAll('input')];
const inTab = (mode: 'visible' | 'hidden') => (
  <form>
    <Activity mode={mode}>
      <CheckboxGroup label="Extras" name="extras" required>
        <Checkbox value="a">A</Checkbox>
        <Checkbox value="b">B</Checkbox>
      </CheckboxGroup>
    </Activity>
  </form>
);

it('a required group that is reset in a hidden tab becomes invalid', async () => {
  const { rerender } = render(inTab('visible'));
  await userEvent.click(screen.getByRole('checkbox', { name: 'B' }));
  const form = document.querySelector('form') as HTMLFormElement;
  expect(form.checkValidity()).toBe(true);
  rerender(inTab('hidden'));
  form.reset();
  await expect
    .poll(() => boxes().map((input) => input.validationMessage))
    .toEqual(['Choose at least 1', '']);
  rerender(inTab('visible'));
  await userEvent.click(screen.getByRole('checkbox', { name: 'A' }));
  expect(form.checkValidity()).toBe(true);
});
