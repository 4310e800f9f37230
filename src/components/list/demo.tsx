import { Cell } from '@/components/cell';
import { definePlayground } from '@/components/kit/playground';
import { List, type ListProps } from './list';

export function Demo() {
  return (
    <div>
      <List title="Order 2041" footer="Delivered to the kerb, by lorry with a crane.">
        <Cell title="Sandstone steps" note="Bush-hammered" value="9 pieces" />
        <Cell title="Delivery" value="12 March" href="#list" />
      </List>
      <List variant="full">
        <Cell title="Rows from edge" />
        <Cell title="to edge, for a whole page" />
      </List>
    </div>
  );
}

export const playground = definePlayground<ListProps>({
  component: List,
  controls: {
    title: { kind: 'text' },
    footer: { kind: 'text' },
    variant: { kind: 'choice', options: ['card', 'full'] },
  },
  props: { title: 'Order 2041', footer: '', variant: 'card' },
  fixed: {
    children: [
      <Cell key="steps" title="Sandstone steps" value="9 pieces" />,
      <Cell key="kerbs" title="Basalt kerbs" value="40 m" />,
    ],
  },
  codeChildren: '<Cell title="Sandstone steps" value="9 pieces" />',
});
