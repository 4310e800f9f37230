import { type FilledIconProps, Icon, type IconProps } from './icon';
import { lineIcon, solidIcon } from './shapes';

/** A solid disc with the mark cut out. */
// @__NO_SIDE_EFFECTS__
function discIcon(d: string) {
  const mark = { d, fill: 'none', stroke: 'var(--portico-icon-mark, var(--portico-surface))' };
  return lineIcon('M3.5 12a8.5 8.5 0 1 1 17 0 8.5 8.5 0 1 1-17 0z', { fill: 'currentColor', mark });
}

// Directions: arrows, chevrons and what moves in or out.

export const ArrowDownIcon = lineIcon('M12 4.5v14.75m-6-6 6 6 6-6');
export const ArrowUpIcon = lineIcon('M12 19.5V4.75m-6 6 6-6 6 6');
export const ChevronDownIcon = lineIcon('m5.25 9 6.75 6.75L18.75 9', { weight: 2 });
export const ChevronUpIcon = lineIcon('m5.25 15 6.75-6.75L18.75 15', { weight: 2 });
export const DownloadIcon = lineIcon('M12 4v11m-4.5-4.5L12 15l4.5-4.5M5 19.5h14');
export const ExitFullscreenIcon = lineIcon(
  'M9 4v3.5A1.5 1.5 0 0 1 7.5 9H4m16 0h-3.5A1.5 1.5 0 0 1 15 7.5V4M4 15h3.5A1.5 1.5 0 0 1 9 16.5V20m6 0v-3.5a1.5 1.5 0 0 1 1.5-1.5H20',
);
export const ExternalIcon = lineIcon(
  'M13.5 4.5h6v6M19.25 4.75 11.5 12.5M17 13.5v4.25a1.75 1.75 0 0 1-1.75 1.75h-9a1.75 1.75 0 0 1-1.75-1.75v-9A1.75 1.75 0 0 1 6.25 7h4.25',
  { mirror: true },
);
export const ForwardIcon = lineIcon('m9.25 5.5 6.5 6.5-6.5 6.5', { mirror: true });
export const FullscreenIcon = lineIcon(
  'M4 9V5.5A1.5 1.5 0 0 1 5.5 4H9m6 0h3.5A1.5 1.5 0 0 1 20 5.5V9m0 6v3.5a1.5 1.5 0 0 1-1.5 1.5H15m-6 0H5.5A1.5 1.5 0 0 1 4 18.5V15',
);
export const RefreshIcon = lineIcon(
  'M19.75 12a7.75 7.75 0 1 1-2.4-5.6l2.4 2.35M19.75 4.25v4.5h-4.5',
);
export const RouteIcon = lineIcon(
  'M6.5 20.25V13A3.5 3.5 0 0 1 10 9.5h9.5M15.5 5.25l4.25 4.25-4.25 4.25',
  { mirror: true },
);
export const ShareIcon = lineIcon(
  'M12 14.5V3.75M8 7.5l4-3.75 4 3.75M7.5 10.75H6A1.5 1.5 0 0 0 4.5 12.25v6.5A1.5 1.5 0 0 0 6 20.25h12a1.5 1.5 0 0 0 1.5-1.5v-6.5a1.5 1.5 0 0 0-1.5-1.5h-1.5',
);
export const SignOutIcon = lineIcon(
  'M13.5 4.25h-7A1.75 1.75 0 0 0 4.75 6v12a1.75 1.75 0 0 0 1.75 1.75h7M10 12h10M16.5 8.25 20.25 12l-3.75 3.75',
  { mirror: true },
);
export const SortIcon = lineIcon(
  'M8 19.25V4.75M8 19.25l-3.5-3.5M8 19.25l3.5-3.5M16 4.75v14.5M16 4.75l-3.5 3.5M16 4.75l3.5 3.5',
);
export const UploadIcon = lineIcon('M12 15V4m-4.5 4.5L12 4l4.5 4.5M5 19.5h14');

