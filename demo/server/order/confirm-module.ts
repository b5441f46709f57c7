import { html, raw } from 'hono/html';
import { dependentsInCart, missingDependencies } from '../../../src/domain/cart/closure';
import type { Module } from '../../../src/domain/catalogue/types';
import { IsDefault } from '../../../src/domain/codes/markers';
import { fromContent } from '../cart/content';
import type { Say, TextKey } from '../texts/texts';
import { isInForce, type Holding } from './holding';
import type { Till } from './submit';

export type ModuleAction = 'activate' | 'deactivate';

/** What activating or deactivating a module comes to before anything is done. [API-18, API-52, ACT-03 … ACT-06] */
export type Confirmation =
  | { readonly status: 200; readonly html: string }
  /** Nothing to be asked. [A31] */
  | { readonly status: 201 }
  | { readonly status: 404 | 406; readonly messages: readonly string[] };

/** The question about a module, and what else would change. */
const question = (key: TextKey, title: string, alsoKey: TextKey, also: readonly string[], say: Say): Confirmation => {
  const asked = html`<p>${raw(say(key, { name: `${html`<strong>${title}</strong>`}` }))}</p>`;
  const others = html`<p>${say(alsoKey)}</p>
    <ul>
      ${also.map((name) => html`<li>${name}</li>`)}
    </ul>`;
  return { status: 200, html: also.length > 0 ? `${asked}${others}` : `${asked}` };
};

const no = (status: 404 | 406, ...messages: readonly string[]): Confirmation => ({ status, messages });

function activation({ catalogue }: Till, { id, title }: Module, held: Held, say: Say): Confirmation {
  if (held.lines[id]) return no(406, say('already_active', { name: title }));
  const missing = missingDependencies(held, [id], catalogue).flatMap((one) => catalogue.modules.get(one)?.title ?? []);
  if (missing.length === 0) return { status: 201 };
  return question('activate', title, 'activated_too', missing, say);
}

function deactivation({ catalogue }: Till, { id, title, isDefault }: Module, held: Held, say: Say): Confirmation {
  if (!held.lines[id]) return no(406, say('not_active', { name: title }));
  if (isDefault === IsDefault.yes) return no(406, say('always_active', { name: title }));
  const others = dependentsInCart(held, [id], catalogue).filter((one) => one !== id);
  const names = others.flatMap((one) => catalogue.modules.get(one)?.title ?? []);
  return question('deactivate', title, 'deactivated_too', names, say);
}

type Held = ReturnType<typeof fromContent>;

/** Carries nothing out: the process call does. */
export function confirmModule(
  till: Till,
  holding: Holding | null,
  id: number | null,
  action: ModuleAction,
  say: Say,
): Confirmation {
  const module = id === null ? undefined : till.catalogue.modules.get(id);
  if (!module) return no(404, say('no_such_module'));
  if (!isInForce(holding)) return no(406, say('no_subscription'));
  const held = fromContent(holding.content, till.catalogue);
  return (action === 'activate' ? activation : deactivation)(till, module, held, say);
}
