/** Milliseconds after which a link is followed without the app. Its code may have been lost. */
const PATIENCE = 10_000;

/**
 * The part of the early script for pages that were rendered ahead. `chosen` is a variable with the language that the user
 * chose. The root element says for which address and language the document is (src/server/document.ts).
 *
 * - A document for another address or another language is hidden until the app has drawn its page. Servers send such a
 *   document for addresses that they do not know.
 * - A tap before the app is there is kept, and made once when the app is ready. If the app does not come, links work as
 *   links.
 * - Styles of elements come as `data-style`, because a strict policy refuses them in a document. They are set when the
 *   document has been read. DOMContentLoaded would wait for the script of the app.
 */
export function renderedScript(chosen: string): string {
  return `const {porticoPage:page,porticoLocale:own='',porticoLocales:known}=root.dataset;
if(page!==undefined){
const trim=path=>path.replace(/\\/(index\\.html)?$/,''),base=name=>name.toLowerCase().split('-')[0],own0=base(own),browser=base(navigator.language||''),
isForeign=${chosen}?${chosen}!==own:known!==undefined&&browser!==own0&&known.split(' ').some(name=>base(name)===browser);
if(trim(page)!==trim(location.pathname)||isForeign)root.dataset.porticoHidden='';let tapped=null;
const keep=event=>{const target=event.target.closest?.('a[href],button');
if(!target||event.button||event.metaKey||event.ctrlKey||event.shiftKey||event.altKey)return;
event.preventDefault();event.stopPropagation();tapped=target};
const end=()=>{removeEventListener('click',keep,true);clearTimeout(patience);delete root.dataset.porticoHidden;
if(tapped?.isConnected)tapped.click();tapped=null};
const patience=setTimeout(end,${PATIENCE});
addEventListener('click',keep,true);
document.addEventListener('portico:ready',end,{once:true});
document.addEventListener('readystatechange',()=>{
for(const element of document.querySelectorAll('[data-style]'))element.style.cssText=element.dataset.style},{once:true})}`;
}
