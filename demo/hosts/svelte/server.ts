import { render as renderToText } from 'svelte/server';
import { createRouter } from '../router';
import App from './app.svelte';

export { PAGES } from '../routes';

export const render = (base: string, path: string): string =>
  renderToText(App, { props: { router: createRouter(base, path) } }).body;
