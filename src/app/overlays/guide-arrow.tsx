/** A curved, dotted arrow that points to the top right corner. */
export function GuideArrow({ className }: { className: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 120 150"
      fill="none"
      stroke="currentColor"
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d="M8 142C14 84 42 36 98 16" strokeDasharray="0.1 11" />
      <path d="M78 12l24 2-10 22" />
    </svg>
  );
}