// Actions, and ways to show a page.

export const AttachIcon = lineIcon(
  'm19.5 11.25-7.7 7.7a5 5 0 0 1-7.1-7.1l8.1-8.1a3.35 3.35 0 0 1 4.75 4.75l-8.05 8.05a1.7 1.7 0 0 1-2.4-2.4l7.15-7.15',
);
export const BookmarkIcon = solidIcon(
  'M6.25 5.75a2 2 0 0 1 2-2h7.5a2 2 0 0 1 2 2v14.5L12 16.25l-5.75 4z',
);

export const CopyIcon = lineIcon(
  'M10.25 8.25h8a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2zM15.75 8.25v-2.5a2 2 0 0 0-2-2h-8a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h2.5',
);
export const EditIcon = lineIcon(
  'm4.25 19.75.85-4.2L15.9 4.75a1.75 1.75 0 0 1 2.45 0l.9.9a1.75 1.75 0 0 1 0 2.45L8.45 18.9zM13.9 6.75l3.35 3.35',
);
export const FilterIcon = lineIcon('M4 5h16l-6.25 7.4v5.1l-3.5 1.75V12.4z');
export const FlagIcon = solidIcon(
  'M5.25 4.75c4.5-2.5 8.5 2 13.5 0v9.5c-5 2-9-2.5-13.5 0z',
  'M5.25 3.75v17',
);

export const GridIcon = solidIcon(
  'M5.75 4h3a1.75 1.75 0 0 1 1.75 1.75v3a1.75 1.75 0 0 1-1.75 1.75h-3a1.75 1.75 0 0 1-1.75-1.75v-3a1.75 1.75 0 0 1 1.75-1.75zM15.25 4h3a1.75 1.75 0 0 1 1.75 1.75v3a1.75 1.75 0 0 1-1.75 1.75h-3a1.75 1.75 0 0 1-1.75-1.75v-3a1.75 1.75 0 0 1 1.75-1.75zM5.75 13.5h3a1.75 1.75 0 0 1 1.75 1.75v3a1.75 1.75 0 0 1-1.75 1.75h-3a1.75 1.75 0 0 1-1.75-1.75v-3a1.75 1.75 0 0 1 1.75-1.75zM15.25 13.5h3a1.75 1.75 0 0 1 1.75 1.75v3a1.75 1.75 0 0 1-1.75 1.75h-3a1.75 1.75 0 0 1-1.75-1.75v-3a1.75 1.75 0 0 1 1.75-1.75z',
);

export const HeartIcon = solidIcon(
  'M12 20.25C7 16.4 3.25 13.15 3.25 9.1A4.6 4.6 0 0 1 12 7a4.6 4.6 0 0 1 8.75 2.1c0 4.05-3.75 7.3-8.75 11.15z',
);

export const LinkIcon = lineIcon(
  'M10 13.75a4 4 0 0 0 5.85.2l2.9-2.9a4 4 0 0 0-5.65-5.65l-1.35 1.35M14 10.25a4 4 0 0 0-5.85-.2l-2.9 2.9a4 4 0 0 0 5.65 5.65l1.35-1.35',
);
export const ListIcon = lineIcon('M9.25 6.5h10.5M9.25 12h10.5M9.25 17.5h10.5', {
  mirror: true,
  mark: { d: 'M4.75 6.5h.01M4.75 12h.01M4.75 17.5h.01', strokeWidth: 2.5 },
});
export const MenuIcon = lineIcon('M4 6.5h16M4 12h16M4 17.5h16');
export const MinusIcon = lineIcon('M5 12h14');
export const MoreIcon = lineIcon('M5 12h.01M12 12h.01M19 12h.01', { weight: 3 });
export const PlusIcon = lineIcon('M12 5v14M5 12h14');
export const ScanIcon = lineIcon(
  'M4 8V5.5A1.5 1.5 0 0 1 5.5 4H8m8 0h2.5A1.5 1.5 0 0 1 20 5.5V8m0 8v2.5a1.5 1.5 0 0 1-1.5 1.5H16m-8 0H5.5A1.5 1.5 0 0 1 4 18.5V16M4 12h16',
);
export const StarIcon = solidIcon(
  'm12 3.5 2.6 5.3 5.85.85-4.25 4.1 1 5.85L12 16.85 6.8 19.6l1-5.85-4.25-4.1 5.85-.85z',
);

