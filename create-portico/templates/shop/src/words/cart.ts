/** The words of the cart and the checkout. The other ones are in en.ts, zh-Hans.ts and ar.ts. */
export const cartEn = {
  cart: 'Cart',
  addToCart: 'Add to cart',
  added: 'In the cart',
  emptyCart: 'Nothing in the cart',
  emptyCartText: 'Drinks that you choose wait here.',
  seeMenu: 'See the menu',
  checkout: 'Check out',
  ready: 'Thank you',
  readyText: 'Order {id} is on its way to the counter.',
  seeOrders: 'See the orders',
};

type CartWords = Readonly<Record<keyof typeof cartEn, string>>;

export const cartZhHans: CartWords = {
  cart: '购物车',
  addToCart: '加入购物车',
  added: '已加入购物车',
  emptyCart: '购物车是空的',
  emptyCartText: '选好的饮品会放在这里。',
  seeMenu: '去看菜单',
  checkout: '去结算',
  ready: '下单成功',
  readyText: '订单 {id} 已发送到柜台。',
  seeOrders: '查看订单',
};

export const cartAr: CartWords = {
  cart: 'السلة',
  addToCart: 'أضف إلى السلة',
  added: 'في السلة الآن',
  emptyCart: 'السلة فارغة',
  emptyCartText: 'المشروبات التي تختارها تنتظرك هنا.',
  seeMenu: 'عرض القائمة',
  checkout: 'إتمام الطلب',
  ready: 'شكرًا لك',
  readyText: 'الطلب {id} في طريقه إلى المنضدة.',
  seeOrders: 'عرض الطلبات',
};
