import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Banner } from '@/components/banner';
import { Button } from '@/components/button';
import { Calendar } from '@/components/calendar';
import { FloatingButton } from '@/components/floating-button';
import { Input } from '@/components/input';
import { KitProvider } from '@/components/kit-provider';
import { Popover } from '@/components/popover';
import { SearchBar } from '@/components/search-bar';
import { SwipeAction } from '@/components/swipe-action';
import { Textarea } from '@/components/textarea';

const actions = [
  { id: 'copy', text: 'Copy' },
  { id: 'share', text: 'Share' },
];

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(async () => {
  cleanup();
  await vi.waitUntil(() => document.body.childElementCount === 0);
});

it('Popover and FloatingButton still call onAction, and warn once in a document', async () => {
  const onAction = vi.fn();
  const draw = (round: number) => (
    <>
      <Popover defaultOpen actions={actions} onAction={onAction}>
        <Button>More</Button>
      </Popover>
      <FloatingButton key={round} label="Add" actions={actions} onAction={onAction} />
    </>
  );
  const { rerender } = render(draw(1));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Copy' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Share' }));
  rerender(draw(2));
  expect(onAction.mock.calls).toEqual([['copy'], ['share']]);
  expect(vi.mocked(console.warn).mock.calls).toEqual([
    ['<Popover>: onAction is now onSelect'],
    ['<FloatingButton>: onAction is now onSelect'],
  ]);
});

it('SearchBar still calls onPick, and the new name wins where both are set', async () => {
  const onPick = vi.fn();
  const onSelect = vi.fn();
  const suggestions = [{ value: 'Espresso' }];
  const { rerender } = render(
    <SearchBar label="Drinks" suggestions={suggestions} onPick={onPick} maxlength={5} />,
  );
  const field = screen.getByRole('combobox', { name: 'Drinks' });
  await userEvent.type(field, 'espresso');
  expect(field).toHaveValue('espre');
  await userEvent.click(await screen.findByRole('option', { name: 'Espresso' }));
  expect(onPick.mock.calls).toEqual([[{ value: 'Espresso' }]]);
  rerender(
    <SearchBar label="Drinks" suggestions={suggestions} onPick={onPick} onSelect={onSelect} />,
  );
  await userEvent.type(field, 'x');
  await userEvent.click(await screen.findByRole('option', { name: 'Espresso' }));
  expect(onPick).toHaveBeenCalledOnce();
  expect(onSelect).toHaveBeenCalledOnce();
  expect(vi.mocked(console.warn).mock.calls).toEqual([
    ['<SearchBar>: maxlength is now maxLength, onPick is now onSelect'],
    ['<SearchBar>: onPick is now onSelect'],
  ]);
});

it('Input and Textarea still take maxlength', async () => {
  render(
    <>
      <Input label="Name" maxlength={3} />
      <Textarea label="Note" maxlength={4} />
    </>,
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Mei Lin');
  await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'No sugar');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Mei');
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('No s');
  expect(vi.mocked(console.warn).mock.calls).toEqual([
    ['<Input>: maxlength is now maxLength'],
    ['<Textarea>: maxlength is now maxLength'],
  ]);
});

it('Banner still calls onTap of the banner and of its items', async () => {
  const calls: string[] = [];
  const image = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
  render(
    <Banner
      label="News"
      autoplay={false}
      items={[{ image, title: 'New beans', onTap: () => calls.push('item') }]}
      onTap={(index) => calls.push(`banner ${index}`)}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'New beans' }));
  expect(calls).toEqual(['item', 'banner 0']);
  expect(vi.mocked(console.warn).mock.calls).toEqual([['<Banner>: onTap is now onPress']]);
});

it('Calendar still takes closeOnClickOverlay, and SwipeAction closeOnTouchOutside', async () => {
  const onOpenChange = vi.fn();
  const onSideChange = vi.fn();
  render(
    <>
      <SwipeAction
        endActions={[{ key: 'delete', text: 'Delete', onPress: () => {} }]}
        defaultSide="end"
        closeOnTouchOutside={false}
        onSideChange={onSideChange}
      >
        Latte
      </SwipeAction>
      <Button>Elsewhere</Button>
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(onSideChange.mock.calls).toEqual([]);
  render(<Calendar open closeOnClickOverlay={false} onOpenChange={onOpenChange} />);
  const dialog = await screen.findByRole('dialog');
  const mask = dialog.parentElement!.querySelector(
    '[data-portico-layer] > :first-child, [class*="mask"]',
  )!;
  await userEvent.click(mask, { position: { x: 10, y: 10 } });
  expect(onOpenChange.mock.calls).toEqual([]);
  expect(vi.mocked(console.warn).mock.calls).toEqual([
    ['<SwipeAction>: closeOnTouchOutside is now closeOnOutside'],
    ['<Calendar>: closeOnClickOverlay is now closeOnMask'],
  ]);
});

it('old names in the defaults of a provider apply, with the same warning', async () => {
  render(
    <KitProvider defaults={{ SearchBar: { maxlength: 3 }, Input: { maxlength: 3, maxLength: 2 } }}>
      <SearchBar label="Search" />
      <SearchBar label="Shops" maxLength={4} />
      <SearchBar label="Towns" {...{ maxlength: 5 }} />
      <Input label="Name" />
    </KitProvider>,
  );
  const typed = async (name: string) => {
    const field = screen.getByRole<HTMLInputElement>(name === 'Name' ? 'textbox' : 'searchbox', {
      name,
    });
    await userEvent.type(field, 'Lagos City');
    return field.value;
  };
  expect(await typed('Search')).toBe('Lag');
  expect(await typed('Shops')).toBe('Lago');
  expect(await typed('Towns')).toBe('Lagos');
  expect(await typed('Name')).toBe('La');
  expect(vi.mocked(console.warn).mock.calls).toEqual([['<SearchBar>: maxlength is now maxLength']]);
});
