import { texts } from 'virtual:waybill/editing-texts';
import { addSheets } from '../element/sheets';
import { textLanguage } from '../i18n/language';
import { schemeOf } from '../page/page';
import labelCss from './label.css?inline';
import { FOR_AUTHOR, nameKey, namedWidgets } from './widgets';

type State = 'editing.preview' | 'editing.sample';

/** The labels of a page's widgets. */
interface Labels {
  /** Puts the label into a widget. */
  add(host: HTMLElement, root: ShadowRoot): void;
  /** Writes every label anew, because the page may have changed its language or its colors. */
  renew(): void;
  /** Says from now on that sample data stand in for an API that does not answer. */
  showSample(): void;
}

/** Opens the labels of a page. @param language returns that of an element */
export function openLabels(page: Document, language: (host: Element) => string): Labels {
  const labels = new WeakMap<Element, HTMLElement>();
  let state: State = 'editing.preview';

  const write = (host: Element): void => {
    const label = labels.get(host);
    if (!label) return;
    const spoken = textLanguage(language(host), Object.keys(texts));
    const said = texts[spoken] ?? {};
    const name = page.createElement('b');
    name.textContent = said[nameKey(host.localName)] ?? '';
    label.lang = spoken;
    label.style.colorScheme = schemeOf(host) ?? '';
    label.toggleAttribute('data-sample', state === 'editing.sample');
    label.replaceChildren(name, ` · ${said[state.replace('editing.', '')] ?? ''}`);
  };
  const renew = (): void => namedWidgets(page).forEach(write);

  return {
    renew,
    add(host, root) {
      const label = page.createElement('p');
      label.className = 'editing';
      label.setAttribute(FOR_AUTHOR, '');
      labels.set(host, label);
      write(host);
      addSheets(root, [labelCss]);
      root.prepend(label);
    },
    showSample() {
      state = 'editing.sample';
      renew();
    },
  };
}
