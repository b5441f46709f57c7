import { on } from '../bus/bus';
import { BOOT, type Boot } from '../page/page';
import type { Waybill } from '../app/public';
import type { CartOutcome } from '../store/outcome';
import { VERSION } from '../app/version';
import { prefetchCache } from './prefetch';

/** What the stub of the page keeps until this script comes: a call, or a click. */
type Kept = Event | ((waybill: Waybill) => unknown);

const keptByStub = (): Kept[] => (window.waybill as { q?: Kept[] } | undefined)?.q ?? [];

/** Runs what was kept. An error rejects, so that the console shows it and what stands behind it runs. */
const run = async (kept: Kept, clicks?: EventTarget[]): Promise<unknown> =>
  typeof kept === 'function' ? kept(window.waybill) : clicks?.push(kept.target as EventTarget);

/**
 * Installs a `window.waybill` stub until the runtime has loaded. The stub records configuration; the first call that needs the
 * cart loads the runtime.
 * @param load loads the runtime's own object, which replaces the stub. Called again only after a failure.
 * @returns a function that loads the runtime
 */
export function installGlobal(options: Boot, load: () => Promise<Waybill>): () => Promise<Waybill> {
  const clicks: EventTarget[] = [];
  const boot: Boot = { ...options, clicks };
  const kept = keptByStub();
  (globalThis as { [BOOT]?: Boot })[BOOT] = boot;
  addEventListener('click', (event) => boot.clicks?.push(event.composedPath()[0] as EventTarget));

  let loading: Promise<Waybill> | undefined;
  let arrived: (() => void) | undefined;
  const ready = new Promise<void>((resolve) => {
    arrived = resolve;
  });

  const runtime = () =>
    (loading ??= load().then(
      (waybill) => {
        window.waybill = waybill;
        arrived?.();
        return waybill;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    ));
  const later = <T>(call: (waybill: Waybill) => T | Promise<T>): Promise<T | CartOutcome> =>
    runtime()
      .then(call)
      .catch((error: unknown) => {
        console.error(error);
        return { status: 'failed' };
      });

  window.waybill = {
    version: VERSION,
    ready,
    on,
    configure(next) {
      Object.assign(boot, next);
      // A token from the host page outranks the token that the prefetched reads used.
      if (next.getToken) prefetchCache().clear();
      loading?.then((waybill) => waybill.configure(next)).catch(() => {});
    },
    cart: {
      add: (item) => later((waybill) => waybill.cart.add(item)),
      remove: (item) => later((waybill) => waybill.cart.remove(item)),
      clear: () => later((waybill) => waybill.cart.clear()),
      get() {
        throw new Error('waybill: await waybill.ready first');
      },
    },
    trial: { start: () => later((waybill) => waybill.trial.start()) },
    quote: { open: () => later((waybill) => waybill.quote.open()) },
    doctor: (how) => runtime().then((waybill) => waybill.doctor(how)),
  };
  for (const one of kept) void run(one, clicks);
  kept.push = run as () => never;
  return runtime;
}
