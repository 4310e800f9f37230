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

/** Milliseconds after which a link is followed without the app. Its code may have been lost. */
const PATIENCE = 10_000;

/**
 * Finds an element again. If the app has replaced the page, it is the element at the same place among those that look the
 * same. Pages below the one on top do not count.
 */
const FIND = `const lookOf=element=>[element.textContent,...['type','name','href','aria-label','placeholder'].map(name=>element.getAttribute(name))].join(),
alike=element=>[...document.querySelectorAll(element.localName)].filter(other=>lookOf(other)===lookOf(element)&&!other.closest('[data-state=hidden]')),
finder=element=>{const place=alike(element).indexOf(element);return()=>element.isConnected?element:alike(element)[place]};`;

/**
 * Enters a value again. React ignores an event if the field has the value that React set last, so the field first gets
 * another one. The setter of the prototype is not watched by React. Files cannot be set: they are still there.
 */
const ENTER = `const enter=(field,value)=>{if(!field)return;
if(typeof value==='boolean'){field.checked=!value;field.click();return}
if(!/^(file|select)/.test(field.type)){field.value='';
Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field),'value').set.call(field,value);
field.dispatchEvent(new Event('input',{bubbles:true}))}
field.dispatchEvent(new Event('change',{bubbles:true}))};`;

/**
 * The part of the early script for pages that were rendered ahead. `chosen` is a variable with the language that the user
 * chose. The root element says for which address and language the document is (src/server/document.ts).
 *
 * - A document for another address or another language is hidden until the app has drawn its page. Servers send such a
 *   document for addresses that they do not know.
 * - A tap before the app is there is kept, and made once when the app is ready. If the app does not come, links work as
 *   links.
 * - Texts and checks that users enter before the app is there are entered again when the app is ready, before the tap. React
 *   calls no handler for them otherwise, and a controlled field would lose them.
 * - Styles of elements come as `data-style`, because a strict policy refuses them in a document. They are set when the
 *   document has been read. DOMContentLoaded would wait for the script of the app.
 */
function renderedScript(chosen: string): string {
  return `const {porticoPage:page,porticoLocale:own='',porticoLocales:known}=root.dataset;
if(page!==undefined){
const trim=path=>path.replace(/\\/(index\\.html)?$/,''),base=name=>name.toLowerCase().split('-')[0],own0=base(own),browser=base(navigator.language||''),
isForeign=${chosen}?${chosen}!==own:known!==undefined&&browser!==own0&&known.split(' ').some(name=>base(name)===browser);
if(trim(page)!==trim(location.pathname)||isForeign)root.dataset.porticoHidden='';let tapped=null;
const keep=event=>{const target=event.target.closest?.('a[href],button');
if(!target||event.button||event.metaKey||event.ctrlKey||event.shiftKey||event.altKey)return;
event.preventDefault();event.stopPropagation();tapped=finder(target)};
const entries=new Map(),note=({target})=>{if('value' in target)entries.set(target,[entries.get(target)?.[0]||finder(target),/^(checkbox|radio)$/.test(target.type)?target.checked:target.value])};
${FIND}
${ENTER}
const end=async()=>{removeEventListener('click',keep,true);removeEventListener('input',note,true);clearTimeout(patience);
delete root.dataset.porticoHidden;
for(const [find,value] of entries.values()){enter(find(),value);await 0}
tapped?.()?.click();tapped=null};
const patience=setTimeout(end,${PATIENCE});
addEventListener('click',keep,true);addEventListener('input',note,true);
document.addEventListener('portico:ready',end,{once:true});
document.addEventListener('readystatechange',()=>{
for(const element of document.querySelectorAll('[data-style]'))element.style.cssText=element.dataset.style},{once:true})}`;
}
