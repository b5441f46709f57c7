import { resolveLanguage, textLanguage } from '../../i18n/language';
import { languageAround, optionsOfPage } from '../page';
import type { Waybill } from '../public';
import { createStorage } from '../storage';
import { startReads } from './early';
import { installGlobal } from './global';
import { TAG_PREFIX, type ChunkMap } from './map';
import { upgrade } from './placeholders';
import { scriptOptions } from './script';
import { watchFor } from './watch';

const PLACEHOLDER = 'data-waybill';

/** Imports a file by its name relative to the loader. */
export type Import = (file: string) => Promise<unknown>;

/**
 * Finds Waybill's tags and placeholders, those that come later too, and loads what they need: all chunks of a widget, its
 * texts and its first reads at once.
 * @param url the loader's own address
 */
export function startLoader(page: Document, map: ChunkMap, url: string, load: Import): void {
  const script = scriptOptions(page, url);
  const runtime = installGlobal(script, async () => ((await load('index.js')) as { waybill: Waybill }).waybill);
  const options = optionsOfPage(page);
  const language = resolveLanguage(languageAround(page.documentElement), options.locale, ...navigator.languages);
  const texts = map.texts[textLanguage(language, Object.keys(map.texts))] ?? {};
  const storage = createStorage(() => localStorage);
  const begun = new Set<string>();

  function loadWidget(name: string): void {
    const widget = map.widgets[name];
    if (!widget || begun.has(name) || customElements.get(TAG_PREFIX + name)) return;
    begun.add(name);
    if (options.api !== undefined) {
      const { api, currency, memberId = 0 } = options;
      startReads(widget.reads, map.reads, { api, currency, language, memberId, storage });
    }
    const files = [...widget.files.map((at) => map.files[at]), ...widget.texts.map((surface) => texts[surface])];
    const chunks = files.filter((file) => file !== undefined).map(load);
    Promise.all([...chunks, runtime()]).catch((error: unknown) =>
      console.error(`waybill: <${TAG_PREFIX}${name}> could not be loaded`, error),
    );
  }

  const tags = Object.keys(map.widgets).map((name) => TAG_PREFIX + name);
  watchFor(page, [`[${PLACEHOLDER}]`, ...tags].join(), PLACEHOLDER, (element) => {
    if (element.hasAttribute(PLACEHOLDER)) upgrade(element, map.widgets);
    if (element.localName.startsWith(TAG_PREFIX)) loadWidget(element.localName.slice(TAG_PREFIX.length));
  });
}
