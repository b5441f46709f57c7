import type { Shown, Told } from './shown';

/** The part of `window.waybill` that the preview uses. */
interface Waybill {
  readonly ready: Promise<void>;
  configure(options: object): void;
  readonly cart: { add(item: string): Promise<unknown>; get(): { readonly plan: unknown } };
}
declare const waybill: Waybill;

/** Widgets that show something only of a cart with something in it. */
const OF_CART: ReadonlySet<string> = new Set(['cart', 'mini-cart', 'quote-panel', 'share-quote']);
const SAMPLE = 'mock';
const PACKAGE = 'package/8';

const query = new URLSearchParams(location.search);
const api = query.get('api') ?? SAMPLE;
const place = document.body;
const tell = (told: Told): void => parent.postMessage(told, location.origin);

/** Loads the library as the snippet does, with the API that the studio names. */
const load = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.type = 'module';
    script.src = new URL('../waybill.js', location.href).href;
    script.dataset['api'] = api;
    // A preview presses no buttons of a real shop, and shows sample data where that does not answer.
    if (api !== SAMPLE) script.dataset['editing'] = '';
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', reject);
    document.head.append(script);
  });

async function fillCart(): Promise<void> {
  await waybill.ready;
  if (api === SAMPLE && waybill.cart.get().plan === null) await waybill.cart.add(PACKAGE);
}

/** Returns what stands between the tags, as in the snippet. */
function contentOf({ widget, fallback }: Shown): HTMLElement {
  const content = document.createElement(widget === 'faq' ? 'details' : 'a');
  const words = document.createElement('summary');
  words.textContent = 'Can I change my plan later?';
  if (widget === 'faq') content.append(words, 'Yes, at any time.');
  else content.textContent = fallback;
  content.setAttribute('href', '#');
  return content;
}

let shownElement: HTMLElement | null = null;
let shownAttributes: Shown['attributes'] = {};

/** Builds the widget. The one that stands there is kept where it is the same, so that it only changes what has changed. */
function show(shown: Shown): void {
  const { widget, attributes, tokens, language, scheme } = shown;
  const tag = `waybill-${widget}`;
  if (!/^waybill-[a-z-]+$/.test(tag)) return;
  document.documentElement.lang = language;
  document.documentElement.style.colorScheme = scheme;
  const former = shownElement;
  const element = former?.localName === tag ? former : document.createElement(tag);
  for (const name of Object.keys(shownAttributes)) if (!(name in attributes)) element.removeAttribute(name);
  shownAttributes = attributes;
  void customElements.whenDefined(tag).then((type: CustomElementConstructor & { observedAttributes?: string[] }) => {
    // Only what the widget takes, as in a placeholder: a handler such as onclick would be code.
    for (const [name, value] of Object.entries(attributes))
      if (type.observedAttributes?.includes(name)) element.setAttribute(name, value === 'true' ? '' : value);
  });
  for (const name of ['accent', 'on-accent', 'surface', 'text', 'radius'] as const)
    element.style.setProperty(`--waybill-${name}`, tokens[name] ?? '');
  if (element !== former) {
    element.append(contentOf(shown));
    // The library has put its dialogs beside it.
    former?.remove();
    place.prepend(element);
    shownElement = element;
  }
  if (OF_CART.has(widget)) void fillCart();
}

await load();
const memberId = Number(query.get('member') ?? 0);
waybill.configure({
  ...(memberId > 0 && { memberId }),
  analytics: false,
  navigate: (to: string) => tell({ leadsTo: to }),
});
// Any site may frame this page; the studio's own alone is heeded.
addEventListener('message', ({ data, origin, source }: MessageEvent<Shown>) => {
  if (source === parent && origin === location.origin) show(data);
});
new ResizeObserver(() => tell({ height: place.offsetHeight })).observe(place);
tell({ isReady: true });
