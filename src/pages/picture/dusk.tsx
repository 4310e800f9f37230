const COLUMNS = [66, 114, 162, 210, 258, 306];

/** A drawing, because the page has no photograph to show: a temple front against the evening sky. */
export function Dusk({ label }: { label: string }) {
  return (
    <svg
      viewBox="0 0 390 420"
      preserveAspectRatio="xMidYMax meet"
      overflow="visible"
      role="img"
      aria-label={label}
      width="100%"
      height="100%"
    >
      <defs>
        <linearGradient id="dusk-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#1b2f4b" />
          <stop offset="0.42" stopColor="#5c5674" />
          <stop offset="0.72" stopColor="#d98a5e" />
          <stop offset="1" stopColor="#f6c987" />
        </linearGradient>
        <linearGradient id="dusk-column" x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stopColor="#1a2230" />
          <stop offset="0.72" stopColor="#2b3040" />
          <stop offset="1" stopColor="#8a5a4c" />
        </linearGradient>
      </defs>
      <rect x="-800" y="-400" width="2000" height="420" fill="#1b2f4b" />
      <rect x="-800" width="2000" height="420" fill="url(#dusk-sky)" />
      <circle cx="290" cy="292" r="46" fill="#fbe3ad" opacity="0.95" />
      <circle cx="290" cy="292" r="84" fill="#fbe3ad" opacity="0.16" />
      <path
        d="M-800 420v-98c160-22 280 22 420 8s240-40 300-24 70 30 100 24c50-24 72-12 120-20s90-26 142-14 78 22 108 14 120-34 220-10 240 20 590-6v126z"
        fill="#3c3a52"
        opacity="0.75"
      />
      <path d="M195 128 356 196H34z" fill="#1a2230" />
      <path d="M195 146 300 191H90z" fill="#272d3d" />
      <rect x="40" y="199" width="310" height="14" fill="#1f2736" />
      {COLUMNS.map((x) => (
        <g key={x}>
          <rect x={x - 3} y="216" width="24" height="6" fill="#1a2230" />
          <rect x={x} y="222" width="18" height="132" fill="url(#dusk-column)" />
          <rect x={x - 3} y="352" width="24" height="6" fill="#1a2230" />
        </g>
      ))}
      <rect x="36" y="358" width="318" height="10" fill="#1f2736" />
      <rect x="24" y="368" width="342" height="12" fill="#1a2230" />
      <rect x="10" y="380" width="370" height="14" fill="#161d29" />
      <rect x="-800" y="394" width="2000" height="26" fill="#121822" />
    </svg>
  );
}
