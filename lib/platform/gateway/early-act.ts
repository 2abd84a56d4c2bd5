import { createHash } from 'node:crypto';
import { listening } from './listening';

/**
 * The inline script that keeps what a visitor who was faster than the page's scripts typed, and the last thing they did, and
 * hands both over once those listen (`EarlyAct`). A form with an action and a button with a task of its own work without
 * scripts and are left alone. A link with `data-here` always leads to the same page of its site, and keeps that cookie.
 */
export const earlyActScript = `addEventListener("click",e=>{let n=e.target.closest?.("a[data-here]");if(n){n.href=n.origin+location.pathname+location.search;document.cookie=n.dataset.here}},!0);{let a,l,m=new Map,h=e=>{let t=e.target,k=e.type,b=t.closest?.("button"),c=/box$|radio/.test(t.type);if(k=="submit"){if(t.hasAttribute("action")||t.method=="dialog")return;e.preventDefault();l=e;a=()=>t.requestSubmit(e.submitter)}else if(k!="click"||c)m.set(t,c?t.checked:t.value);else if(b?.type=="button"&&!b.popoverTargetElement){l=e;a=()=>b.click()}},d=f=>["click","submit","input","change"].map(k=>window[f](k,h,!0));d("addEventListener");addEventListener("${listening}",e=>{d("removeEventListener");e.detail(m,a,l)},{once:!0})}`;

/** The script's source in a Content-Security-Policy, CSP Level 3, 2.3.1. */
export const earlyActSource = `'sha256-${createHash('sha256').update(earlyActScript).digest('base64')}'`;
