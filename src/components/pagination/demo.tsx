import { useState } from 'react';
import { definePlayground } from '@/components/kit/playground';
import { Pagination, type PaginationProps } from './pagination';

export function Demo() {
  const [page, setPage] = useState(4);
  return (
    <div style={{ display: 'grid', gap: 20, paddingBlock: 16 }}>
      <Pagination label="Orders" total={120} value={page} onChange={setPage} />
      <Pagination label="Reviews" pageCount={3} words />
      <Pagination label="Photos" pageCount={12} mode="simple" words defaultValue={2} />
    </div>
  );
}

export const playground = definePlayground<PaginationProps>({
  component: Pagination,
  controls: {
    mode: { kind: 'choice', options: ['numbers', 'simple'] },
    pageCount: { kind: 'number', min: 1, max: 999 },
    shown: { kind: 'number', min: 5, max: 9 },
    words: { kind: 'switch' },
    disabled: { kind: 'switch' },
  },
  props: { mode: 'numbers', shown: 5, words: false, disabled: false },
  initial: { pageCount: 4 },
  fixed: { label: 'Messages' },
  code: 'label="Messages"',
});
