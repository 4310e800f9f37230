import { useMemo } from 'react';
import { samplePicture } from '@/components/image';
import { definePlayground } from '@/components/kit/playground';
import { Skeleton } from '@/components/skeleton';
import { RichText, type RichTextProps } from './rich-text';

const story = (north: string, arch: string) => `
<h2>From the <em>north face</em> to the arch</h2>
<p>A block of <strong>twelve tonnes</strong> becomes an arch in nine days. It is split along its layers, sawn wet, and
left to dry: <a href="#days">the days in short</a>.</p>
<figure><img src="${north}" width="640" height="360" alt="The north face in the morning">
<figcaption>The north face, before the first cut</figcaption></figure>
<h3 id="days">The days</h3>
<table><caption>Work on order 1042</caption>
<tr><th scope="col">Day</th><th scope="col">Work</th><th scope="col">Stone left</th><th scope="col">By</th></tr>
<tr><td>1</td><td>Splitting</td><td>12.0 t</td><td>Otto</td></tr>
<tr><td>2 to 4</td><td>Sawing</td><td>7.4 t</td><td>Lea</td></tr>
<tr><td>9</td><td>Setting</td><td>5.1 t</td><td>Mansur</td></tr></table>
<ul><li>Granite is <mark>sawn slowly</mark>.</li><li>Slate is split, never sawn.</li></ul>
<blockquote>A stone tells where it wants to break. One only has to knock.</blockquote>
<p><img src="${arch}" width="640" height="420" alt="The finished arch"></p>
<p>Measured in <code>mm</code>, always. More at <a href="https://example.com/">the guild</a>.</p>
<script>alert('This never runs')</script><b onclick="alert('Nor does this')"></b>`;

export function Demo() {
  const html = useMemo(() => story(samplePicture(640, 360, 28), samplePicture(640, 420, 200)), []);
  return (
    <div style={{ padding: 16 }}>
      <RichText nodes={html} placeholder={<Skeleton title rows={6} />} />
    </div>
  );
}

export const playground = definePlayground<RichTextProps>({
  component: RichText,
  controls: {
    nodes: { kind: 'text' },
    colors: { kind: 'choice', options: ['keep', 'drop'] },
    selectable: { kind: 'switch' },
  },
  props: {
    nodes: '<p>Cut to <b style="color: crimson">3 mm</b>.</p><img src=x onerror=alert(1)>',
    colors: 'keep',
    selectable: true,
  },
});
