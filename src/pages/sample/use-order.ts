import { useRef, useState } from 'react';
import type { Colour } from '@/pages/showcase/colours';
import { useText } from '@/pages/showcase/words';
import { usePlatform, usePlatformContext } from '@/platform';
import { useBackPress, usePage, usePageDraft, useResult } from '@/router';
import { last } from '@/shared/values';
import { words } from './words';

export type Order = {
  readonly name: string;
  readonly size: 'small' | 'medium' | 'large';
  readonly note: string;
  readonly colour: Colour | null;
};

const EMPTY: Order = { name: '', size: 'medium', note: '', colour: null };
const SEND_TIME = 900;

const isTouched = (order: Order) =>
  (Object.keys(EMPTY) as (keyof Order)[]).some((field) => order[field] !== EMPTY[field]);

/** The state of the form and its actions. */
export function useOrder() {
  const t = useText(words);
  const platform = usePlatform();
  const { env } = usePlatformContext();
  const [order, setOrder] = usePageDraft('order', EMPTY);
  const [status, setStatus] = useState<'open' | 'incomplete'>('open');
  const [answer, setAnswer] = useState<'none' | 'picked' | 'left'>('none');

  /** The user has answered the question, and the form must not ask again. */
  const answered = useRef(false);

  const sending = useRef<'no' | 'under way'>('no');
  const { id } = usePage();
  /** A user who has gone to another page must not see a question of this page there. */
  const isInFront = () => last(platform.pages())?.id === id;

  const change = (part: Partial<Order>) => setOrder((now) => ({ ...now, ...part }));

  const leave = async () => {
    answered.current = true;
    await platform.back();
  };

  const askToLeave = async () => {
    const { confirm } = await platform.showModal({
      title: t.leaveTitle,
      content: t.leaveText,
      confirmText: t.leave,
      cancelText: t.stay,
    });
    if (confirm) await leave();
  };

  useBackPress(() => {
    if (answered.current || !isTouched(order)) return false;
    void askToLeave();
    return true;
  });

  // Registered here and not awaited below, so that an answer after a reload arrives too.
  useResult('/colour', ({ colour }) => {
    change({ colour });
    setAnswer('picked');
  });

  const pickColour = async () => {
    const params = order.colour ? { current: order.colour } : {};
    const picked = await platform.open('/colour', params).result;
    if (!picked) setAnswer('left');
  };

  const send = async () => {
    if (order.name.trim() === '') {
      setStatus('incomplete');
      return;
    }
    // Enter reaches the form below the mask.
    if (sending.current === 'under way') return;
    sending.current = 'under way';
    await platform.showLoading({ title: t.sending, mask: true });
    await new Promise<void>((resolve) => env.after(SEND_TIME, resolve));
    await platform.hideLoading();
    sending.current = 'no';
    if (!isInFront()) return;
    await platform.showModal({
      title: t.sentTitle,
      content: t.sentText(order.name),
      showCancel: false,
      confirmText: t.done,
    });
    if (isInFront()) await leave();
  };

  return {
    order,
    status,
    answer,
    change,
    pickColour: () => void pickColour(),
    send: () => void send(),
  };
}
