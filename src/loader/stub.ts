/**
 * The queue stub: stands for `window.waybill` from a plain script right behind the tag until the loader comes. A page writes it
 * inline (docs/configuration.md), so it has at most 200 bytes. Each name that is read from it gives a proxy of a function that looks the
 * name up in the real object (`g`) and remembers what stood before the dot (`t`), because `ready.then` needs it; each call
 * gives a promise and is kept in `q` with the clicks, which `global.ts` runs and then receives.
 */
export const STUB =
  'self.waybill||=((q,t,h)=>(addEventListener("click",e=>q.push(e)),new Proxy(w=>w,h={get:(g,k)=>k=="q"?q:new Proxy(w=>(t=g(w))[k],h),apply:(g,s,a)=>new Promise(r=>q.push(w=>r(g(w).apply(t,a))))})))([])';
