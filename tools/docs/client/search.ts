import MiniSearch from 'minisearch';
import { INDEX_OPTIONS, type Found, type Indexed } from '../search-options';

/** The most results that are shown. */
const LIMIT = 12;
/** The first part of the id of a result's element. */
const OPTION = 'found-';

/** Returns the items of the list for results, each with a link that is its option. @param root the address of the site's root, relative to the page */
function optionsOf(results: readonly Found[], root: string): readonly HTMLLIElement[] {
  return results.map(({ id, title, heading, group, excerpt }, at) => {
    const item = document.createElement('li');
    item.setAttribute('role', 'none');
    const link = document.createElement('a');
    link.id = OPTION + at;
    link.setAttribute('role', 'option');
    link.setAttribute('aria-selected', 'false');
    link.href = root + id;
    link.tabIndex = -1;
    for (const [name, text] of [
      ['found-title', heading ? `${title} › ${heading}` : title],
      ['found-group', group],
      ['found-excerpt', excerpt],
    ] as const) {
      const line = document.createElement('span');
      line.className = name;
      line.textContent = text;
      link.append(line);
    }
    item.append(link);
    return item;
  });
}

/** Returns the index. A failed load is tried again with the next search. */
async function loadIndex(root: string): Promise<MiniSearch<Indexed>> {
  const reply = await fetch(new URL(`${root}assets/search.json`, document.baseURI));
  if (!reply.ok) throw new Error(`search.json: ${reply.status}`);
  return MiniSearch.loadJSON(await reply.text(), INDEX_OPTIONS);
}

/** Starts the search in its dialog: a combobox whose list is moved through by the arrow keys. */
export function startSearch(dialog: HTMLDialogElement): void {
  const input = dialog.querySelector('input');
  const list = dialog.querySelector('ul');
  const status = dialog.querySelector('[data-search-status]');
  if (!input || !list || !status) return;
  const { root = '', none = '', failed = '', count = '', loading = '' } = dialog.dataset;
  let index: ReturnType<typeof loadIndex> | undefined;
  let chosen = -1;

  const options = (): readonly HTMLAnchorElement[] => [...list.querySelectorAll('a')];
  const choose = (at: number): void => {
    chosen = at;
    for (const [other, option] of options().entries()) option.setAttribute('aria-selected', `${other === at}`);
    options()[at]?.scrollIntoView({ block: 'nearest' });
    if (at < 0) input.removeAttribute('aria-activedescendant');
    else input.setAttribute('aria-activedescendant', OPTION + at);
  };

  const find = async (): Promise<void> => {
    const words = input.value.trim();
    index ??= loadIndex(root);
    if (words !== '') status.textContent ||= loading;
    let results: readonly Found[] = [];
    try {
      const found = (await index).search(words);
      if (words !== input.value.trim()) return;
      results = found.slice(0, LIMIT).map((one) => one as unknown as Found);
      const told = found.length === 0 ? none : count.replace('{count}', `${found.length}`);
      status.textContent = words === '' ? '' : told;
    } catch {
      index = undefined;
      status.textContent = failed;
    }
    list.replaceChildren(...optionsOf(results, root));
    input.setAttribute('aria-expanded', `${results.length > 0}`);
    choose(results.length > 0 ? 0 : -1);
  };

  input.addEventListener('input', () => void find());
  input.addEventListener('keydown', (event) => {
    const { length } = list.children;
    if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && length > 0) {
      event.preventDefault();
      choose((chosen + (event.key === 'ArrowDown' ? 1 : length - 1)) % length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      options()[chosen]?.click();
    }
  });
  list.addEventListener('click', () => dialog.close());
  void find();
}