export const TagIcon = lineIcon(
  'M4 5.5v5.9a2 2 0 0 0 .6 1.4l7 7a2 2 0 0 0 2.8 0l5.4-5.4a2 2 0 0 0 0-2.8l-7-7a2 2 0 0 0-1.4-.6H5.5A1.5 1.5 0 0 0 4 5.5z',
  { mark: { d: 'M8.25 8.25h.01', strokeWidth: 2.5 } },
);
export const ThumbIcon = solidIcon(
  'M7.5 10.5 11 3.75a2.25 2.25 0 0 1 2.25 2.25v3.25h4.9a1.75 1.75 0 0 1 1.73 2.02l-1.05 7a1.75 1.75 0 0 1-1.73 1.48H7.5z',
  'M7.5 10.5H4.25v9.25H7.5',
);

export const TrashIcon = lineIcon(
  'M4.25 6.5h15.5M9 6.25V4.9a1.15 1.15 0 0 1 1.15-1.15h3.7A1.15 1.15 0 0 1 15 4.9v1.35M6.25 6.75l.75 11.9a1.7 1.7 0 0 0 1.7 1.6h6.6a1.7 1.7 0 0 0 1.7-1.6l.75-11.9M10 10.5v5.75M14 10.5v5.75',
);

export function CodeIcon({ filled = false, ...props }: FilledIconProps) {
  return (
    <Icon {...props}>
      <path
        d="M6.5 4.75h11a3 3 0 0 1 3 3v8.5a3 3 0 0 1-3 3h-11a3 3 0 0 1-3-3v-8.5a3 3 0 0 1 3-3z"
        fill={filled ? 'currentColor' : 'none'}
      />
      <path
        d="m9.6 9.4-2.6 2.6 2.6 2.6M14.4 9.4 17 12l-2.6 2.6"
        stroke={filled ? 'var(--portico-surface)' : 'currentColor'}
      />
    </Icon>
  );
}

type ZoomProps = IconProps & {
  /** Shows a minus instead of a plus. @default false */
  out?: boolean;
};

export function ZoomIcon({ out = false, ...props }: ZoomProps) {
  return (
    <Icon {...props}>
      <path d="M4.25 10.5a6.25 6.25 0 1 1 12.5 0 6.25 6.25 0 1 1-12.5 0z" />
      <path d={out ? 'm15.25 15.25 5 5M8 10.5h5' : 'm15.25 15.25 5 5M8 10.5h5M10.5 8v5'} />
    </Icon>
  );
}

// Media and messages.

export const BellIcon = solidIcon(
  'M12 3.25a6 6 0 0 0-6 6c0 4.6-1.5 5.9-2.05 6.75a.75.75 0 0 0 .65 1.15h14.8a.75.75 0 0 0 .65-1.15C19.5 15.15 18 13.85 18 9.25a6 6 0 0 0-6-6z',
  'M9.75 20.25a2.5 2.5 0 0 0 4.5 0',
);

