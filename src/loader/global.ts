import { on } from '../bus/bus';
import { BOOT, type Boot } from '../page/page';
import type { Waybill } from '../app/public';
import type { CartOutcome } from '../store/outcome';
import { VERSION } from '../app/version';
import { prefetchCache } from './prefetch';

/** What the page's stub has kept: a call, or a click. */
type Kept = Event | ((waybill: Waybill) => unknown);

/** The queue of the page's stub (`stub.ts`), which stands for `window.waybill` until this script comes. */
interface Stub {
  readonly q?: { push(kept: Kept): unknown } & Iterable<Kept>;
}

/** Runs what was kept. A call that throws does not stop those behind it. */
function run(kept: Kept, clicks?: EventTarget[]): void {
  try {
    if (typeof kept === 'function') kept(window.waybill);
    else clicks?.push(kept.target as EventTarget);
  } catch (error) {
    console.error(error);
  }
}

/**
 * Installs a `window.waybill` stub until the runtime has loaded. The stub records configuration; the first call that needs the
 * cart loads the runtime.
 * @param load loads the runtime's own object, which replaces the stub. Called again only after a failure.
 * @returns a function that loads the runtime
 */
export function installGlobal(options: Boot, load: () => Promise<Waybill>): () => Promise<Waybill> {
  const clicks: EventTarget[] = [];
  const boot: Boot = { ...options, clicks };
  const kept = (window as { waybill?: Stub }).waybill?.q ?? [];
  (globalThis as { [BOOT]?: Boot })[BOOT] = boot;
  addEventListener('click', (event) => boot.clicks?.push(event.composedPath()[0] as EventTarget));

  let loading: Promise<Waybill> | undefined;
  let arrived!: () => void;
  const ready = new Promise<void>((resolve) => {
    arrived = resolve;
  });

  const runtime = () =>
    (loading ??= load().then(
      (waybill) => {
        window.waybill = waybill;
        arrived();
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
      loading?.then(
        (waybill) => waybill.configure(next),
        () => {},
      );
    },
    consent: (consent) => window.waybill.configure({ consent }),
    cart: {
      add: (item) => later((waybill) => waybill.cart.add(item)),
      remove: (item) => later((waybill) => waybill.cart.remove(item)),
      clear: () => later((waybill) => waybill.cart.clear()),
      get() {
        throw new Error('waybill: await waybill.ready');
      },
    },
    trial: { start: () => later((waybill) => waybill.trial.start()) },
    quote: { open: () => later((waybill) => waybill.quote.open()) },
    doctor: (how) => runtime().then((waybill) => waybill.doctor(how)),
  };
  for (const one of kept) run(one, clicks);
  // A script may hold on to the stub. The clicks behind this line are the listener's.
  kept.push = (one: Kept) => run(one);
  return runtime;
}
