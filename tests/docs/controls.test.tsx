import { cleanup, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Form, type FormHandle } from '@/components';
import forms from '../../docs/guides/forms.md?raw';
import testing from '../../docs/testing.md?raw';
import { chosenControls } from './chosen-controls';
import { typedControls } from './typed-controls';

const controls = [...typedControls, ...chosenControls];

afterEach(cleanup);

describe('a control in a test', () => {
  it.each(controls)(
    '$name is found by its role and its name, and gives its value to a form',
    async (control) => {
      const { element, role, label, change, empty, value } = control;
      const form = createRef<FormHandle>();
      render(
        <Form label="Order" handle={form}>
          {element}
        </Form>,
      );
      const found = await screen.findByRole(role, { name: label });
      // Playwright's locators are the same as those of Vitest's browser mode.
      expect(page.getByRole(role as 'button', { name: label }).element()).toBe(found);
      expect(form.current?.values().it).toEqual(empty);

      await change(found);

      await expect.poll(() => form.current?.values().it).toEqual(value);
    },
  );

  it.each(controls)('$name is in the tables of the docs', ({ name, role }) => {
    const component = `\`${name.split(' ')[0]}\``;
    const rowsOf = (text: string) =>
      text.split('\n').filter((row) => row.startsWith('| ') && row.includes(component));
    expect(rowsOf(testing).some((row) => row.includes(`\`${role}\``))).toBe(true);
    expect(rowsOf(forms)).not.toEqual([]);
  });
});
