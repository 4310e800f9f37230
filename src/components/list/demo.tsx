import { Cell } from '@/components/cell';
import { definePlayground } from '@/components/kit/playground';
import { List, type ListProps } from './list';

export function Demo() {
  return (
    <div>
      <List title="Order 2041" footer="A rider brings it to your door.">
        <Cell title="Bread rolls" note="With seeds" extra="9 pieces" />
        <Cell title="Delivery" extra="12 March" href="#list" />
      </List>
      <List title="Full width" variant="full">
        <Cell title="Rows from one edge" />
        <Cell title="to the other edge, for a whole page" />
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
      <Cell key="rolls" title="Bread rolls" extra="9 pieces" />,
      <Cell key="juice" title="Orange juice" extra="2 bottles" />,
    ],
  },
  codeChildren: '<Cell title="Bread rolls" value="9 pieces" />',
});
