import { MEMBERS } from '../sample/shown-as';
import type { Choice } from './choice';

/** What the preview is told: all of it is data, and its page builds the widget of it. */
export type Shown = Pick<Choice, 'widget' | 'attributes' | 'tokens' | 'language' | 'scheme'> & {
  readonly fallback: string;
};

/** What the preview tells back: its height in pixels, or where a button would lead. */
export type Told = { readonly height: number } | { readonly leadsTo: string } | { readonly isReady: true };

/** Returns the address of the preview's page, which is loaded again where one of these changes. */
export function previewAddress({ api, widget }: Choice, dist: string): string {
  const address = new URL('studio/preview.html', dist);
  address.searchParams.set('api', api || 'mock');
  const member = api ? undefined : MEMBERS[widget];
  if (member) address.searchParams.set('member', String(member));
  return address.href;
}
