// The things of the market as SVG, each about 240 x 240 around the middle of 400 x 400.

const shadow = (y, width = 100) =>
  `<ellipse cx="200" cy="${y}" rx="${width}" ry="${width / 8}" fill="#000" opacity=".12"/>`;

const steam = `<g fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".8">
<path d="M168 122c-14-16 12-26 0-44"/><path d="M204 118c-14-16 12-26 0-44"/></g>`;

const cup = (liquid, foam = '') => `${shadow(302, 128)}
<ellipse cx="190" cy="290" rx="118" ry="18" fill="#f1ece4"/><ellipse cx="190" cy="286" rx="118" ry="16" fill="#fff"/>
<path d="M274 190c52-8 54 62-14 64" fill="none" stroke="#fff" stroke-width="18"/>
<path d="M98 160h184c0 70-26 122-92 122S98 230 98 160z" fill="#fff"/>
<path d="M240 160h42c0 70-26 122-92 122 40-14 50-70 50-122z" fill="#e9e2d8"/>
<ellipse cx="190" cy="160" rx="92" ry="24" fill="#f6f1ea"/><ellipse cx="190" cy="162" rx="80" ry="18" fill="${liquid}"/>${foam}${steam}`;

const heart = `<path d="M190 174c-44-12-44-26-22-24 12 1 20 6 22 10 2-4 10-9 22-10 22-2 22 12-22 24z" fill="#fff4e2"/>`;

const glass = (top, bottom) => `${shadow(326, 84)}
<defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs>
<path d="m232 60 22 6-34 140-18-4z" fill="#e4573d"/>
<path d="M128 110h144l-18 208a10 10 0 0 1-10 8h-88a10 10 0 0 1-10-8z" fill="#fff" opacity=".55"/>
<path d="M133 146h134l-15 166a8 8 0 0 1-8 6h-88a8 8 0 0 1-8-6z" fill="url(#g)"/>
<g fill="#fff" opacity=".45"><rect x="152" y="154" width="40" height="38" rx="8" transform="rotate(-14 172 173)"/>
<rect x="202" y="164" width="38" height="36" rx="8" transform="rotate(18 221 182)"/><rect x="168" y="204" width="36" height="34" rx="8"/></g>
<path d="M146 124h14l14 186h-10z" fill="#fff" opacity=".5"/>`;

const bag = (colour, label) => `${shadow(330, 96)}
<path d="M122 104h156l14 210a14 14 0 0 1-14 14H122a14 14 0 0 1-14-14z" fill="${colour}"/>
<path d="M240 104h38l14 210a14 14 0 0 1-14 14h-46z" fill="#000" opacity=".14"/>
<path d="M118 82h164v30H118z" fill="${colour}"/><path d="M118 82h164v30H118z" fill="#000" opacity=".2"/>
<rect x="144" y="158" width="112" height="110" rx="14" fill="#fbf3e6"/>${label}`;

