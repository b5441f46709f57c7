import { textLanguage } from '../i18n/language';
import {
  asksForDoctor,
  isEditing,
  isPrerendered,
  languageOfPage,
  optionsOfPage,
  PLACEHOLDER,
  SAMPLE_API,
} from '../page/page';
import type { Waybill } from '../app/public';
import { prefetchReads } from './prefetch';
import { installGlobal } from './global';
import { filesOf } from './files';
import { SERVED } from '../element/served';
import { TAG_PREFIX, type ChunkMap } from './map';
import { upgradePlaceholder } from './placeholders';
import { scriptOptions } from './script';
import type { StoragePort } from '../api/ports';
import { tryStorage, fromText, keyOf, toText } from '../page/storage-codec';

/**
 * Storage port of the loader: shares values with the runtime and with earlier pages. Where storage is blocked, the loader
 * requests the values again. A page that nobody looks at yet stores nothing.
 */
const storage: Pick<StoragePort, 'read' | 'write'> = {
  read: (name) => fromText(tryStorage(() => localStorage.getItem(keyOf(name)))),
  write: (name, data) =>
    isPrerendered(document) || tryStorage(() => localStorage.setItem(keyOf(name), toText(data, Date.now()))),
};

/**
 * Calls back for each element that matches the selector: elements on the page, elements that the page adds later, and elements
 * that receive the attribute.
 */
function watchFor(page: Document, selector: string, attribute: string, found: (element: Element) => void): void {
  const search = (root: ParentNode) => root.querySelectorAll(selector).forEach(found);
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      // A record without added nodes is about the element itself.
      for (const node of addedNodes.length > 0 ? addedNodes : [target]) {
        if (!(node instanceof Element) || !node.isConnected) continue;
        if (node.matches(selector)) found(node);
        search(node);
      }
    }
  }).observe(page, { childList: true, subtree: true, attributeFilter: [attribute] });
  search(page);
}

const RUNTIME = 'index.js';

/**
 * Limits how long (ms) code waits for what goes before it: the reads, so that a slower token no longer delays it, and the first paint; and how
 * long the console waits for a page to be left.
 */
const HOLD = 300;

/** The time (ms) after which a widget that failed to load is tried again; it doubles with each try up to eleven minutes, and then begins anew. */
const RETRY = 5000;

/** The source of a script's code. File names are relative to `dist`. */
export interface Code {
  /** Loads and runs a file. */
  load(file: string): Promise<unknown>;
  /** Preloads a file that is not part of the script itself. */
  preload?(file: string): void;
  /** What the console advises where a widget failed to load. */
  readonly advice: string;
}

/** Returns a file's address for a try: a retry takes no copy that the browser or a cache has kept. */
const anew = (file: string, tries: number): string => (tries ? `${file}?${tries}` : file);

const atMost = (wait: Promise<unknown>): Promise<unknown> =>
  Promise.race([wait, new Promise((resolve) => setTimeout(resolve, HOLD))]);

/** Waits until the next frame is painted. */
const paint = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Defers `begin` until the browser has parsed the page, as a module script does. */
function whenParsed(page: Document, begin: () => void): void {
  if (page.readyState === 'loading') page.addEventListener('DOMContentLoaded', begin);
  else begin();
}

/**
 * Starts the loader: finds Waybill's tags and placeholders, including those that the page adds later, and loads the chunks, texts
 * and first reads of a widget in parallel. The code runs when the reads are on their way.
 * @param script the tag that loaded this script, with its options
 */
export function startLoader(page: Document, map: ChunkMap, script: HTMLScriptElement | null, code: Code): void {
  let runs = 0;
  const runtime = installGlobal(
    scriptOptions(script),
    async () => ((await code.load(anew(RUNTIME, runs++))) as { waybill: Waybill }).waybill,
  );
  const begun = new Set<string>();
  const asked: (Promise<unknown> | undefined)[] = [];

  async function loadWidget(name: string, tries = 0): Promise<void> {
    const chunks = map.widgets[name];
    if (!chunks || begun.has(name)) return;
    begun.add(name);
    // Another script of the page has defined this widget, so only `window.waybill` is missing.
    const isThere = customElements.get(TAG_PREFIX + name);
    const { api, currency, locale, memberId = 0, token } = optionsOfPage(page);
    const language = languageOfPage(page, locale);
    if (!isThere && chunks.reads && api !== undefined && api !== SAMPLE_API && !isEditing()) {
      asked.push(prefetchReads(chunks.reads, map.reads, { api, currency, language, memberId, storage, token }));
    }
    const files = isThere ? [] : filesOf(map, name, textLanguage(language, map.languages));
    const [own] = files;
    try {
      // Starts the reads of widgets further down the page first, because an HTTP/1 connection carries only six requests at a time; and
      // lets what a server has rendered be painted first, because the browser would compile code beside its paint.
      await (page.querySelector(`[${SERVED}]`) ? atMost(paint()) : undefined);
      // A chunk may be gone if this script is older than the files; the widget's own file imports what it needs by its present name.
      for (const file of tries ? [] : [...files, RUNTIME]) code.preload?.(file);
      await atMost(Promise.allSettled(asked));
      await Promise.all([own && code.load(anew(own, tries)), runtime()]);
    } catch (error) {
      // A page that is being left has failed at nothing, although Firefox then ends what it loads.
      if (!tries) setTimeout(console.error, HOLD, `waybill: <${TAG_PREFIX}${name}> failed to load`, error, code.advice);
      begun.delete(name);
      // The fallback stays visible until a retry succeeds. Each failure leads to one retry, whichever of the three comes first.
      let again: Promise<void> | undefined;
      const retry = () => (again ??= loadWidget(name, tries + 1));
      addEventListener('online', retry);
      addEventListener('visibilitychange', retry);
      setTimeout(retry, RETRY << (tries % 8));
    }
  }

  // Where the library itself fails, the file of the bookmark examines the page.
  if (asksForDoctor()) window.waybill.doctor().catch(() => code.load('doctor.js'));
  const tags = Object.keys(map.widgets).map((name) => TAG_PREFIX + name);
  whenParsed(page, () =>
    watchFor(page, [`[${PLACEHOLDER}]`, ...tags].join(), PLACEHOLDER, (element) => {
      if (element.hasAttribute(PLACEHOLDER)) void upgradePlaceholder(element, map.widgets);
      // Any other element has no name after the prefix.
      void loadWidget(element.localName.split(TAG_PREFIX)[1] ?? '');
    }),
  );
}
