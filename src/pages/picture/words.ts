import { defineWords } from '@/pages/showcase/words';

export const words = defineWords({
  en: {
    caption: 'The portico at six in the evening',
    headline: 'Between street and house',
    paragraphs: [
      'A portico is a roof on columns in front of a door. You are no longer outside, and not yet inside: it keeps the rain off while you look for your key.',
      'The bar above works the same way. Over the picture it is transparent, and its buttons have dark discs so that you can see them on any sky. Scroll, and it fills in. After 180 pixels it is a normal bar.',
      'Nothing renders again meanwhile. The bar follows the scroll through one CSS variable, and a hidden page does not follow it.',
      'The columns are as old as cities. Greek towns built whole streets of them, for shade and for talk; a school of philosophy took its name from one.',
      'Scroll back up to let the evening in again.',
    ],
  },
  zh: {
    caption: '傍晚六点的柱廊',
    headline: '街道与房屋之间',
    paragraphs: [
      '柱廊是门前由柱子支撑的屋顶。你已不在外面，却还没有进屋：在你找钥匙的时候，它为你挡雨。',
      '上方的导航栏也是如此。在图片之上它是透明的，按钮立于深色圆底，无论天空什么颜色都清晰可辨。滚动时它逐渐显现，180 像素之后便与普通导航栏无异。',
      '这一过程无需任何重绘。导航栏通过一个 CSS 变量跟随滚动，而隐藏的页面什么也不跟随。',
      '柱子与城市一样古老。希腊城邦用它们建起整条街道，供人遮阳与交谈；有一个哲学流派便以柱廊得名。',
      '向上滚动，让黄昏重新进来。',
    ],
  },
});
