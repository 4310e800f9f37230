/**
 * The part of the early script for the words that the document shows until the app runs. `key` is the literal of the key
 * under which the app keeps them (src/platform/app/set-locale.ts), and `chosen` is a variable with the language that the
 * user chose.
 *
 * - The words are put in while the elements are parsed, so before they are painted. Words of another language than the
 *   chosen one are left out.
 * - The app removes the elements when it starts. So the keys that the document asks for are left on the root element.
 */
export function wordsScript(key: string, chosen: string): string {
  return `const {locale:spoken,words}=read(${key}),fits=words&&(!${chosen}||${chosen}===spoken),
marked=()=>[...document.querySelectorAll('body [data-splash]')],
fill=()=>{for(const element of marked()){const text=words[element.dataset.splash];
if(typeof text==='string'&&element.textContent!==text){element.textContent=text;
if(!${chosen}){element.lang=spoken;element.dir='auto'}}}},
filler=fits&&new MutationObserver(fill);
if(fits)filler.observe(root,{childList:true,subtree:true});
document.addEventListener('readystatechange',()=>{if(fits){filler.disconnect();fill()}
const keys=marked().map(element=>element.dataset.splash);
if(keys.length)root.dataset.porticoSplash=JSON.stringify(keys)},{once:true});`;
}
