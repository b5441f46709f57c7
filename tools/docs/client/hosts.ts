import hljs from 'highlight.js/lib/core';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import type { Choice, Host } from '../../../demo/studio/choice';
import { snippetOf } from '../../../demo/studio/snippets';

hljs.registerLanguage('xml', xml);
hljs.registerLanguage('typescript', typescript);
hljs.registerLanguage('javascript', typescript);

/** The address of the API in the code that is copied. */
const API = 'https://api.example.com';

/** Makes tabs of the code for the places: one is shown, and the arrow keys lead through them. */
export function startHosts(place: HTMLElement): void {
  const panels = [...place.querySelectorAll<HTMLElement>('[data-host]')];
  const tabs = panels.map((panel) => {
    const tab = document.createElement('button');
    const name = panel.dataset['host'] ?? '';
    tab.type = 'button';
    tab.id = `tab-${name}`;
    tab.textContent = panel.querySelector('.host-name')?.textContent ?? name;
    tab.setAttribute('role', 'tab');
    tab.setAttribute('aria-controls', `host-${name}`);
    panel.id = `host-${name}`;
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('aria-labelledby', tab.id);
    panel.querySelector('.host-name')?.remove();
    return tab;
  });
  const open = (at: number): void => {
    for (const [other, tab] of tabs.entries()) {
      tab.setAttribute('aria-selected', `${other === at}`);
      tab.tabIndex = other === at ? 0 : -1;
      panels[other]?.toggleAttribute('hidden', other !== at);
    }
  };
  const list = document.createElement('div');
  list.className = 'host-tabs';
  list.setAttribute('role', 'tablist');
  list.setAttribute('aria-label', place.dataset['label'] ?? '');
  list.append(...tabs);
  list.addEventListener('click', ({ target }) => {
    const at = tabs.findIndex((tab) => tab === target);
    if (at !== -1) open(at);
  });
  list.addEventListener('keydown', (event) => {
    const step = { ArrowRight: 1, ArrowLeft: tabs.length - 1 }[event.key];
    const from = tabs.findIndex((tab) => tab === event.target);
    if (step === undefined || from === -1) return;
    event.preventDefault();
    const to = (from + step) % tabs.length;
    open(to);
    tabs[to]?.focus();
  });
  place.prepend(list);
  open(0);
}

/** Writes the code of a choice into the panels. */
export function showHosts(choice: Choice): void {
  for (const panel of document.querySelectorAll<HTMLElement>('[data-host]')) {
    const host = panel.dataset['host'] as Host;
    const parts = snippetOf({ ...choice, host, api: API }, null);
    const language = host === 'react' ? 'typescript' : 'xml';
    for (const [at, code] of [...panel.querySelectorAll('code')].entries())
      if (parts[at]) setCode(code, parts[at].code.replace(/\n$/, ''), language);
  }
}

/** Puts highlighted code into an element. The highlighter escapes what it is given; it is parsed apart from the page. */
function setCode(element: Element, text: string, language: string): void {
  const { value } = hljs.highlight(text, { language });
  const parsed = new DOMParser().parseFromString(value, 'text/html');
  element.replaceChildren(...parsed.body.childNodes);
}
