import type { Page } from 'playwright';
import { KEPT } from '../../src/manifest/kept';

/** Keys of the demo's own pages and of Playwright's, which are no matter of the widgets. */
const OF_DEMO = /^(localStorage|sessionStorage) host\./;

const patternOf = ({ where, key }: (typeof KEPT)[number]): RegExp =>
  new RegExp(`^${where} ${key.replaceAll('.', '\\.').replace('…', '.+')}$`);

const LISTED = [...KEPT.map(patternOf), OF_DEMO];

/**
 * Watches what the scripts of a page keep in the browser, from before it is opened: storage, cookies, databases and caches.
 * @param unlisted is told of each name, once, that the table of what is kept does not have
 * @returns all names so far, such as `localStorage waybill.cart`
 */
export async function watchKept(page: Page, unlisted: (name: string) => void): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  // The page tells by its console: what else leads out of it writes JSON, which some pages have changed.
  page.on('console', (message) => {
    const [, name] = /^kept: (.+)$/.exec(message.type() === 'debug' ? message.text() : '') ?? [];
    if (name === undefined || names.has(name)) return;
    names.add(name);
    if (!LISTED.some((pattern) => pattern.test(name))) unlisted(name);
  });
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function set(key, value) {
      setItem.call(this, key, value);
      console.debug(`kept: ${this === window.sessionStorage ? 'sessionStorage' : 'localStorage'} ${key}`);
    };
    const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
    Object.defineProperty(Document.prototype, 'cookie', {
      ...cookie,
      set(value: string) {
        cookie?.set?.call(this, value);
        console.debug(`kept: cookie ${value.split('=')[0]}`);
      },
    });
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function openDatabase(name, version) {
      console.debug(`kept: indexedDB ${name}`);
      return open.call(this, name, version);
    };
  });
  return names;
}
