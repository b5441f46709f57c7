import { createSSRApp } from 'vue';
import { renderToString } from 'vue/server-renderer';
import { createRouter } from '../router';
import App from './app.vue';

export { PAGES } from '../routes';

export const render = (base: string, path: string): Promise<string> =>
  renderToString(createSSRApp(App, { router: createRouter(base, path) }));
