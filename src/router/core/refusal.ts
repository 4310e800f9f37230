export type RefusalCode =
  | 'invalid'
  | 'not-found'
  | 'tabbar'
  | 'non-tabbar'
  | 'locked'
  | 'denied'
  | 'superseded'
  | 'cancel'
  | 'timeout'
  | 'stack-full';

export type Refusal = { readonly refused: RefusalCode; readonly message: string };

const MAX_QUOTED = 200;

export function isRefusal(value: object): value is Refusal {
  return 'refused' in value;
}

export function refuse(refused: RefusalCode, message: string): Refusal {
  return { refused, message };
}

/** Refusals repeat the caller's target, which may be a whole megabyte of it. */
export function quote(target: string): string {
  return target.length > MAX_QUOTED ? `${target.slice(0, MAX_QUOTED)}…` : target;
}
