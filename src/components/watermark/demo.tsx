import { Cell } from '@/components/cell';
import { definePlayground } from '@/components/kit/playground';
import { List } from '@/components/list';
import { Watermark, type WatermarkProps } from './watermark';

const ticket = (
  <List title="Ticket">
    <Cell title="From" extra="Hamburg" />
    <Cell title="To" extra="Lisbon" />
    <Cell title="Date" extra="14 May" />
    <Cell title="Seat" extra="14A" />
    <Cell title="Passenger" extra="Mei Lin" />
  </List>
);

export function Demo() {
  return <Watermark text={['Mei Lin', 'Copy 2048']}>{ticket}</Watermark>;
}

export const playground = definePlayground<WatermarkProps>({
  component: Watermark,
  controls: {
    text: { kind: 'text' },
    rotate: { kind: 'number', min: -90, max: 90, step: 1 },
    opacity: { kind: 'number', min: 0.05, max: 1, step: 0.05 },
    width: { kind: 'number', min: 40, max: 240, step: 10 },
    height: { kind: 'number', min: 20, max: 160, step: 4 },
  },
  props: { rotate: -22, opacity: 0.12, width: 120, height: 64 },
  initial: { text: 'Internal' },
  fixed: { children: ticket },
  codeChildren: '<Ticket />',
});
