import type { FilledIconProps } from '@/components/icon';

/** Round at its points, as large as the text says. */
export function StarIcon({ filled = false }: FilledIconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="100%"
      height="100%"
      display="block"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinejoin="round"
      aria-hidden
    >
      <path d="m12 3.2 2.7 5.6 6.1.85-4.45 4.3 1.1 6.1L12 17.1l-5.45 2.95 1.1-6.1L3.2 9.65l6.1-.85Z" />
    </svg>
  );
}
