import { DEFAULTS, LANGUAGES, writeChoice, type Choice } from '../../../demo/studio/choice';
import { previewAddress, type Shown, type Told } from '../../../demo/studio/shown';
import type { Example } from '../reference/examples';
import { showHosts } from './hosts';
import { seenScheme } from './stored-scheme';

export { startHosts } from './hosts';

/** Heights of the stage in pixels. */
const LEAST = 120;
const MOST = 1600;
/** The folder in which the examples name videos; the site has them among its assets. */
const VIDEOS = '/videos/';

type Chosen = Example & { readonly name: string };

/** Returns the attributes with addresses that exist in the site. */
const withFiles = (attributes: Choice['attributes'], root: string): Choice['attributes'] =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name,
      value.startsWith(VIDEOS) ? new URL(`assets${value}`, root).href : value,
    ]),
  );

/** Returns the attributes that the controls say, with those that have no control. */
function attributesOf(place: HTMLElement, first: Choice['attributes']): Choice['attributes'] {
  const attributes = new Map(Object.entries(first));
  for (const field of place.querySelectorAll<HTMLSelectElement | HTMLInputElement>('[data-attribute]')) {
    const name = field.dataset['attribute'] ?? '';
    const value = field instanceof HTMLInputElement && !field.checked ? '' : field.value;
    if (value) attributes.set(name, value);
    else attributes.delete(name);
  }
  return Object.fromEntries(attributes);
}

/**
 * Starts a live example: the preview of the studio in a frame, told what to show. It is loaded when it comes near the window.
 * @returns what has to be called when another color scheme is seen
 */
export function startExample(place: HTMLElement): () => void {
  const stage = place.querySelector<HTMLElement>('[data-stage]');
  const leads = place.querySelector<HTMLElement>('[data-leads]');
  const example: Chosen = JSON.parse(place.dataset['example'] ?? '{}');
  const library = new URL(place.dataset['library'] ?? '', document.baseURI).href;
  const words: { readonly frame?: string; readonly leads?: string } = JSON.parse(
    document.querySelector<HTMLElement>('[data-words]')?.dataset['words'] ?? '{}',
  );
  const frame = document.createElement('iframe');
  frame.title = words.frame ?? `waybill-${example.name}`;
  const least = Math.max(example.minHeight ?? LEAST, LEAST);
  frame.style.height = `${least}px`;

  const language = (): Choice['language'] => {
    const value = place.querySelector<HTMLSelectElement>('[data-language]')?.value;
    return LANGUAGES.find((one) => one === value) ?? 'en';
  };
  const choice = (): Choice => ({
    ...DEFAULTS,
    widget: example.name,
    attributes: attributesOf(place, example.attributes),
    fallback: example.fallback,
    language: language(),
    scheme: seenScheme(),
  });
  const show = (): void => {
    const { widget, attributes, tokens, language: spoken, scheme, fallback } = choice();
    const shown: Shown = {
      widget,
      attributes: withFiles(attributes, new URL('..', library).href),
      tokens,
      language: spoken,
      scheme,
      fallback: fallback.text,
    };
    frame.contentWindow?.postMessage(shown, location.origin);
    const studio = place.querySelector<HTMLAnchorElement>('[data-studio]');
    if (studio) studio.hash = writeChoice(choice());
  };

  addEventListener('message', ({ data, source, origin }: MessageEvent<Told>) => {
    if (source !== frame.contentWindow || origin !== location.origin) return;
    if ('isReady' in data) show();
    else if ('height' in data) frame.style.height = `${Math.min(Math.max(data.height, least), MOST)}px`;
    else if (leads && words.leads) leads.textContent = words.leads.replace('{address}', data.leadsTo);
  });
  place.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === 'radio') {
      frame.style.maxWidth = target.value ? `${target.value}px` : '';
      return;
    }
    show();
    showHosts(choice());
  });
  place.querySelector<HTMLElement>('[data-controls]')?.removeAttribute('hidden');

  new IntersectionObserver(
    ([seen], observer) => {
      if (!seen?.isIntersecting) return;
      observer.disconnect();
      frame.src = previewAddress(choice(), library);
      stage?.append(frame);
    },
    { rootMargin: '400px' },
  ).observe(place);
  return show;
}
