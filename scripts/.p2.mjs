import { readdirSync, statSync, readFileSync } from 'node:fs'; import { join, relative } from 'node:path'; import { gzipSync } from 'node:zlib';
import { serve } from '../bench/serve.mjs'; import { launchBare, onBarePhone } from '../bench/bare-browser.mjs'; import { SLOW_NETWORK } from '../bench/measures/load.mjs'; import { screens } from '../bench/apps.mjs'; import { buildStockApp, filesOf } from './stock-app.mjs';
const dir=process.argv[2]; const files=new Map();
for (const n of readdirSync(dir,{recursive:true})) { const p=join(dir,n); if(statSync(p).isFile()) { const raw=readFileSync(p); files.set('/'+n,{raw,gzip:gzipSync(raw,{level:9})}); } }
const floor=filesOf(await buildStockApp(['floor','screens']));
const b=launchBare();
for (let r=0;r<3;r++) for (const [name,f] of [['floor',floor],['prerendered',files]]) { const s=await serve(f); 
 const res=await onBarePhone(b, async ({page,cdp,slowProcessor,tap})=>{ await slowProcessor(4); await cdp.send('Network.enable'); await cdp.send('Network.emulateNetworkConditions',SLOW_NETWORK); 
  const t=Date.now(); await page.goto(s.url); const {firstRow}=await page.evaluate(()=>window.bench.firstScreen);
  const visible=await page.evaluate(()=>performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
  const seen=await tap(screens.row(1),{appears:screens.detail(1),goes:screens.list});
  return {firstRow:Math.round(firstRow),fcp:Math.round(visible),answered:Math.round(seen.start+seen.painted), painted:Math.round(seen.painted)}; });
 console.log(name,JSON.stringify(res)); s.close(); }
await b.close();
