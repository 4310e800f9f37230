import { useState } from 'react';
import { Button } from '@/components/button';
import { ChevronDownIcon } from '@/components/icon';
import { definePlayground } from '@/components/kit/playground';
import { Popup, type PopupProps } from './popup';

type Side = NonNullable<PopupProps['side']>;

const drinks = [
  'Espresso',
  'Cappuccino',
  'Latte',
  'Mocha',
  'Matcha',
  'Green tea',
  'Mint tea',
  'Cocoa',
];
const text = { padding: '0 20px 20px', margin: 0, color: 'var(--portico-text-2)' };
const field = {
  minHeight: 44,
  padding: '8px 12px',
  border: '1px solid var(--portico-line)',
  borderRadius: 8,
  background: 'var(--portico-bg)',
};

export function Demo() {
  const [side, setSide] = useState<Side>('bottom');
  const [open, setOpen] = useState<'side' | 'sheet' | 'note' | null>(null);
  const close = () => setOpen(null);
  const sides: readonly Side[] = ['bottom', 'top', 'left', 'right', 'center'];

  return (
    <div style={{ display: 'grid', gap: 16, padding: 16 }}>
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
          gap: 12,
        }}
      >
        {sides.map((name) => (
          <Button
            key={name}
            variant="tonal"
            onClick={() => {
              setSide(name);
              setOpen('side');
            }}
          >
            {name[0]?.toUpperCase() + name.slice(1)}
          </Button>
        ))}
        <Button variant="outline" onClick={() => setOpen('note')}>
          With a field
        </Button>
      </div>
      <Button block onClick={() => setOpen('sheet')}>
        A sheet with three heights
      </Button>
      <Popup
        open={open === 'side'}
        side={side}
        title="Delivery"
        closeButton
        closeOnSwipe
        onOpenChange={close}
      >
        <p style={text}>We deliver on Tuesdays and Fridays. Please order large cakes by phone.</p>
      </Popup>
      <Popup
        open={open === 'sheet'}
        title="Drinks"
        closeButton
        closeIcon={<ChevronDownIcon size="1.25rem" />}
        closeOnSwipe
        snapPoints={[240, 0.6, 1]}
        onOpenChange={close}
      >
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is scrolled by keyboard too */}
        <div role="region" aria-label="List of drinks" tabIndex={0} style={{ overflow: 'auto' }}>
          <ul style={{ margin: 0, padding: '0 20px', listStyle: 'none' }}>
            {[...drinks, ...drinks.map((name) => `${name}, iced`)].map((name) => (
              <li
                key={name}
                style={{ padding: '14px 0', borderBottom: '1px solid var(--portico-line)' }}
              >
                {name}
              </li>
            ))}
          </ul>
        </div>
      </Popup>
      <Popup open={open === 'note'} title="Leave a note" closeButton onOpenChange={close}>
        <div
          style={{
            display: 'grid',
            gap: 16,
            padding: '0 20px 20px',
            gridTemplateColumns: 'minmax(0, 1fr)',
          }}
        >
          <input aria-label="Note" placeholder="The panel stays above the keyboard" style={field} />
          <Button block onClick={close}>
            Done
          </Button>
        </div>
      </Popup>
    </div>
  );
}

function Tried(props: PopupProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Popup {...props} open={open} onOpenChange={setOpen}>
        <p style={text}>We deliver on Tuesdays and Fridays.</p>
      </Popup>
    </>
  );
}

export const playground = definePlayground<PopupProps>({
  component: Tried,
  controls: {
    side: { kind: 'choice', options: ['bottom', 'top', 'left', 'right', 'center'] },
    closeButton: { kind: 'switch' },
    closeOnMask: { kind: 'switch' },
    closeOnSwipe: { kind: 'switch' },
    mask: { kind: 'switch' },
    round: { kind: 'switch' },
  },
  props: { side: 'bottom', closeButton: false, closeOnMask: true, closeOnSwipe: false },
  fixed: { title: 'Delivery' },
  code: 'title="Delivery" open={open} onOpenChange={setOpen}',
  codeChildren: 'We deliver on Tuesdays and Fridays.',
});
