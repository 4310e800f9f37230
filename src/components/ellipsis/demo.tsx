import { definePlayground } from '@/components/kit/playground';
import { Card } from '@/components/card';
import { Space } from '@/components/space';
import { Ellipsis, type EllipsisProps } from './ellipsis';

const review =
  'The room was quiet and bright, and the breakfast was the best of our whole trip. The staff lent us bicycles, and the market is two streets away. We would come back for the view from the roof alone. 🏖️';

export function Demo() {
  return (
    <Space direction="vertical" gap={12} style={{ padding: 16 }}>
      <Card title="One line">
        <Ellipsis text={review} />
      </Card>
      <Card title="With a button">
        <Ellipsis text={review} rows={2} expandable />
      </Card>
      <Card title="A file name">
        <Ellipsis
          text="Boarding pass Lisbon 2026-05-14 Mei Lin seat 14A window.pdf"
          position="middle"
        />
      </Card>
      <Card title="The end of an address">
        <Ellipsis
          text="Germany, Hamburg, Harbour Road 7, staircase B, second floor"
          position="start"
        />
      </Card>
    </Space>
  );
}

export const playground = definePlayground<EllipsisProps>({
  component: Ellipsis,
  controls: {
    text: { kind: 'text' },
    rows: { kind: 'number', min: 1, max: 6 },
    position: { kind: 'choice', options: ['start', 'middle', 'end'] },
    expandable: { kind: 'switch' },
    dots: { kind: 'text' },
  },
  props: { rows: 1, position: 'end', expandable: false, dots: '…' },
  initial: { text: review, rows: 3, expandable: true },
});
