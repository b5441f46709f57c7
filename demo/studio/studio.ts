import { NOTHING, readCatalogue, suggestedFor, type Catalogue } from './catalogue';
import { DEFAULTS, readChoice, writeChoice, type Choice } from './choice';
import { copy, showCode } from './code';
import { pairPickers, showColors } from './colors';
import { found, made, saying, type Control } from './dom';
import { ATTRIBUTE, fieldOf, ROUTE, routeField, valuesOf } from './fields';
import { openFrame } from './frame';
import { readManifest, type Attribute, type Manifest, type WireManifest } from './manifest';
import { speak, type Sentences } from './sentence';

/** Attributes without which a widget shows nothing. */
const STARTING: Readonly<Record<string, Choice['attributes']>> = {
  'module-details': { module: '201' },
  video: { src: 'https://www.example.com/tour.mp4' },
};

/** Returns the values whose names are those of attributes. */
const onlyOf = (values: Choice['attributes'], attributes: readonly Attribute[]): Choice['attributes'] =>
  Object.fromEntries(Object.entries(values).filter(([name]) => attributes.some((one) => one.name === name)));

async function readJson<T>(address: URL): Promise<T> {
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(`${address.href}: ${reply.status}`);
  return (await reply.json()) as T;
}

/** Fills the studio's controls from the address, and keeps code, preview and address as they say. */
function openStudio(root: HTMLElement, manifest: Manifest, hashes: Readonly<Record<string, string>>): void {
  const say = saying(root);
  const dist = new URL(root.dataset['dist'] ?? './', document.baseURI).href;
  const first: Choice = { ...DEFAULTS, fallback: { ...DEFAULTS.fallback, text: say('fallback') } };
  const control = (name: string): Control => found<Control>(root, `[name="${name}"]`);
  const show = openFrame(root, dist, say);
  let choice = readChoice(location.hash, first);
  let catalogue: Catalogue = NOTHING;

  /** Returns a choice with what the manifest knows alone: a link may hand in any name. */
  const known = (said: Choice): Choice => {
    const widget = widgetOf(said.widget);
    return {
      ...said,
      widget: widget?.name ?? '',
      attributes: onlyOf(said.attributes, widget?.attributes ?? []),
      routes: onlyOf(said.routes, manifest.routes),
    };
  };

  const widgetOf = (name: string) => manifest.widgets.find((one) => one.name === name) ?? manifest.widgets[0];

  const fillAttributes = (): void => {
    const widget = widgetOf(choice.widget);
    if (widget) speak(found(root, '[data-summary]'), widget.summary);
    const fields = (widget?.attributes ?? []).map((one) =>
      fieldOf(one, choice.attributes[one.name] ?? '', suggestedFor(choice.widget, one.name, catalogue), say),
    );
    const nothing = made('p', { className: 'studio-hint' }, say('no-attributes'));
    found(root, '[data-attributes]').replaceChildren(...(fields.length > 0 ? fields : [nothing]));
  };

  const fill = (): void => {
    const select = control('widget') as HTMLSelectElement;
    select.replaceChildren(...manifest.widgets.map(({ name }) => new Option(name, name)));
    for (const name of ['widget', 'host', 'language', 'api', 'script'] as const) control(name).value = choice[name];
    for (const name of ['text', 'href'] as const) control(name).value = choice.fallback[name];
    for (const name of ['width', 'scheme'] as const)
      found<HTMLInputElement>(root, `[name="${name}"][value="${choice[name]}"]`).checked = true;
    (control('pinned') as HTMLInputElement).checked = choice.isPinned;
    for (const [name, value] of Object.entries(choice.tokens)) control(`t.${name}`).value = value;
    found(root, '[data-routes]').replaceChildren(
      ...manifest.routes.map((one) => routeField(one, choice.routes[one.name] ?? '')),
    );
    fillAttributes();
  };

  const read = (): Choice => {
    const picked = (name: string): string =>
      found<Control>(root, `[name="${name}"]:is(select, input:checked, [type="text"], [type="url"])`).value.trim();
    const values = { text: picked('text') || first.fallback.text, href: picked('href') || first.fallback.href };
    const plain = ['widget', 'host', 'language', 'api', 'script', 'width', 'scheme'] as const;
    const said = new URLSearchParams(plain.map((name) => [name, picked(name) || first[name]]));
    return {
      ...readChoice(said.toString(), first),
      attributes: valuesOf(root, ATTRIBUTE),
      tokens: valuesOf(root, 't.'),
      routes: valuesOf(root, ROUTE),
      isPinned: (control('pinned') as HTMLInputElement).checked,
      fallback: values,
    };
  };

  const refresh = (): void => {
    history.replaceState(null, '', writeChoice(choice, first));
    showColors(root, choice, say);
    showCode(root, choice, hashes['waybill.js'] ?? null, say);
    show(choice);
  };

  let asked = 0;
  const askCatalogue = async (): Promise<void> => {
    const at = (asked += 1);
    const source = found(root, '[data-source]');
    const answer = await readCatalogue(choice.api, dist, choice.language).catch(() => null);
    if (at !== asked) return;
    catalogue = answer ?? NOTHING;
    const good = choice.api ? 'catalogue' : 'sample';
    source.textContent = say(answer ? good : 'silent');
    fillAttributes();
  };

  const changed = (): void => {
    const before = choice;
    choice = known(read());
    const isOther = choice.widget !== before.widget;
    if (isOther) choice = { ...choice, attributes: STARTING[choice.widget] ?? {} };
    if (isOther) fillAttributes();
    if (choice.api !== before.api || choice.language !== before.language) void askCatalogue();
    refresh();
  };

  choice = known(choice);
  fill();
  pairPickers(root, changed);
  root.addEventListener('input', changed);
  found(root, '[data-form]').addEventListener('submit', (event) => event.preventDefault());
  found(root, '[data-copy-link]').addEventListener('click', () => void copy(root, location.href, say));
  addEventListener('hashchange', () => {
    choice = known(readChoice(location.hash, first));
    fill();
    refresh();
  });
  refresh();
  void askCatalogue();
}

const root = found(document, '[data-studio]');
const dist = new URL(root.dataset['dist'] ?? './', document.baseURI);
const { lang } = document.documentElement;
// Without its translations the studio speaks English where the manifest does.
const translations = lang === 'en' ? {} : readJson<Sentences>(new URL(`studio/${lang}.json`, dist)).catch(() => ({}));
const [sentences, manifest, { files }] = await Promise.all([
  translations,
  readJson<WireManifest>(new URL('custom-elements.json', dist)),
  readJson<{ readonly files: Readonly<Record<string, string>> }>(new URL('integrity.json', dist)),
]);
openStudio(root, readManifest(manifest, sentences), files);
