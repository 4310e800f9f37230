import { Cell } from '@/components/cell';
import { ScrollView } from '@/components/scroll-view';
import { IndexBar, IndexSection } from './index-bar';

const stones =
  'Alabaster Andesite Basalt Bluestone Breccia Chalk Cobble Diabase Dolomite Emery Flagstone Flint Gabbro Gneiss Granite Hornfels Ironstone Jasper Kersantite Lava Limestone Marble Marl Nagelfluh Obsidian Onyx Porphyry Pumice Quartzite Ragstone Rhyolite Sandstone Serpentine Slate Travertine Tuff Uralite Verdite Wacke Xenolith Yellowstone Zeolite'.split(
    ' ',
  );
const letters = [...new Set(stones.map((stone) => stone.charAt(0)))];

export function Demo() {
  return (
    <div style={{ display: 'grid', gap: 16, padding: 16 }}>
      <ScrollView
        label="Stones"
        scrollY
        showScrollbar={false}
        style={{ blockSize: 560, borderRadius: 12, background: 'var(--portico-surface)' }}
      >
        <IndexBar>
          {letters.map((letter) => (
            <IndexSection key={letter} index={letter}>
              {stones
                .filter((stone) => stone.startsWith(letter))
                .map((stone) => (
                  <Cell key={stone} title={stone} />
                ))}
            </IndexSection>
          ))}
        </IndexBar>
      </ScrollView>
    </div>
  );
}
