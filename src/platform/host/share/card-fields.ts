import { optional, text } from '@/platform/call/params';
import { webAddress } from '@/platform/host/web-address';

/** What a card is made of. Hosts take cards of web pages only. */
export const cardFields = {
  title: optional(text),
  desc: optional(text),
  link: optional(webAddress),
  imgUrl: optional(webAddress),
};
