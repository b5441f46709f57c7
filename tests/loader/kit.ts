import { vi } from 'vitest';
import type { ChunkMap } from '../../src/loader/map';
import { ADVICE } from '../../src/loader/script';
import { startLoader } from '../../src/loader/start';

export const MAP: ChunkMap = {
  core: ['core'],
  shared: 'part-abc123',
  languages: ['en', 'es'],
  textsHash: 'abc123',
  widgets: {
    'share-quote': { file: 'send-quote' },
    'pricing-table': { shared: [0], texts: ['pricing'], reads: ['bundles'] },
    cart: { shared: [], texts: [], reads: [] },
  },
  reads: {
    token: '/services/token',
    bundles: '/services/bundles?ind=14',
  },
};

const LOADER = 'https://cdn.example/waybill.js';

/** Returns a stub of `window.waybill`, the object that the real runtime exports. */
export const runtimeObject = () => ({
  configure: vi.fn(),
  cart: { add: vi.fn(), remove: vi.fn(), clear: vi.fn(), get: vi.fn() },
});

/** Starts the loader on a new document; modules that it preloads or imports are recorded and never run. */
export function pageWith(body: string, { attributes = '', lang = 'en', fails = '', isRead = true } = {}) {
  const page = document.implementation.createHTMLDocument();
  Object.defineProperty(page, 'readyState', { configurable: true, value: isRead ? 'interactive' : 'loading' });
  page.documentElement.lang = lang;
  page.head.innerHTML = `<script type="module" src="${LOADER}" ${attributes}></script>`;
  page.body.innerHTML = body;
  const imported: string[] = [];
  const waybill = runtimeObject();
  const preloaded: string[] = [];
  startLoader(page, MAP, page.querySelector('script'), {
    async load(file) {
      imported.push(file);
      if (file.split('?')[0] === fails) throw new TypeError('Failed to fetch');
      return file.startsWith('index.js') ? { waybill } : {};
    },
    preload: (file) => preloaded.push(file),
    advice: ADVICE,
  });
  return { page, imported, preloaded, waybill };
}

/** Waits until mutation observers and pending promises have run. Needs fake timers. */
export const turnsTaken = (): Promise<void> => vi.advanceTimersByTimeAsync(0).then(() => undefined);
