import { Button, Cell } from 'portico';

const orders = [
  { id: '2041', text: 'Two espressos', state: 'open' },
  { id: '2040', text: 'Oat flat white', state: 'open' },
  { id: '2039', text: 'Iced latte and a croissant', state: 'done' },
];
const names = orders.map(({ text }) => text);
const drinks = ['Espresso', 'Flat white', 'Filter coffee', 'Mint tea'];
const shops = [
  { id: 'harbour', name: 'Harbour Café', kind: 'Café', minutes: 12 },
  { id: 'station', name: 'Station Bakery', kind: 'Bakery', minutes: 20 },
  { id: 'market', name: 'Old Town Market', kind: 'Market', minutes: 35 },
];
const dishes = [
  { id: 'soup', name: 'Tomato soup', price: '€6.50' },
  { id: 'cake', name: 'Carrot cake', price: '€4.20' },
];
const days = [
  {
    date: 'Monday, 8 June',
    stops: [
      { id: 1, street: 'Harbour Road 7', time: '10:15' },
      { id: 2, street: 'Station Square 2', time: '10:40' },
    ],
  },
  { date: 'Tuesday, 9 June', stops: [{ id: 3, street: 'Old Town 19', time: '9:30' }] },
];
const deliveries = [
  { id: 1, street: 'Harbour Road 7', time: '10:15' },
  { id: 2, street: 'Station Square 2', time: '10:40' },
];
const cities = [
  { letter: 'B', cities: ['Berlin', 'Bremen'] },
  { letter: 'H', cities: ['Hamburg', 'Hanover'] },
  { letter: 'L', cities: ['Lagos', 'Lisbon'] },
];
const messages = [
  { id: 'm1', text: 'I am on my way.' },
  { id: 'm2', text: 'The bridge is closed, so I need ten minutes more.' },
  { id: 'm3', text: 'I am at your door.' },
];
const products = [
  { id: 1, name: 'Huila, washed', origin: 'Colombia' },
  { id: 2, name: 'Guji, natural', origin: 'Ethiopia' },
];
const feed = products.map(({ id, name, origin }) => ({ id, title: name, text: origin }));
const menu = [
  { id: 'h1', text: 'Drinks', isHeading: true },
  ...drinks.map((text) => ({ id: text, text })),
  { id: 'h2', text: 'Cakes', isHeading: true },
  ...['Carrot cake', 'Cheesecake', 'Brownie'].map((text) => ({ id: text, text })),
];
const categories = [
  { id: 'coffee', name: 'Coffee', fresh: 2, dishes: ['Espresso', 'Flat white'] },
  { id: 'tea', name: 'Tea', fresh: 0, dishes: ['Mint tea', 'Green tea'] },
];
const loaded = () => Promise.resolve();
const rows = names.map((name) => <Cell key={name} title={name} />);

/** Examples that show data of a server. */
export const lists = {
  'back-top-4': { lines: Array.from({ length: 20 }, (_, index) => `Message ${index + 1}`) },
  'badge-3': {
    chats: [
      { id: 'harbour', shop: 'Harbour Café', last: 'Your order is ready', unread: 2 },
      { id: 'station', shop: 'Station Bakery', last: 'See you tomorrow', unread: 0 },
    ],
  },
  'collapse-2': {
    orders: [
      { id: '1', shop: 'Harbour Café', price: '€7.80' },
      { id: '2', shop: 'Station Bakery', price: '€3.40' },
    ],
    load: () => Promise.resolve('Two espressos and a croissant'),
  },
  'divider-3': {
    orders: [
      { number: 2041, text: 'Two bags of coffee', isOld: false },
      { number: 1980, text: 'One grinder', isOld: true },
    ],
  },
  'dropdown-3': { shops },
  'empty-3': { dishes },
  'floating-button-3': {
    deliveries: deliveries.map(({ id, ...stop }) => ({ id: String(id), ...stop })),
  },
  'index-bar-2': { groups: cities },
  'index-bar-3': { shops: new Map(cities.map(({ letter, cities: found }) => [letter, found])) },
  'index-bar-4': {
    letters: cities.map(({ letter }) => letter),
    rows: cities.flatMap(({ letter, cities: found }) => [
      { heading: true, text: letter },
      ...found.map((text) => ({ heading: false, text })),
    ]),
  },
  'infinite-list-2': {
    list: messages,
    earlier: { more: false, load: loaded },
    later: { more: false, load: loaded },
  },
  'infinite-list-3': { products, count: products.length, loadMore: loaded },
  'list-3': { days },
  'no-network-3': { rows },
  'pagination-2': { orders: names, total: 60, page: 2 },
  'pull-to-refresh-1': { rows },
  'pull-to-refresh-2': {
    stalls: ['Bakery', 'Cheese', 'Flowers', 'Fruit'].map((stall) => (
      <Cell key={stall} title={stall} />
    )),
  },
  'pull-to-refresh-3': { first: deliveries },
  'scroll-view-1': { names: ['Half-price cakes', 'Free filter coffee', 'Two for one'] },
  'scroll-view-3': {
    orders: Array.from({ length: 12 }, (_, index) => ({
      id: String(index),
      text: `Order ${2041 - index}`,
    })),
  },
  'search-bar-2': { names: drinks },
  'segmented-control-3': { load: () => Promise.resolve(names) },
  'side-bar-2': { categories },
  'side-bar-3': {
    renderOrders: (state: string) => <Cell title={`${state}: two bags of coffee`} />,
  },
  'skeleton-3': { drinks: undefined },
  'spinner-3': { load: () => Promise.resolve(names) },
  'sticky-3': { rows: [...names, ...drinks, 'Two cups', 'One filter'], total: '€24.80' },
  'swipe-action-3': { orders: names },
  'swiper-2': {
    offers: [
      { id: 'cake', title: 'Cake and coffee', text: '€6 until Friday' },
      { id: 'beans', title: 'Beans', text: 'Three bags for the price of two' },
    ],
  },
  'tabs-2': { orders },
  'toast-3': { initial: names },
  'virtual-list-1': {
    orders: Array.from({ length: 200 }, (_, index) => ({
      id: String(index),
      text: `Order ${2041 - index}`,
    })),
  },
  'virtual-list-2': { rows: menu },
  'virtual-list-3': { orders: feed, total: feed.length, loadMore: loaded },
  'visually-hidden-3': { orders: names },
  'popup-2': {
    filters: <Cell title="Open now" />,
    menu: ['Stalls', 'Offers', 'Help'].map((part) => <Cell key={part} title={part} />),
  },
  'kit-provider-2': { children: <Button>去商店</Button> },
  'kit-provider-3': { children: <Button>To the shop</Button> },
};