export const CameraIcon = lineIcon(
  'M8.6 5.6 9.4 4.4a1.5 1.5 0 0 1 1.25-.65h2.7a1.5 1.5 0 0 1 1.25.65l.8 1.2a1.5 1.5 0 0 0 1.25.65H18.5a2.25 2.25 0 0 1 2.25 2.25v8.75a2.25 2.25 0 0 1-2.25 2.25h-13a2.25 2.25 0 0 1-2.25-2.25V8.5A2.25 2.25 0 0 1 5.5 6.25h1.85a1.5 1.5 0 0 0 1.25-.65zM8.5 12.75a3.5 3.5 0 1 1 7 0 3.5 3.5 0 1 1-7 0z',
);
export const FileIcon = lineIcon(
  'M13.5 3.75H7.25A1.75 1.75 0 0 0 5.5 5.5v13a1.75 1.75 0 0 0 1.75 1.75h9.5a1.75 1.75 0 0 0 1.75-1.75V8.75zM13.5 3.75v3.5a1.5 1.5 0 0 0 1.5 1.5h3.5M8.75 13h6.5M8.75 16.25h4',
);
export const MailIcon = lineIcon(
  'M5.5 5.25h13a2.25 2.25 0 0 1 2.25 2.25v9a2.25 2.25 0 0 1-2.25 2.25h-13a2.25 2.25 0 0 1-2.25-2.25v-9a2.25 2.25 0 0 1 2.25-2.25zM4 7l6.7 5.35a2.1 2.1 0 0 0 2.6 0L20 7',
);
export const MessageIcon = solidIcon(
  'M12 4.25c4.85 0 8.75 3.2 8.75 7.25s-3.9 7.25-8.75 7.25c-.9 0-1.8-.1-2.6-.35l-4.15 1.6 1.1-3.4c-1.9-1.35-3.1-3.15-3.1-5.1 0-4.05 3.9-7.25 8.75-7.25z',
);

export const MicrophoneIcon = lineIcon(
  'M12 3.25a3 3 0 0 1 3 3v5a3 3 0 0 1-3 3a3 3 0 0 1-3-3v-5a3 3 0 0 1 3-3zM5.75 11.5a6.25 6.25 0 0 0 12.5 0M12 17.75v3',
);
export const MuteIcon = lineIcon(
  'M11.5 5.25 7.75 8.5H5a1.25 1.25 0 0 0-1.25 1.25v4.5A1.25 1.25 0 0 0 5 15.5h2.75l3.75 3.25zM16 9.75l4.5 4.5m0-4.5-4.5 4.5',
);
export const PauseIcon = solidIcon(
  'M7.5 4.75h1.25a1.25 1.25 0 0 1 1.25 1.25v12a1.25 1.25 0 0 1-1.25 1.25h-1.25a1.25 1.25 0 0 1-1.25-1.25v-12a1.25 1.25 0 0 1 1.25-1.25zM15.25 4.75h1.25a1.25 1.25 0 0 1 1.25 1.25v12a1.25 1.25 0 0 1-1.25 1.25h-1.25a1.25 1.25 0 0 1-1.25-1.25v-12a1.25 1.25 0 0 1 1.25-1.25z',
);

export const PhoneIcon = lineIcon(
  'M8.2 4.25H5.75a1.9 1.9 0 0 0-1.9 2.05c.6 7.4 6.45 13.25 13.85 13.85a1.9 1.9 0 0 0 2.05-1.9V15.8a1.6 1.6 0 0 0-1.2-1.55l-2.35-.6a1.6 1.6 0 0 0-1.65.55l-.85 1.1a12.4 12.4 0 0 1-5-5l1.1-.85a1.6 1.6 0 0 0 .55-1.65l-.6-2.35A1.6 1.6 0 0 0 8.2 4.25z',
);
export const PictureIcon = lineIcon(
  'M6 4.25h12a2.25 2.25 0 0 1 2.25 2.25v11a2.25 2.25 0 0 1-2.25 2.25h-12a2.25 2.25 0 0 1-2.25-2.25v-11a2.25 2.25 0 0 1 2.25-2.25zM7.25 9.25a1.5 1.5 0 1 1 3 0 1.5 1.5 0 1 1-3 0zM4 16.75l3.6-3.6a1.5 1.5 0 0 1 2.1 0l1.55 1.55 3.3-3.3a1.5 1.5 0 0 1 2.1 0L20 14.75',
);
export const PlayIcon = solidIcon(
  'M7.25 5.4v13.2a1 1 0 0 0 1.5.85l10.9-6.6a1 1 0 0 0 0-1.7L8.75 4.55a1 1 0 0 0-1.5.85z',
);

