import { useMemo } from 'react';
import { samplePicture } from '@/components/image';
import { definePlayground } from '@/components/kit/playground';
import { Skeleton } from '@/components/skeleton';
import { RichText, type RichTextProps } from './rich-text';

const story = (farm: string, cup: string) => `
<h2>From the <em>coffee farm</em> to your cup</h2>
<p>A sack of <strong>sixty kilos</strong> becomes about 3,500 cups of coffee. The beans are picked by hand, dried in
the sun and roasted in our shop: <a href="#days">the steps in short</a>.</p>
<figure><img src="${farm}" width="640" height="360" alt="The farm in the morning">
<figcaption>The farm before the harvest</figcaption></figure>
<h3 id="days">The steps</h3>
<table><caption>Work on batch 1042</caption>
<tr><th scope="col">Day</th><th scope="col">Work</th><th scope="col">Weight left</th><th scope="col">By</th></tr>
<tr><td>1</td><td>Picking</td><td>300 kg</td><td>Otto</td></tr>
<tr><td>2 to 20</td><td>Drying</td><td>60 kg</td><td>Lea</td></tr>
<tr><td>60</td><td>Roasting</td><td>50 kg</td><td>Mansur</td></tr></table>
<ul><li>Light roasts are <mark>sour and fruity</mark>.</li><li>Dark roasts are bitter and sweet.</li></ul>
<blockquote>Good coffee needs fresh beans, clean water and a little time.</blockquote>
<p><img src="${cup}" width="640" height="420" alt="A cup of coffee"></p>
<p>Measured in <code>g</code>, always. More at <a href="https://example.com/">the coffee guide</a>.</p>
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
    nodes: '<p>Ready in <b style="color: crimson">5 minutes</b>.</p><img src=x onerror=alert(1)>',
    colors: 'keep',
    selectable: true,
  },
});
