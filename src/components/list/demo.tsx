import { Cell } from '@/components/cell';
import { List } from './list';

export function Demo() {
  return (
    <div>
      <List title="Storage" footer="Emptied when the device runs out of space.">
        <Cell title="Cache" value="14.2 MB" />
        <Cell title="Downloads" value="3" href="#list" />
      </List>
      <List variant="full">
        <Cell title="From edge" />
        <Cell title="to edge" />
      </List>
    </div>
  );
}
