import type { Request, RequestOptions } from '../api/client';
import { ENDPOINTS, type EndpointName } from '../api/endpoints';
import { failed } from '../api/reply';
import { urlOf } from '../api/url';
import { attributesOf, propsOf } from '../element/attributes';
import { readAttribute } from '../element/codecs';
import { SERVED } from '../element/served';
import type { WidgetSpec } from '../element/spec';
import type { Surface, Texts } from '../i18n/keys';
import type { ServedConfig } from './server-runtime';

/** The attribute of a script that holds a reply of the server; its value is `replyKey`. */
export const REPLY = 'data-waybill-reply';

/** What a server rendered a view from, apart from replies. Written into the markup, beside the view. */
export interface ServedFacts {
  readonly release: string;
  readonly config: ServedConfig;
  readonly attributes: Readonly<Record<string, string>>;
  /** The surfaces of texts that the view shows. */
  readonly surfaces: readonly Surface[];
  /** The shop's own texts on these surfaces. */
  readonly texts: Readonly<Record<string, Texts>>;
}

/** Returns the key of a reply: its call and address without the server. */
export const replyKey = (name: EndpointName, { params, query }: RequestOptions = {}): string =>
  urlOf('', ENDPOINTS[name].path, params, query);

/** Reads the properties of a served view off the attributes that it was rendered with, as its element reads them. */
export function propsFrom<P extends object>(
  spec: WidgetSpec<P>,
  host: HTMLElement,
  attributes: ServedFacts['attributes'],
): object {
  const names = new Map([...attributesOf(spec)].map(([attribute, name]) => [name, attribute]));
  const read = [...propsOf(spec)].map(([name, prop]) => {
    const attribute = names.get(name) ?? name;
    return [name, readAttribute(host, attribute, prop, attributes[attribute] ?? null)];
  });
  return Object.fromEntries(read);
}

/** Reads the facts of a served view; null when they are none. */
export function factsOf(wrapper: Element): ServedFacts | null {
  try {
    return JSON.parse(wrapper.getAttribute(SERVED) ?? '') as ServedFacts;
  } catch {
    return null;
  }
}

/** Returns a `request` that answers from the replies in the page. What is not there has failed. */
export function requestOfPage(page: Document): Request {
  const scripts = [...page.querySelectorAll(`script[${REPLY}]`)];
  const textOf = (key: string) => scripts.find((script) => script.getAttribute(REPLY) === key)?.textContent ?? 'null';
  return async (name, options) => {
    const body: unknown = JSON.parse(textOf(replyKey(name, options)));
    return body === null ? failed('network') : { ok: true, status: 200, body };
  };
}
