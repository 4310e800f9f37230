import { useState } from 'react';
import { Button } from '@/components/button';
import { definePlayground } from '@/components/kit/playground';
import { Notify, type NotifyProps } from './notify';

const samples = [
  { type: 'primary', children: 'The café opens at eight' },
  { type: 'success', children: 'Your order is on its way' },
  { type: 'warning', children: 'Your booking ends in ten minutes' },
  { type: 'danger', children: 'No network, please check your connection' },
] as const;

const names = { primary: 'News', success: 'Success', warning: 'Warning', danger: 'Danger' };

export function Demo() {
  const [shown, setShown] = useState('');
  const [stays, setStays] = useState(false);
  return (
    <div style={{ display: 'grid', gap: 16, padding: 16 }}>
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
          gap: 12,
        }}
      >
        {samples.map((sample) => (
          <div key={sample.type} style={{ display: 'grid' }}>
            <Button variant="tonal" onClick={() => setShown(sample.type)}>
              {names[sample.type]}
            </Button>
            <Notify
              open={shown === sample.type}
              onOpenChange={() => setShown((now) => (now === sample.type ? '' : now))}
              {...sample}
            />
          </div>
        ))}
      </div>
      <Button block variant="outline" onClick={() => setStays(true)}>
        Below the bar, until you close it
      </Button>
      <Notify
        open={stays}
        placement="below"
        duration={0}
        closable
        onOpenChange={() => setStays(false)}
      >
        Swipe up or tap the cross to close it
      </Notify>
    </div>
  );
}

function Tried(props: NotifyProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Show</Button>
      <Notify {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

export const playground = definePlayground<NotifyProps>({
  component: Tried,
  controls: {
    type: { kind: 'choice', options: ['primary', 'success', 'warning', 'danger'] },
    duration: { kind: 'number', min: 0, step: 500 },
    placement: { kind: 'choice', options: ['over', 'below'] },
    closable: { kind: 'switch' },
  },
  props: { type: 'primary', duration: 3000, placement: 'over', closable: false },
  fixed: { children: 'Your order is on its way' },
  code: 'open={open} onOpenChange={setOpen}',
  codeChildren: 'Your order is on its way',
});