export const PrinterIcon = lineIcon(
  'M7.25 8.75v-4A1 1 0 0 1 8.25 3.75h7.5a1 1 0 0 1 1 1v4M7.25 16.75h-1.5a2 2 0 0 1-2-2v-4a2 2 0 0 1 2-2h12.5a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2h-1.5M8.25 13.75h7.5a1 1 0 0 1 1 1v4.5a1 1 0 0 1-1 1h-7.5a1 1 0 0 1-1-1v-4.5a1 1 0 0 1 1-1z',
);
export const VolumeIcon = lineIcon(
  'M11.5 5.25 7.75 8.5H5a1.25 1.25 0 0 0-1.25 1.25v4.5A1.25 1.25 0 0 0 5 15.5h2.75l3.75 3.25zM15.25 9.25a4 4 0 0 1 0 5.5M17.75 6.5a7.75 7.75 0 0 1 0 11',
);

// Objects, places and persons.

export const BoxIcon = lineIcon(
  'm12 3.25 7.75 4.25v9L12 20.75 4.25 16.5v-9zM4.5 7.65 12 11.75l7.5-4.1M12 11.75v8.75M8.1 5.4l7.6 4.2',
);
export const CalendarIcon = lineIcon(
  'M6 5h12a2.25 2.25 0 0 1 2.25 2.25v10.75a2.25 2.25 0 0 1-2.25 2.25h-12a2.25 2.25 0 0 1-2.25-2.25v-10.75a2.25 2.25 0 0 1 2.25-2.25zM3.75 9.75h16.5M8 3v4M16 3v4',
  {
    mark: {
      d: 'M8 13.25h.01M12 13.25h.01M16 13.25h.01M8 16.75h.01M12 16.75h.01',
      strokeWidth: 2.25,
    },
  },
);
export const CardIcon = lineIcon(
  'M5.5 5.25h13a2.25 2.25 0 0 1 2.25 2.25v9a2.25 2.25 0 0 1-2.25 2.25h-13a2.25 2.25 0 0 1-2.25-2.25v-9a2.25 2.25 0 0 1 2.25-2.25zM3.25 9.75h17.5M6.75 15h3.5',
);
export const CartIcon = lineIcon(
  'M2.75 4h1.6a1.25 1.25 0 0 1 1.2.95l2.1 9.1a1.5 1.5 0 0 0 1.45 1.2h8.15a1.5 1.5 0 0 0 1.45-1.1l1.75-6.4H6.2M8.25 19a1.25 1.25 0 1 1 2.5 0 1.25 1.25 0 1 1-2.5 0zM15.75 19a1.25 1.25 0 1 1 2.5 0 1.25 1.25 0 1 1-2.5 0z',
);
export const ChartIcon = lineIcon(
  'M4.25 4v14a1.75 1.75 0 0 0 1.75 1.75h14M8.5 15.75v-4M12.75 15.75v-8M17 15.75v-6',
);
export const ClockIcon = lineIcon(
  'M3.75 12a8.25 8.25 0 1 1 16.5 0 8.25 8.25 0 1 1-16.5 0zM12 7.25V12l3.25 2',
);
export const CompassIcon = lineIcon(
  'M3.75 12a8.25 8.25 0 1 1 16.5 0 8.25 8.25 0 1 1-16.5 0zM15.6 8.4l-2.1 5.1-5.1 2.1 2.1-5.1z',
);
export const GiftIcon = lineIcon(
  'M4.75 11.5V18A2.25 2.25 0 0 0 7 20.25h10A2.25 2.25 0 0 0 19.25 18v-6.5M12 7.75v12.5M12 7.5C10.5 7.5 7 7.4 7 5.35c0-2.3 4.3-2.6 5 2.15.7-4.75 5-4.45 5-2.15 0 2.05-3.5 2.15-5 2.15zM4.5 7.75h15a1.25 1.25 0 0 1 1.25 1.25v1.25a1.25 1.25 0 0 1-1.25 1.25h-15a1.25 1.25 0 0 1-1.25-1.25v-1.25a1.25 1.25 0 0 1 1.25-1.25z',
);
export const GlobeIcon = lineIcon(
  'M3.75 12a8.25 8.25 0 1 1 16.5 0 8.25 8.25 0 1 1-16.5 0zM3.75 12h16.5M12 3.75c2.25 2.25 3.4 5 3.4 8.25s-1.15 6-3.4 8.25c-2.25-2.25-3.4-5-3.4-8.25s1.15-6 3.4-8.25z',
);
export const KeyIcon = lineIcon(
  'M4 15.75a4 4 0 1 1 8 0 4 4 0 1 1-8 0zM11 12.75l8.5-8.5M15 8.75l3 3M17.75 6l2 2',
);
export const PinIcon = lineIcon(
  'M12 21.25c-4.2-4.4-6.75-7.9-6.75-11.25a6.75 6.75 0 0 1 13.5 0c0 3.35-2.55 6.85-6.75 11.25zM9.5 10a2.5 2.5 0 1 1 5 0 2.5 2.5 0 1 1-5 0z',
);
export const RulerIcon = lineIcon(
  'M3.6 16.05 16.05 3.6a1 1 0 0 1 1.4 0l2.95 2.95a1 1 0 0 1 0 1.4L7.95 20.4a1 1 0 0 1-1.4 0L3.6 17.45a1 1 0 0 1 0-1.4zM6.75 12.9l1.75 1.75M9.75 9.9l2.5 2.5M12.9 6.75l1.75 1.75',
);
export const TruckIcon = lineIcon(
  'M3.25 16.5v-9A1.5 1.5 0 0 1 4.75 6h8.5v10.5H9.5M13.25 9.25h3.4a1.5 1.5 0 0 1 1.25.65l2.6 3.8v2.8h-1.6M3.25 16.5h1.6M5.05 17a2.1 2.1 0 1 1 4.2 0 2.1 2.1 0 1 1-4.2 0zM14.5 17a2.1 2.1 0 1 1 4.2 0 2.1 2.1 0 1 1-4.2 0z',
  { mirror: true },
);
export const UserIcon = solidIcon(
  'M8 8a4 4 0 1 1 8 0 4 4 0 1 1-8 0zM4.5 20c.6-3.7 3.6-5.5 7.5-5.5s6.9 1.8 7.5 5.5z',
);

