import { Cell } from '@/components/cell';
import { ScrollView } from '@/components/scroll-view';
import { IndexBar, IndexSection } from './index-bar';

const goods =
  'Almonds Apples Bagels Bananas Basil Butter Carrots Cheese Coffee Dates Dill Eggs Figs Flour Garlic Ginger Grapes Honey Ice Jam Kale Kiwis Leeks Lemons Milk Mushrooms Nuts Oats Olives Onions Pears Peas Quinces Rice Rye Salt Spinach Tea Tomatoes Udon Vanilla Walnuts Xylitol Yoghurt Zucchini'.split(
    ' ',
  );
const letters = [...new Set(goods.map((item) => item.charAt(0)))];

export function Demo() {
  return (
    <div style={{ display: 'grid', gap: 16, padding: 16 }}>
      <ScrollView
        label="Goods of the market"
        scrollY
        showScrollbar={false}
        style={{ blockSize: 560, borderRadius: 12, background: 'var(--portico-surface)' }}
      >
        <IndexBar>
          {letters.map((letter) => (
            <IndexSection key={letter} index={letter}>
              {goods
                .filter((item) => item.startsWith(letter))
                .map((item) => (
                  <Cell key={item} title={item} />
                ))}
            </IndexSection>
          ))}
        </IndexBar>
      </ScrollView>
    </div>
  );
}
