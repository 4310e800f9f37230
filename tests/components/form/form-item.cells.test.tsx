import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Calendar } from '@/components/calendar';
import { Cell } from '@/components/cell';
import { Form, FormItem } from '@/components/form';
import { List } from '@/components/list';
import { Picker } from '@/components/picker';
import '@/components/kit/tokens.css';

afterEach(cleanup);

function Period() {
  const [isOpen, setOpen] = useState(false);
  return (
    <FormItem label="From and to">
      <Cell title="10 – 12 June" onClick={() => setOpen(true)} />
      <Calendar label="From and to" name="days" mode="range" open={isOpen} onOpenChange={setOpen} />
    </FormItem>
  );
}

it('a row in an item is named by the label and by the value that it shows', () => {
  render(
    <Form>
      <FormItem label="Pick-up place" required>
        <input type="hidden" name="place" defaultValue="Harbour" />
        <Cell title="Harbour" href="/places" />
      </FormItem>
      <Period />
    </Form>,
  );
  expect(screen.getByRole('link')).toHaveAccessibleName('Pick-up place (required) Harbour');
  expect(screen.getByRole('button')).toHaveAccessibleName('From and to 10 – 12 June');
});

it('a row in an item looks like the other fields', () => {
  const look = (element: Element) => {
    const { backgroundColor, borderRadius, boxShadow, minBlockSize } = getComputedStyle(element);
    return { backgroundColor, borderRadius, boxShadow, minBlockSize };
  };
  render(
    <Form>
      <FormItem label="Shop">
        <Picker label="Shop" name="shop" range={['Harbour', 'Station']} />
      </FormItem>
      <FormItem label="Place">
        <Cell title="Harbour" href="/places" />
      </FormItem>
      <FormItem label="Order">
        <List label="Order">
          <Cell title="Tea" href="/tea" />
        </List>
      </FormItem>
    </Form>,
  );
  const field = look(screen.getByRole('button'));
  const row = screen.getByRole('link', { name: 'Place Harbour' });
  const listed = screen.getByRole('link', { name: /Tea/ });
  expect({ ...look(row), minBlockSize: '48px' }).toEqual(field);
  expect(row.getBoundingClientRect().height).toBe(48);
  expect(look(listed).boxShadow).toBe('none');
});