const bean = (x, y, turn) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><ellipse rx="24" ry="16" fill="#6b4128"/><path d="M-22 2c14-12 28 12 44-2" fill="none" stroke="#3d2314" stroke-width="5"/></g>`;

const bottle = (body, cap, label) => `${shadow(336, 74)}
<path d="M172 96h56v34c0 16 30 24 30 58v130a16 16 0 0 1-16 16h-84a16 16 0 0 1-16-16V188c0-34 30-42 30-58z" fill="${body}"/>
<path d="M228 130c0 16 30 24 30 58v130a16 16 0 0 1-16 16h-24c14-60 10-140 10-204z" fill="#000" opacity=".1"/>
<rect x="166" y="66" width="68" height="36" rx="8" fill="${cap}"/>
<rect x="142" y="206" width="116" height="84" fill="#fffaf0"/>${label}`;

const jar = (body, cap, label) => `${shadow(318, 96)}
<rect x="112" y="120" width="176" height="196" rx="34" fill="${body}"/><path d="M246 120h8a34 34 0 0 1 34 34v128a34 34 0 0 1-34 34h-24c22-60 24-130 16-196z" fill="#000" opacity=".1"/>
<rect x="128" y="82" width="144" height="46" rx="10" fill="${cap}"/><rect x="128" y="82" width="144" height="14" rx="7" fill="#fff" opacity=".3"/>
<rect x="112" y="176" width="176" height="92" fill="#fffaf0"/>${label}<path d="M130 146v20" stroke="#fff" stroke-width="10" stroke-linecap="round" opacity=".6"/>`;

const bowl = (content, rim) => `${shadow(322, 118)}
<ellipse cx="200" cy="190" rx="134" ry="46" fill="#fff"/>${content}
<path d="M66 192c0 76 54 128 134 128s134-52 134-128c-10 30-70 46-134 46S76 222 66 192z" fill="${rim}"/>
<path d="M290 224c22-8 40-18 44-32 0 60-36 106-92 122 30-22 46-54 48-90z" fill="#000" opacity=".12"/>`;

const leaf = (x, y, turn, colour = '#4f9d4a') =>
  `<path transform="translate(${x} ${y}) rotate(${turn})" d="M0 0c10-40 50-46 70-30-8 34-44 46-70 30z" fill="${colour}"/>`;

const fruit = (x, y, size, colour) => `<g transform="translate(${x} ${y}) scale(${size})">
<path d="M0-52c-66-34-104 14-90 76 12 52 46 82 72 70 12-6 24-6 36 0 26 12 60-18 72-70C104-38 66-86 0-52z" fill="${colour}"/>
<path d="M44 92c20-8 38-34 46-68C100-20 84-60 50-66c34 46 26 110-6 158z" fill="#000" opacity=".12"/>
<path d="M-58-16c-8 18-6 40 2 54" fill="none" stroke="#fff" stroke-width="12" stroke-linecap="round" opacity=".5"/>
<path d="M0-48c0-24 6-40 20-54" fill="none" stroke="#6b4a2b" stroke-width="10" stroke-linecap="round"/>
<path d="M14-74c16-30 52-30 66-18-12 28-42 34-66 18z" fill="#5aa84f"/></g>`;

const berry = (x, y, turn) => `<g transform="translate(${x} ${y}) rotate(${turn})">
<path d="M0-40c44-14 74 10 62 48C52 42 24 84 0 90c-24-6-52-48-62-82-12-38 18-62 62-48z" fill="#e0393e"/>
<path d="M22 78C40 60 56 32 62 8c6-20 0-36-14-46 6 40-4 84-26 116z" fill="#000" opacity=".12"/>
<g fill="#ffd98a"><circle cx="-30" cy="-6" r="5"/><circle cx="4" cy="-12" r="5"/><circle cx="34" cy="0" r="5"/><circle cx="-14" cy="24" r="5"/><circle cx="18" cy="30" r="5"/><circle cx="0" cy="58" r="5"/></g>
<path d="M-46-40c16-22 30-10 46-28 16 18 30 6 46 28-16 12-30-2-46 14-16-16-30-2-46-14z" fill="#4f9d4a"/></g>`;

const tulip = (x, y, turn, colour) => `<g transform="rotate(${turn} 200 330)">
<path d="M${x} ${y + 40}C${x} 240 200 260 200 330" fill="none" stroke="#4f9d4a" stroke-width="9"/>
<path d="M${x - 36} ${y - 34}c14 4 24 12 36 26 12-14 22-22 36-26 8 52-8 84-36 84s-44-32-36-84z" fill="${colour}"/>
<path d="M${x} ${y - 46}c18 20 26 56 0 96-26-40-18-76 0-96z" fill="#fff" opacity=".22"/></g>`;

const egg = (x, y, colour) =>
  `<path d="M${x} ${y - 66}c34 0 54 48 54 80s-24 50-54 50-54-18-54-50 20-80 54-80z" fill="${colour}"/><path d="M${x - 26} ${y - 20}c4-12 10-20 16-24" stroke="#fff" stroke-width="9" stroke-linecap="round" fill="none" opacity=".6"/>`;

const croissantParts = [
  [92, 244, -58, 40, 50],
  [128, 186, -34, 52, 64],
  [200, 160, 0, 64, 74],
  [272, 186, 34, 52, 64],
  [308, 244, 58, 40, 50],
];

/** @type {Record<string, string>} */
export const shapes = {
  espresso: cup('#4b2b1a', '<ellipse cx="184" cy="160" rx="46" ry="8" fill="#a86b3c"/>'),
  'flat-white': cup('#b47a4c', heart),
  'cold-brew': glass('#8a5a38', '#2f1a10'),
  matcha: glass('#f4efe0', '#84a94f'),
  beans: bag('#3f6b57', bean(184, 200, -24) + bean(216, 222, 30)),
  croissant: `${shadow(300, 130)}${croissantParts
    .map(
      ([x, y, turn, rx, ry], index) =>
        `<g transform="translate(${x} ${y}) rotate(${turn})"><ellipse rx="${rx}" ry="${ry}" fill="${index % 2 ? '#d98f3f' : '#e5a452'}"/><path d="M${-rx * 0.5} ${-ry * 0.55}q${rx * 0.5} ${-ry * 0.4} ${rx} 0" fill="none" stroke="#f7cd8b" stroke-width="9" stroke-linecap="round"/></g>`,
    )
    .join('')}`,
  sourdough: `${shadow(302, 136)}<path d="M64 226c0-66 58-112 136-112s136 46 136 112c0 52-54 74-136 74S64 278 64 226z" fill="#b9743a"/>
