import { renderedScript } from './rendered-script';

export type SplashOptions = {
  /** `storage.namespace` of the app, if it has one. */
  readonly namespace?: string;
  /**
   * A key of localStorage where the product keeps a JSON object with what the user chose: `theme` ('light' or 'dark'),
   * `locale` and `direction` ('ltr' or 'rtl'). Each of them may be missing. The choices that `setTheme` and `setLocale` stored
   * count more.
   */
  readonly settings?: string;
};

/** The languages that Portico writes from right to left: src/shared/messages/resolve-locale.ts. */
const RIGHT_TO_LEFT = '/^(ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)\\b/i';

/** The keys under which the app keeps something, as literals: `appKey` of src/platform/account/token-storage.ts. */
function keyOf(name: string, namespace = 'app'): string {
  return JSON.stringify(namespace === 'app' ? `portico:${name}` : `portico:@${name}:${namespace}`);
}

/**
 * The script. It first opens both storages, which a browser gets from another process when a page asks for the first
 * time. Both may be forbidden. The rest is set before the first paint, and the app sets it again when it starts. A
 * document that is written in the chosen language keeps its own direction.
 */
export function splashScript({ namespace, settings }: SplashOptions = {}): string {
  return `try{localStorage.getItem(''),sessionStorage.getItem('')}catch{}
try{const root=document.documentElement,get=key=>{try{return localStorage.getItem(key)}catch{}},
read=key=>{try{return JSON.parse(get(key))||{}}catch{return{}}},
chosen=${settings ? `read(${JSON.stringify(settings)})` : '{}'},
lang=[get(${keyOf('locale', namespace)}),chosen.locale].find(name=>/^[a-z]{2,3}(-\\w+)*$/i.test(name)),
theme=[get(${keyOf('theme', namespace)}),chosen.theme,root.dataset.theme].find(name=>/^(light|dark)$/.test(name));
if(lang){if(lang!==root.lang||!root.dir)root.dir=${RIGHT_TO_LEFT}.test(lang)?'rtl':'ltr';root.lang=lang}
if(/^(ltr|rtl)$/.test(chosen.direction))root.dir=chosen.direction;
if(theme){root.dataset.theme=theme;
for(const meta of document.querySelectorAll('meta[name=theme-color][media]')){
const media=meta.dataset.porticoMedia=meta.media;meta.media=media.includes(theme)?'all':'not all'}}
${wordsScript(keyOf('splash', namespace), 'lang')}
${renderedScript('lang')}}catch{}
`;
}

/**
 * The part of the early script for the words that the document shows until the app runs. `key` is the literal of the key
 * under which the app keeps them (src/platform/app/set-locale.ts), and `chosen` is a variable with the language that the
 * user chose.
 *
 * - The words are put in while the elements are parsed, so before they are painted. Words of another language than the
 *   chosen one are left out.
 * - The app removes the elements when it starts. So the keys that the document asks for are left on the root element.
 */
function wordsScript(key: string, chosen: string): string {
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
