const preload = /<link rel="preload" as="script"[^>]*>/g;
const script = /<script src="(\/_next\/static\/[\w./~-]+\.js)" async=""><\/script>/g;
const end = '</body></html>';

/**
 * Loads style sheets and scripts after the first paint and the priority images, or the load event: background pages
 * never paint, and images may fail. Sheets apply all together, since a partial set would look broken. Scripts stay
 * async, so that React recognises them, and run once the payload is there: Next ends its stream when they start.
 */
const load =
  'a=(t,o)=>document.head.appendChild(Object.assign(document.createElement(t),o)),r=m=>{for(let src of m)a("script",{async:!0,src})},g=m=>fetch(p,{headers:{rsc:h}}).then(e=>e.json()).then(e=>{(self.__next_f=self.__next_f||[]).push(...e);r(m)}),f=()=>{let n=s.length,d=()=>--n||c.map(e=>e.media="all"),c=s.splice(0).map(href=>{let e=a("link",{rel:"stylesheet",media:"print",fetchPriority:"high",onload:d,onerror:d,href});e.dataset.precedence="next";return e}),m=l.splice(0);if(!p||!m.length)return r(m);for(let href of m)a("link",{rel:"preload",as:"script",href});g(m).catch(()=>setTimeout(()=>g(m).catch(()=>0),3e3))};new PerformanceObserver(()=>{setTimeout(f,3e3);Promise.all([...document.querySelectorAll("[fetchpriority=high]")].map(e=>e.decode?.().catch(()=>0))).then(()=>requestAnimationFrame(()=>setTimeout(f)))}).observe({type:"paint",buffered:!0});addEventListener("load",f)}';
type Payload = { address: string; header: string };
const loader = (sheets: readonly string[], scripts: readonly string[], payload?: Payload) =>
  `{let s=${JSON.stringify(sheets)},l=${JSON.stringify(scripts)},p=${quote(payload?.address)},h=${quote(payload?.header)},${load}`;
// An address may hold what would end the script.
const quote = (text = ''): string => JSON.stringify(text).replaceAll('<', '\\u003c');
const lists = /^\{let s=\[(?:"[^"\\<]*",?)*\],l=\[(?:"[^"\\<]*",?)*\],p="(?:[^"\\<]|\\(?:u003c|\\|"))*",h="[\w-]*",$/;

/** Whether an inline script is exactly this loader. */
export const isLoader = (script: string): boolean => script.endsWith(load) && lists.test(script.slice(0, -load.length));

/**
 * Loads a page's scripts, its payload if it is not in the page, and the style sheets whose needed rules are inlined,
 * after the first paint: before it they would compete with the main image for bandwidth.
 */
export function loadAfterPaint(html: string, sheets: readonly string[] = [], payload?: Payload): string {
  if (!html.endsWith(end)) return html;
  const scripts: string[] = [];
  const rest = html.replace(preload, '').replace(script, (_, path: string) => {
    scripts.push(path);
    return '';
  });
  if (scripts.length === 0 && sheets.length === 0) return html;
  return `${rest.slice(0, -end.length)}<script>${loader(sheets, scripts, payload)}</script>${end}`;
}