<path d="M88 206c4-44 50-76 112-76s108 32 112 76c-20-30-60-48-112-48s-92 18-112 48z" fill="#d79a58"/>
<g fill="none" stroke="#f6dfba" stroke-width="12" stroke-linecap="round"><path d="M132 226c6-34 20-56 44-72"/><path d="M196 232c4-36 14-58 36-74"/><path d="M262 224c2-24 6-40 16-54"/></g>`,
  'cinnamon-roll': `${shadow(306, 116)}<circle cx="200" cy="204" r="106" fill="#c98244"/><circle cx="200" cy="198" r="98" fill="#e2a667"/>
<path d="M200 198c0-16 24-16 28 4 4 28-32 40-54 22-28-24-12-70 28-74 46-4 76 40 62 84-16 44-76 56-114 24" fill="none" stroke="#8a4b20" stroke-width="13" stroke-linecap="round"/>
<path d="M126 150c22-40 84-60 126-30 18 14 8 30-8 26-30-8-40 8-66 2-22-4-30 26-46 24-10-2-12-12-6-22z" fill="#fff8ec"/>`,
  apples: `${shadow(306, 132)}${fruit(146, 200, 0.84, '#8fbf4d')}${fruit(240, 214, 0.92, '#d9413b')}`,
  strawberries: `${shadow(300, 128)}${berry(126, 208, -18)}${berry(272, 208, 18)}${berry(200, 196, 0)}`,
  tomatoes: `${shadow(300, 130)}<circle cx="142" cy="224" r="74" fill="#e5533d"/><circle cx="262" cy="218" r="82" fill="#d8402f"/><circle cx="206" cy="160" r="70" fill="#ee6248"/>
<g fill="#4f9d4a"><path d="m206 92 8 22 24-6-14 18 20 14-26 2-12 22-12-22-26-2 20-14-14-18 24 6z"/><path d="m262 140 6 18 18-4-10 14 14 10-20 2-8 16-8-16-20-2 14-10-10-14 18 4z"/></g>
<path d="M160 150c2-16 10-26 20-32M96 216c0-14 6-26 14-32M210 210c2-16 8-26 16-32" fill="none" stroke="#fff" stroke-width="10" stroke-linecap="round" opacity=".5"/>`,
  avocado: `${shadow(318, 112)}<path d="M200 74c52 0 58 62 84 110 34 66-8 134-84 134s-118-68-84-134c26-48 32-110 84-110z" fill="#3f6b34"/>
<path d="M200 92c40 0 46 56 70 102 30 58-6 108-70 108s-100-50-70-108c24-46 30-102 70-102z" fill="#cfe08a"/>
<path d="M200 116c26 0 34 46 54 86 24 50-6 84-54 84s-78-34-54-84c20-40 28-86 54-86z" fill="#e9efb5"/><circle cx="200" cy="232" r="46" fill="#8a5430"/><circle cx="186" cy="218" r="14" fill="#fff" opacity=".3"/>`,
  carrots: `${shadow(312, 120)}${[-26, 0, 26]
    .map(
      (turn, index) =>
        `<g transform="rotate(${turn} 200 110)"><path d="M168 128c20-14 44-14 64 0-4 80-18 150-32 186-14-36-28-106-32-186z" fill="${index === 1 ? '#f08a2c' : '#e2761d'}"/><path d="M176 170h22M204 206h18M186 244h16" stroke="#c35f10" stroke-width="7" stroke-linecap="round"/></g>`,
    )
    .join('')}${leaf(198, 126, -70)}${leaf(202, 126, -30)}${leaf(196, 126, -112, '#66b35c')}`,
  milk: bottle(
    '#fdfdfb',
    '#3b82c4',
    '<path d="M168 248c16-22 22-30 32-44 10 14 16 22 32 44a32 32 0 0 1-64 0z" fill="#8cc1ea" transform="translate(0 -2)"/>',
  ),
  eggs: `${shadow(312, 136)}${egg(124, 200, '#e9b98a')}${egg(276, 200, '#f4d6b2')}${egg(200, 186, '#f9e6cd')}