export const WalletIcon = lineIcon(
  'M17.25 7.75v-2a1.5 1.5 0 0 0-1.9-1.45L5.1 7.05A1.8 1.8 0 0 0 3.75 8.8v8.7a2.25 2.25 0 0 0 2.25 2.25h12a2.25 2.25 0 0 0 2.25-2.25V10A2.25 2.25 0 0 0 18 7.75H5',
  { mark: { d: 'M16.25 13.75h.01', strokeWidth: 2.5 } },
);

// States: done, failed, hidden, locked.

export const BrokenPictureIcon = lineIcon(
  'M9.5 19.75H6A2.25 2.25 0 0 1 3.75 17.5v-11A2.25 2.25 0 0 1 6 4.25h6.25l-1.75 4 3 3-3 3.5zM15.75 4.25H18a2.25 2.25 0 0 1 2.25 2.25v11A2.25 2.25 0 0 1 18 19.75h-5l2.25-4.5-2.5-3.5 3.25-3.5z',
);
export const CancelIcon = lineIcon(
  'M3.75 12a8.25 8.25 0 1 1 16.5 0 8.25 8.25 0 1 1-16.5 0zM9.25 9.25l5.5 5.5m0-5.5-5.5 5.5',
);
export const CheckIcon = lineIcon('m4.75 12.75 4.5 4.5 10-10.5');
export const ClearIcon = discIcon('m9.25 9.25 5.5 5.5m0-5.5-5.5 5.5');

