import type { ReactNode } from 'react';

export type EmptyPreset = 'data' | 'search' | 'network' | 'error' | 'cart';

/** The drawings, in the theme's colours. */
const drawings: Readonly<Record<EmptyPreset, ReactNode>> = {
  data: (
    <>
      <path d="m80 30 36 17v32L80 96 44 79V47z" fill="var(--portico-own-e-soft)" />
      <path d="m44 47 36 17 36-17M80 64v32M44 47l36-17 36 17v32L80 96 44 79z" />
      <path d="m62 38.5 36 17" />
      <path d="M26 96h54m8 0h46" />
      <path d="M30 84h4m88-4h6M36 70h2m84-8h3" stroke="var(--portico-own-e-line)" />
    </>
  ),
  search: (
    <>
      <path
        d="m36 94 12-26 14 4 10-22 16 8 12 36z"
        fill="var(--portico-own-e-soft)"
        stroke="none"
      />
      <path d="M26 94h108M36 94l12-26 14 4 9-20" />
      <circle cx="94" cy="48" r="23" fill="var(--portico-own-e-paper)" />
      <path d="m111 65 17 17" strokeWidth="6" />
      <path d="M82 46a12 12 0 0 1 9-10" stroke="var(--portico-own-e-line)" />
    </>
  ),
  network: (
    <>
      <path d="M26 94h108" />
      <path d="m66 94 14-48 14 48z" fill="var(--portico-own-e-soft)" />
      <path d="m70.5 78 19 0M75 62h10M80 46V34" />
      <circle cx="80" cy="29" r="5" fill="var(--portico-own-e-paper)" />
      <path d="M62 41a20 20 0 0 1 0-24M98 41a20 20 0 0 0 0-24" />
      <path
        d="M50 50a35 35 0 0 1 0-42M110 50a35 35 0 0 0 0-42"
        stroke="var(--portico-own-e-line)"
      />
      <path d="m112 68 14 14m0-14-14 14" strokeWidth="4" />
    </>
  ),
  error: (
    <>
      <path d="M40 40h80v42H40z" fill="var(--portico-own-e-soft)" stroke="none" />
      <path d="M84 40h36v42H76l7-15-9-8zM72 40H40v42h27l7-14-9-8z" />
      <path d="M26 94h108M52 82v12M108 82v12" />
      <path d="m66 29-5-9M79 27V15M92 29l5-9" stroke="var(--portico-own-e-line)" />
    </>
  ),
  cart: (
    <>
      <path d="M50 42h66l-9 32H58z" fill="var(--portico-own-e-soft)" stroke="none" />
      <path d="M32 28h11l14 47a6 6 0 0 0 6 4h42M50 42h66l-9 28a6 6 0 0 1-6 4H59" />
      <circle cx="66" cy="91" r="5" fill="var(--portico-own-e-paper)" />
      <circle cx="101" cy="91" r="5" fill="var(--portico-own-e-paper)" />
      <path d="M72 50v16M84 50v16M96 50v16" stroke="var(--portico-own-e-line)" />
    </>
  ),
};

export function Illustration({
  of,
  className,
}: {
  of: EmptyPreset;
  className: string | undefined;
}) {
  return (
    <svg
      viewBox="0 0 160 104"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      {drawings[of]}
    </svg>
  );
}
