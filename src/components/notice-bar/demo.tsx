import { TruckIcon } from '@/components/icon';
import { definePlayground } from '@/components/kit/playground';
import { NoticeBar, type NoticeBarProps } from './notice-bar';

const long =
  'The street is closed until Thursday: please use the back door, and pick-ups are an hour later.';

export function Demo() {
  return (
    <div style={{ display: 'grid', gap: 12, padding: 16 }}>
      <NoticeBar>{long}</NoticeBar>
      <NoticeBar type="success" icon={<TruckIcon size="1.125rem" />} href="#order">
        Order 1042 is on its way
      </NoticeBar>
      <NoticeBar type="warning" closable wrapable>
        {long}
      </NoticeBar>
      <NoticeBar type="danger" closable scrollable={false}>
        {long}
      </NoticeBar>
    </div>
  );
}

export const playground = definePlayground<NoticeBarProps>({
  component: NoticeBar,
  controls: {
    type: { kind: 'choice', options: ['info', 'success', 'warning', 'danger'] },
    speed: { kind: 'number', min: 10, max: 200, step: 10 },
    scrollable: { kind: 'switch' },
    wrapable: { kind: 'switch' },
  },
  props: { type: 'info', speed: 50, scrollable: true, wrapable: false },
  fixed: { children: long },
  codeChildren: long,
});
