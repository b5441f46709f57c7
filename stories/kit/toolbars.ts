import type { Preview } from '@storybook/react-vite';
import { accounts } from '../../demo/sample/account';
import { BRANDS } from './brands';
import { AS_WRITTEN, CARTS, COUNTRIES } from './scene';
import { CODE_HOSTS } from './show-code';

interface Item {
  readonly value: string;
  readonly title: string;
}

/** The languages by their native names. */
const LANGUAGES = { en: 'English', es: 'Español', fr: 'Français', pt: 'Português', vi: 'Tiếng Việt', ru: 'Русский' };

const WIDTHS = { 280: '280 px', 360: '360 px', 768: '768 px', 1280: '1280 px', full: 'Full width' };
const SCHEMES = { light: 'Light', dark: 'Dark', auto: 'As the system' };
const DIRECTIONS = { ltr: 'Left to right', rtl: 'Right to left' };
const FORCED = { none: 'Own colours', active: 'Forced colours (preview)' };

const items = (named: Readonly<Record<string, string>>): Item[] =>
  Object.entries(named).map(([value, title]) => ({ value, title }));

const titled = (named: Readonly<Record<string, { readonly title: string }>>): Item[] =>
  Object.entries(named).map(([value, { title }]) => ({ value, title }));

const tool = (description: string, icon: string, list: Item[]) => ({
  description,
  toolbar: { icon: icon as 'globe', items: list, dynamicTitle: true },
});

/** The first choice of each tool that says who looks, which leaves a story as it is. */
const asWritten = (what: string): Item => ({ value: AS_WRITTEN, title: `${what}: as the story says` });

/** The tools above a story. The last three change who looks at it, so they draw it anew. */
export const TOOLBARS: NonNullable<Preview['globalTypes']> = {
  language: tool('Language of the page', 'globe', items(LANGUAGES)),
  theme: tool('Colour scheme of the page', 'mirror', items(SCHEMES)),
  brand: tool('Brand of the page', 'paintbrush', titled(BRANDS)),
  width: tool('Width of the column', 'ruler', items(WIDTHS)),
  direction: tool('Direction of the page', 'transfer', items(DIRECTIONS)),
  forcedColors: tool('Forced colours', 'contrast', items(FORCED)),
  account: tool('Account that looks at a widget', 'user', [
    asWritten('Account'),
    { value: 'visitor', title: 'Visitor' },
    ...accounts.map(({ name, title }) => ({ value: name, title })),
  ]),
  currency: tool('Currency of the account', 'credit', [
    asWritten('Currency'),
    ...Object.keys(COUNTRIES).map((code) => ({ value: code, title: code })),
  ]),
  cart: tool('Content of the cart', 'basket', [asWritten('Cart'), ...titled(CARTS)]),
  code: tool('Place that “Show code” writes for', 'markup', items(CODE_HOSTS)),
};

/** What the tools say at first. */
export const FIRST = {
  language: 'en',
  theme: 'light',
  brand: 'waybill',
  width: 'full',
  direction: 'ltr',
  forcedColors: 'none',
  account: AS_WRITTEN,
  currency: AS_WRITTEN,
  cart: AS_WRITTEN,
  code: 'html',
};
