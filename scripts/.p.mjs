import { cpSync, mkdtempSync } from 'node:fs'; import { join } from 'node:path'; import { build } from 'vite'; import react from '@vitejs/plugin-react'; import { unpackPackage } from './stock-app.mjs';
unpackPackage();
const { portico } = await import('../lib/vite.js');
const place = mkdtempSync('/work/main/dist-stock/pre-');
for (const f of ['app','screens']) cpSync(join('bench',f), join(place,f),{recursive:true}); cpSync('bench/index.html', join(place,'index.html'));
await build({ configFile:false, root: place, plugins:[{name:'p',transformIndexHtml:{order:'pre',handler:h=>h.replace('main','app/main')}}, react(), portico({prerender:{pages:['/','/me','/detail/7'],app:'app/app.config.tsx'}})] });
console.log(place);
