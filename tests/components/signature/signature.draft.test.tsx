import '@/components/kit/tokens.css';
import { screen } from '@testing-library/react';
import { createRef, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Form, FormDraft, type FormHandle, FormItem } from '@/components/form';
import { Signature } from '@/components/signature';
import { openApp, page } from '../../helpers/open-app';
import { touch } from '../../helpers/touch';

const form = createRef<FormHandle>();

/** A contract that keeps a draft, and a button that breaks its page. */
function Contract() {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) throw new Error('the page is broken');
  return (
    <main>
      <Form label="Contract" handle={form}>
        <FormDraft name="contract" />
        <FormItem label="Signed by">
          <Signature name="signed" />
        </FormItem>
      </Form>
      <button type="button" onClick={() => setIsBroken(true)}>
        Break
      </button>
    </main>
  );
}

const press = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name }, { timeout: 20_000 }));
const value = () => String(form.current?.getFieldValue('signed'));

/** The pixels of the pad that have ink. */
function inkCount() {
  const pad = screen.queryByRole<HTMLCanvasElement>('img', { name: 'Signed' });
  const pixels = pad?.getContext('2d')?.getImageData(0, 0, pad.width, pad.height).data ?? [];
  return pixels.filter((part, at) => at % 4 === 3 && part > 100).length;
}

async function sign() {
  const finger = await touch(await screen.findByRole('img', { name: 'Not signed yet' }));
  await finger.move({ x: 60, y: 10 });
  await finger.up();
  await expect.poll(inkCount).toBeGreaterThan(50);
  return value();
}

it('a drawing in a draft is there after a reload and after a page that crashed', async () => {
  const app = await openApp({ routes: { '/': page(Contract) } });
  const drawn = await sign();
  expect(drawn).toMatch(/^data:image\/svg\+xml,.*polyline/);

  await app.reload();
  await expect.poll(inkCount, { timeout: 20_000 }).toBeGreaterThan(50);
  expect(value()).toBe(drawn);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();

  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  await press('Break');
  await press('Try again');
  await expect.poll(inkCount, { timeout: 20_000 }).toBeGreaterThan(50);
  expect(value()).toBe(drawn);
  // Only the page that broke on purpose is reported.
  expect(report.mock.calls.map(([error]) => String(error))).toEqual(['Error: the page is broken']);
});
