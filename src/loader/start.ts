import { textLanguage } from '../i18n/language';
import { languageAround, optionsOfPage } from '../page/page';
import type { Waybill } from '../app/public';
import { startReads } from './early';
import { installGlobal } from './global';
import { chunkFilesOf, TAG_PREFIX, type ChunkMap } from './map';
import { upgradePlaceholder } from './placeholders';
import { scriptOptions } from './script';
import { storage } from './storage';
import { watchFor } from './watch';

const PLACEHOLDER = 'data-waybill';
const RUNTIME = 'index.js';

/** How long (ms) the code may wait for the reads to be asked for. After that the token is slow, and the code goes first. */
const HOLD = 300;

/** Where a script's code comes from. Files are named relative to `dist`. */
export interface Code {
  /** Runs a file. */
  load(file: string): Promise<unknown>;
  /** Fetches it ahead, where it is not there already. */
  preload?(file: string): void;
}

/** A script that runs while the page is still read waits for the rest, as a module does. */
function whenParsed(page: Document, begin: () => void): void {
  if (page.readyState === 'loading') page.addEventListener('DOMContentLoaded', begin, { once: true });
  else begin();
}

/**
 * Finds Waybill's tags and placeholders, those that come later too, and loads what they need: all chunks of a widget, its
 * texts and its first reads at once. The code runs when the reads are on their way.
 * @param script the tag that brought this, with what it says
 */
export function startLoader(page: Document, map: ChunkMap, script: HTMLScriptElement | null, code: Code): void {
  const runtime = installGlobal(
    scriptOptions(script),
    async () => ((await code.load(RUNTIME)) as { waybill: Waybill }).waybill,
  );
  const begun = new Set<string>();
  const asked: Promise<unknown>[] = [];

  async function loadWidget(name: string): Promise<void> {
    const chunks = map.widgets[name];
    if (!chunks || begun.has(name)) return;
    begun.add(name);
    // By another script of the page: what is left to do is `window.waybill`.
    const isThere = customElements.get(TAG_PREFIX + name);
    const { api, currency, locale, memberId = 0 } = optionsOfPage(page);
    const language = languageAround(page.documentElement, locale);
    if (!isThere && chunks.reads && api !== undefined) {
      asked.push(startReads(chunks.reads, map.reads, { api, currency, language, memberId, storage }));
    }
    const files = isThere ? [] : chunkFilesOf(map, name, textLanguage(language, map.languages));
    try {
      // First the reads of the widgets below in the page: an old connection carries six requests at a time.
      await Promise.resolve();
      for (const file of [...files, RUNTIME]) code.preload?.(file);
      await Promise.race([Promise.all(asked), new Promise((resolve) => setTimeout(resolve, HOLD))]);
      await Promise.all([...files.map(code.load), runtime()]);
    } catch (error) {
      console.error(`waybill: <${TAG_PREFIX}${name}> could not be loaded`, error);
      // The fallback stays until then.
      begun.delete(name);
      addEventListener('online', () => loadWidget(name), { once: true });
    }
  }

  const tags = Object.keys(map.widgets).map((name) => TAG_PREFIX + name);
  whenParsed(page, () =>
    watchFor(page, [`[${PLACEHOLDER}]`, ...tags].join(), PLACEHOLDER, (element) => {
      if (element.hasAttribute(PLACEHOLDER)) void upgradePlaceholder(element, map.widgets);
      if (element.localName.startsWith(TAG_PREFIX)) void loadWidget(element.localName.slice(TAG_PREFIX.length));
    }),
  );
}