export const EyeIcon = lineIcon(
  'M2.75 12C4.6 8 8 5.75 12 5.75S19.4 8 21.25 12C19.4 16 16 18.25 12 18.25S4.6 16 2.75 12zM9.25 12a2.75 2.75 0 1 1 5.5 0 2.75 2.75 0 1 1-5.5 0z',
);
export const EyeOffIcon = lineIcon(
  'M9.1 6.15A9.6 9.6 0 0 1 12 5.75c4 0 7.4 2.25 9.25 6.25a11.7 11.7 0 0 1-2.6 3.6M15.9 17.4a9.4 9.4 0 0 1-3.9.85C8 18.25 4.6 16 2.75 12A11.6 11.6 0 0 1 6.4 7.6M10.05 10.05a2.75 2.75 0 0 0 3.9 3.9M4 4l16 16',
);
export const InfoIcon = lineIcon(
  'M3.75 12a8.25 8.25 0 1 1 16.5 0 8.25 8.25 0 1 1-16.5 0zM12 11.25v4.5',
  {
    mark: { d: 'M12 8.25h.01', strokeWidth: 2.25 },
  },
);
export const LockIcon = lineIcon(
  'M7 10.5h10a2.25 2.25 0 0 1 2.25 2.25v5.25a2.25 2.25 0 0 1-2.25 2.25h-10a2.25 2.25 0 0 1-2.25-2.25v-5.25a2.25 2.25 0 0 1 2.25-2.25zM8 10.5V7.75a4 4 0 0 1 8 0v2.75M12 14.5v2',
);
export const OfflineIcon = lineIcon(
  'M2.75 9.5a14 14 0 0 1 2.7-1.9M9.25 5.85A14 14 0 0 1 21.25 9.5M6.1 13a9.3 9.3 0 0 1 2.9-1.8M13.4 10.4a9.3 9.3 0 0 1 4.5 2.6M9.3 16.4a4.6 4.6 0 0 1 4-1.1M4 4l16 16',
  { mark: { d: 'M12 19.25h.01', strokeWidth: 2.25 } },
);
export const SettingsIcon = lineIcon(
  'M4 7h7.5M16.5 7H20M4 17h3.5M12.5 17H20M11.5 7a2.5 2.5 0 1 1 5 0 2.5 2.5 0 1 1-5 0zM7.5 17a2.5 2.5 0 1 1 5 0 2.5 2.5 0 1 1-5 0z',
);
export const ShieldIcon = lineIcon(
  'M12 3.5 19 6v5.4c0 4.5-2.9 7.6-7 9.1-4.1-1.5-7-4.6-7-9.1V6zM8.9 11.9l2.2 2.2 4-4.2',
);
export const SuccessIcon = discIcon('m8 12.4 2.75 2.75L16 9.6');

export const TargetIcon = lineIcon(
  'M5.75 12a6.25 6.25 0 1 1 12.5 0 6.25 6.25 0 1 1-12.5 0zM12 2.75v3M12 18.25v3M2.75 12h3M18.25 12h3',
  { mark: { d: 'M10 12a2 2 0 1 1 4 0 2 2 0 1 1-4 0z', fill: 'currentColor' } },
);
export const WaitingIcon = lineIcon(
  'M6.5 3.75h11M6.5 20.25h11M7.75 3.75v2.5c0 3.2 4.25 3.95 4.25 5.75s-4.25 2.55-4.25 5.75v2.5M16.25 3.75v2.5c0 3.2-4.25 3.95-4.25 5.75s4.25 2.55 4.25 5.75v2.5',
);
export const WarningIcon = lineIcon(
  'M10.7 4.75a1.5 1.5 0 0 1 2.6 0l7.25 12.5a1.5 1.5 0 0 1-1.3 2.25H4.75a1.5 1.5 0 0 1-1.3-2.25zM12 9.75v4',
  { mark: { d: 'M12 16.5h.01', strokeWidth: 2.25 } },
);
