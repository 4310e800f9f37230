import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { Slider } from '@/components/slider';
import '@/components/kit/tokens.css';

afterEach(cleanup);

type Node = {
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly properties?: readonly { name: string; value: { value?: unknown } }[];
};
type Frames = { frame: { id: string }; childFrames?: Frames[] };
type Session = { send: (method: string, params?: object) => Promise<unknown> };

/** The names and orientations of all sliders in Chromium's accessibility tree. */
async function sliders() {
  const session = cdp() as unknown as Session;
  await session.send('Accessibility.enable');
  const { frameTree } = (await session.send('Page.getFrameTree')) as { frameTree: Frames };
  const idsOf = ({ frame, childFrames = [] }: Frames): string[] => [
    frame.id,
    ...childFrames.flatMap(idsOf),
  ];
  const found: string[] = [];
  for (const frameId of idsOf(frameTree)) {
    const tree = await session.send('Accessibility.getFullAXTree', { frameId });
    for (const { role, name, properties = [] } of (tree as { nodes: Node[] }).nodes) {
      if (role?.value !== 'slider') continue;
      const orientation = properties.find((property) => property.name === 'orientation');
      found.push(`${name?.value}: ${orientation?.value.value}`);
    }
  }
  return found;
}

it('a Slider has its orientation in the accessibility tree of the browser', async () => {
  render(
    <>
      <Slider label="Milk" />
      <Slider label="Volume" vertical />
      <Slider label="Price" vertical range />
    </>,
  );
  expect(await sliders()).toEqual([
    'Milk: horizontal',
    'Volume: vertical',
    'From: vertical',
    'To: vertical',
  ]);
});

it('a vertical slider keeps its input over its thumb on a right-to-left page', async () => {
  render(
    <div dir="rtl">
      <Slider label="Volume" vertical defaultValue={25} />
    </div>,
  );
  const input = document.querySelector('input') as HTMLInputElement;
  const { width, height } = input.getBoundingClientRect();
  expect([width, height]).toEqual([44, 44]);
  const block = input.nextElementSibling?.getBoundingClientRect();
  expect(block && block.top + block.height / 2).toBe(
    input.getBoundingClientRect().top + height / 2,
  );
});
