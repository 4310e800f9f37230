import { Cell, VirtualList } from 'portico';

const blocks = Array.from({ length: 100_000 }, (_, index) => index + 1);
const remarks = ['Cut to size', 'Sawn on four sides, edges bevelled, packed upright', 'Split'];

function row(block: number) {
  window.renderedRows = (window.renderedRows ?? 0) + 1;
  return <Cell title={`Block ${block}`} note={remarks[block % 3]} />;
}

export default function RowsPage() {
  return (
    <div data-bench="drag">
      <VirtualList
        label="Blocks"
        scroller="own"
        items={blocks}
        itemKey={Number}
        renderItem={row}
        style={{ height: 600 }}
      />
    </div>
  );
}

declare global {
  interface Window {
    renderedRows?: number;
  }
}
