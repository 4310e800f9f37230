/** A cup on the colour of its drink. */
export function Cup({ colour, size = 40 }: { colour: string; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="20" fill={colour} />
      <path d="M12 15h14v9a5 5 0 0 1-5 5h-4a5 5 0 0 1-5-5z" fill="#fff" />
      <path d="M26 17h2a3 3 0 0 1 0 6h-2" fill="none" stroke="#fff" strokeWidth="2" />
    </svg>
  );
}
