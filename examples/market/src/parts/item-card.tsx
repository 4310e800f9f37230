import { Card, Tag, usePlatform, VisuallyHidden } from 'portico';
import { PlusIcon } from 'portico/icons';
import { useState } from 'react';
import type { Badge, Item } from '../api/types.ts';
import { useCart, useCartLines } from '../cart/cart-provider.tsx';
import { usualChoices } from '../cart/choices.ts';
import { Picture, pictureOf } from './picture.tsx';
import { useShopText } from './use-shop-text.ts';
import '../styles/item-card.css';

const badges = {
  popular: ['badgePopular', 'accent'],
  new: ['badgeNew', 'success'],
  deal: ['badgeDeal', 'danger'],
} as const satisfies Record<Badge, readonly [string, string]>;

type Props = {
  readonly item: Item;
  readonly level?: 2 | 3 | 4;
  /** Its picture is on the first screen. */
  readonly isFirst?: boolean;
  /** False if the heading above already says what the badge says. */
  readonly hasBadge?: boolean;
};

/** An item with its picture, its price, and a button that puts it in the cart as most people take it. */
export function ItemCard({ item, level = 3, isFirst = false, hasBadge = true }: Props) {
  const { t, text, price } = useShopText();
  const platform = usePlatform();
  const cart = useCart();
  const count = useCartLines()
    .filter((line) => line.item === item.id)
    .reduce((sum, line) => sum + line.count, 0);
  const [isAdded, setAdded] = useState(false);
  const [badge, tone] = hasBadge && item.badge ? badges[item.badge] : [];
  const add = () => {
    cart.add({ item: item.id, choices: usualChoices(item), count: 1 });
    setAdded(true);
    void platform.vibrateShort().catch(() => {});
  };
  return (
    <Card
      className="item-card"
      level={level}
      title={text(item.name)}
      href={platform.href('/item/:id', { id: item.id })}
      cover={<Picture src={pictureOf(item.id)} isFirst={isFirst} />}
    >
      <span className="item-unit">{text(item.unit)}</span>
      {badge && (
        <Tag className="item-badge" tone={tone} variant="solid" size="small">
          {t(badge)}
        </Tag>
      )}
      <span className="item-row">
        <span className="item-price">
          {price(item.price)}
          {item.before && <s>{price(item.before)}</s>}
        </span>
        <button
          type="button"
          className="item-add"
          data-count={count || undefined}
          aria-label={t('addItem', { name: text(item.name) })}
          onClick={add}
        >
          {count || <PlusIcon size="1.25rem" />}
        </button>
      </span>
      <VisuallyHidden>
        <span role="status">{isAdded && `${text(item.name)}: ${count}`}</span>
      </VisuallyHidden>
    </Card>
  );
}
