import type { HostCalls } from '@/platform/host/host-adapter';
import type { TelegramClient } from '@/platform/host/telegram/create-client';
import { THINKING } from '@/platform/host/thinking-time';
import { toGcj02 } from '@/platform/maps/coordinates';

/** Whether it may tell the place it says by itself. */
const CHECK_PATIENCE = 5000;

/** Telegram asks the visitor itself, once for each bot; its time counts when that is done [S1.2]. */
export function getLocationIn({ ask }: TelegramClient): HostCalls['getLocation'] {
  return async ({ type, timeout }, { fail, signal }) => {
    const check = { patience: CHECK_PATIENCE, signal };
    const checked = await ask('web_app_check_location', ['location_checked'], check);
    if (checked === 'aborted') throw fail('abort', 'aborted');
    const said = checked === 'late' ? {} : checked.data;
    if (said['available'] !== true) throw fail('unsupported', 'the host does not know the place');
    const isGranted = said['access_granted'] === true;
    if (said['access_requested'] === true && !isGranted)
      throw fail('denied', "the visitor has denied it in the host's settings");

    const request = { patience: isGranted ? timeout : timeout + THINKING, signal };
    const told = await ask('web_app_request_location', ['location_requested'], request);
    if (told === 'aborted') throw fail('abort', 'aborted');
    if (told === 'late') throw fail('timeout', 'the host did not answer');
    if (told.data['available'] !== true) throw fail('denied', 'the visitor has denied it');

    const { latitude, longitude } = told.data;
    if (!isNumber(latitude) || !isNumber(longitude))
      throw fail('failed', 'the host answered without coordinates', told.data);
    const point = { latitude, longitude };
    const accuracy = numberOr(told.data['horizontal_accuracy']) ?? 0;
    return {
      ...(type === 'gcj02' ? toGcj02(point) : point),
      coordinates: type,
      accuracy,
      horizontalAccuracy: accuracy,
      altitude: numberOr(told.data['altitude']),
      verticalAccuracy: numberOr(told.data['vertical_accuracy']),
      speed: numberOr(told.data['speed']),
    };
  };
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

/** Telegram leaves out, or sends null for, what it does not know. */
function numberOr(value: unknown): number | null {
  return isNumber(value) ? value : null;
}
