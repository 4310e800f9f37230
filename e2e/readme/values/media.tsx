import { createPhoto } from './create-photo';

const views = ['/pictures/front.jpg', '/pictures/side.jpg', '/pictures/back.jpg'];
const pictures = views.map((url, index) => ({ url, alt: `View ${index + 1}` }));
const guests = [
  { id: 'ada', name: 'Ada Lopez', photo: '/team/ada.jpg' },
  { id: 'ming', name: '王小明' },
  { id: 'ben', name: 'Ben Okoro', photo: '/team/ben.jpg' },
  { id: 'eva', name: 'Eva Lind' },
  { id: 'jo', name: 'Jo Weber' },
];
const slides = [
  { image: '/offers/soup.jpg', title: 'Tomato soup', href: '/dish/soup' },
  { image: '/offers/cake.jpg', title: 'Carrot cake', href: '/dish/cake' },
  { image: '/offers/salad.jpg', title: 'Summer salad', href: '/dish/salad' },
];
const harbour = { latitude: 53.5436, longitude: 9.9664 };
const station = { latitude: 53.5528, longitude: 10.0067 };

/** Examples with pictures, sounds, films and maps. The test answers the requests for the files. */
export const media = {
  'album-2': {
    dishes: Array.from({ length: 10 }, (_, index) => ({
      photo: `/dishes/${index + 1}.jpg`,
      name: `Dish ${index + 1}`,
    })),
  },
  'album-3': {
    reviews: [
      { id: '1', author: 'Ada Lopez', text: 'The best cake of the town.', pictures },
      { id: '2', author: 'Ben Okoro', text: 'A quiet place.', pictures: pictures.slice(0, 1) },
    ],
  },
  'audio-2': {
    file: '/audio/song.mp3',
    title: 'Evening at the market',
    band: 'The market band',
    cover: '/covers/market.jpg',
  },
  'audio-3': {
    src: '/audio/roasting.mp3',
    chapters: [
      { start: 0, title: 'The beans' },
      { start: 60, title: 'The first crack' },
    ],
  },
  'avatar-2': { guests },
  'avatar-3': {
    couriers: guests.slice(0, 3).map((guest, rides) => ({ ...guest, rides: rides + 2 })),
  },
  'banner-2': { items: slides },
  'banner-3': { load: () => Promise.resolve(slides) },
  'grid-3': {
    drinks: ['Espresso', 'Flat white', 'Iced latte', 'Mint tea'].map((name) => ({
      id: name,
      name,
      photo: `/drinks/${encodeURIComponent(name)}.jpg`,
    })),
  },
  'image-2': { name: 'Ada Lopez', photo: '/team/ada.jpg' },
  'image-3': { photos: pictures.map(({ url, alt }) => ({ url, text: alt })) },
  'image-cropper-1': { file: createPhoto() },
  'image-cropper-2': { file: createPhoto() },
  'image-preview-3': { photos: views },
  'map-2': {
    shops: [
      { id: 'harbour', title: 'Harbour Café', ...harbour },
      { id: 'station', title: 'Station Bakery', ...station },
    ],
  },
  'map-3': {
    start: harbour,
    road: [harbour, { latitude: 53.549, longitude: 9.98 }, station],
    now: { latitude: 53.546, longitude: 9.973 },
  },
  'movable-2': { photo: '/pictures/cup.jpg' },
  'page-indicator-3': { urls: views },
  'progress-3': { file: createPhoto() },
  'skeleton-2': { product: undefined },
  'swiper-1': { pictures: views },
  'video-2': {
    comments: [
      { text: 'Great!', time: 0 },
      { text: 'Which beans are these?', time: 1 },
    ],
  },
  'video-3': {
    src: '/films/lesson.mp4',
    chapters: [
      { title: 'Grinding', time: 0 },
      { title: 'Pouring', time: 2 },
    ],
    start: 0,
  },
  'watermark-4': { logo: '/logo.svg' },
};