<path d="M58 226h284l-18 78a14 14 0 0 1-14 10H90a14 14 0 0 1-14-10z" fill="#b7a99a"/><path d="M58 226h284l-4 18H62z" fill="#cdc1b4"/>`,
  cheese: `${shadow(306, 128)}<path d="M72 214 244 112c50 4 84 36 88 84v8z" fill="#ffd968"/><path d="M72 214h260v72a14 14 0 0 1-14 14H86a14 14 0 0 1-14-14z" fill="#f6b93b"/>
<g fill="#d99b22"><ellipse cx="128" cy="258" rx="24" ry="18"/><circle cx="216" cy="244" r="16"/><ellipse cx="280" cy="270" rx="26" ry="18"/></g><ellipse cx="238" cy="172" rx="26" ry="12" fill="#e5ae36"/>`,
  sandwich: `${shadow(312, 136)}<rect x="78" y="262" width="244" height="46" rx="20" fill="#cf9150"/><path d="M66 250c22-16 44 12 68-2s44 14 66 0 44 14 66 0 46 18 68 2v16H66z" fill="#68ad4f"/>
<rect x="84" y="222" width="232" height="26" rx="10" fill="#e5533d"/><path d="M78 206h244l-40 22-34-12-42 16-44-16-40 12z" fill="#ffd15c"/>
<path d="M76 206c0-64 54-92 124-92s124 28 124 92z" fill="#dca05c"/><g fill="#f8e2bd"><ellipse cx="150" cy="156" rx="9" ry="5"/><ellipse cx="200" cy="140" rx="9" ry="5"/><ellipse cx="252" cy="160" rx="9" ry="5"/><ellipse cx="206" cy="176" rx="9" ry="5"/></g>`,
  soup: bowl(
    '<ellipse cx="200" cy="192" rx="118" ry="38" fill="#e8832f"/><path d="M140 190c20-16 60 16 90-4 16-10 30-4 36 4" fill="none" stroke="#fff2d8" stroke-width="9" stroke-linecap="round"/><g fill="#4f9d4a"><ellipse cx="176" cy="206" rx="9" ry="5"/><ellipse cx="228" cy="204" rx="9" ry="5"/></g>' +
      steam,
    '#4a7f9e',
  ),
  salad: bowl(
    `${leaf(110, 190, -60, '#7bbf5b')}${leaf(160, 180, -80)}${leaf(220, 182, -50, '#8fce6a')}${leaf(180, 196, -20)}${leaf(110, 200, -10, '#9bd276')}<circle cx="150" cy="176" r="24" fill="#e5533d"/><circle cx="252" cy="188" r="22" fill="#ee6248"/><circle cx="206" cy="196" r="20" fill="#ffe18a"/>`,
    '#e6dccb',
  ),
  honey: jar(
    '#f0a92e',
    '#7a5230',
    '<path d="m200 190 26 15v30l-26 15-26-15v-30z" fill="#f0a92e"/>',
  ),
  jam: jar(
    '#b8264a',
    '#e9e2d6',
    '<path d="M200 198c24-8 40 6 34 26-6 18-20 34-34 38-14-4-28-20-34-38-6-20 10-34 34-26z" fill="#d8335c"/><path d="M178 198c8-12 14-6 22-14 8 8 14 2 22 14-8 6-14 0-22 8-8-8-14-2-22-8z" fill="#4f9d4a"/>',
  ),
  oil: bottle(
    '#8a9a3a',
    '#3d3a2c',
    '<ellipse cx="190" cy="250" rx="20" ry="26" fill="#6d7f2a"/><ellipse cx="218" cy="246" rx="14" ry="20" fill="#55641f"/>',
  ),
  tulips: `${shadow(346, 80)}${tulip(200, 120, -26, '#f2b53c')}${tulip(200, 120, 26, '#d85f8a')}${tulip(200, 104, 0, '#e5533d')}
<path d="M132 232h136l-40 110a12 12 0 0 1-11 8h-34a12 12 0 0 1-11-8z" fill="#e8d8bf"/><path d="M132 232h136l-10 26H142z" fill="#f5ead8"/>`,
};
