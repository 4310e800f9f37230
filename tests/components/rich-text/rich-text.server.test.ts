import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Album } from '@/components/album';
import { Avatar } from '@/components/avatar';
import { Empty } from '@/components/empty';
import { ImageView } from '@/components/image';
import { NoticeBar } from '@/components/notice-bar';
import { Progress } from '@/components/progress';
import { RichText } from '@/components/rich-text';
import { Skeleton } from '@/components/skeleton';
import { Tag } from '@/components/tag';

describe('content components on a server', () => {
  it('leave out markup that has not been cleaned', () => {
    const html = renderToString(
      createElement(RichText, { nodes: '<b>Slab</b>', placeholder: 'Wait' }),
    );
    expect(html).toContain('Wait');
    expect(html).not.toContain('Slab');
  });

  it('render without a browser', () => {
    const all = [
      createElement(ImageView, { src: '/a.png', alt: 'Arch', previewable: true }),
      createElement(Album, { urls: ['/a.png', '/b.png'] }),
      createElement(Avatar, { name: 'Ada Carver', src: '/a.png' }),
      createElement(Progress, { percent: 40, active: true }),
      createElement(Tag, { checkable: true }, 'Honed'),
      createElement(Skeleton),
      createElement(NoticeBar, null, 'Open'),
      createElement(Empty),
    ].map((element) => renderToString(element));
    expect(all.every((html) => html.startsWith('<'))).toBe(true);
    expect(all[0]).toContain('alt="Arch"');
  });
});
