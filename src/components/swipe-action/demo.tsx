import { useState } from 'react';
import { Button } from '@/components/button';
import { Cell } from '@/components/cell';
import { List } from '@/components/list';
import { SwipeAction } from './swipe-action';

const cakes = ['Apple cake', 'Lemon tart', 'Cheesecake'];

const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export function Demo() {
  const [rows, setRows] = useState(cakes);
  const [marked, setMarked] = useState<readonly string[]>([]);
  const remove = async (name: string) => {
    await later(600);
    setRows((list) => list.filter((other) => other !== name));
  };
  const mark = (name: string) =>
    setMarked((list) =>
      list.includes(name) ? list.filter((other) => other !== name) : [...list, name],
    );

  return (
    <div style={{ display: 'grid', gap: 16, paddingBlock: 16 }}>
      <List title="Swipe a row to either side">
        {rows.map((name) => (
          <SwipeAction
            key={name}
            startActions={[{ label: 'Reserve', tone: 'primary', onClick: () => mark(name) }]}
            endActions={[
              { label: 'Later', onClick: () => {} },
              { label: 'Delete', tone: 'danger', onClick: () => remove(name) },
            ]}
          >
            <Cell title={name} {...(marked.includes(name) && { value: 'Reserved' })} />
          </SwipeAction>
        ))}
      </List>
      <div style={{ paddingInline: 16 }}>
        <Button variant="tonal" disabled={rows.length === 3} onClick={() => setRows(cakes)}>
          Show all three again
        </Button>
      </div>
    </div>
  );
}
