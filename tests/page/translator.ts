import type { Page } from 'playwright';

/** How a translator changes a page: puts other nodes in the place of a text, or moves the text into other nodes. */
export type TranslatorKind = 'replaces' | 'moves';

/**
 * Runs a translator in a page, also in its open shadow roots and for what is rendered later. It "translates" each text into itself, so
 * that each difference from a page without it is a fault. It leaves out what is marked `translate="no"`, as browsers do.
 */
export const translate = (page: Page, kind: TranslatorKind): Promise<void> =>
  page.evaluate((how) => {
    function translateText(text: Text): void {
      const isSkipped =
        text.parentElement?.closest('font, [translate=no], script, style, textarea, select, svg') !== null;
      if (text.data.trim() === '' || !text.parentElement || isSkipped) return;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      outer.append(inner);
      text.before(outer);
      if (how === 'moves') inner.append(text);
      else {
        inner.append(text.data);
        text.remove();
      }
    }

    const seen = new WeakSet<Node>();
    const observer = new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        if (target instanceof Text) translateText(target);
        for (const node of addedNodes) translateBelow(node);
      }
    });

    function translateBelow(node: Node): void {
      if (node instanceof Text) return translateText(node);
      if (node instanceof Element && node.shadowRoot) watch(node.shadowRoot);
      for (const child of Array.from(node.childNodes)) translateBelow(child);
    }

    function watch(root: Node): void {
      if (seen.has(root)) return;
      seen.add(root);
      observer.observe(root, { subtree: true, childList: true, characterData: true });
      translateBelow(root);
    }

    watch(document.body);
  }, kind);

/** Translates each page of this tab before its widgets are mounted. Call it before the page is opened. */
export async function translateEarly(page: Page, kind: TranslatorKind): Promise<void> {
  page.on('domcontentloaded', () => void translate(page, kind).catch(() => undefined));
}

/** Reads what a person reads in the widgets of a page, line by line. */
export const readIn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('*')]
      .filter(({ localName }) => localName.startsWith('waybill-'))
      .flatMap(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll<HTMLElement>('.wb-root') ?? [])])
      .flatMap((root) => root.innerText.split('\n'))
      .map((line) => line.trim())
      .filter(Boolean),
  );
