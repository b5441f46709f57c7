import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import react from '@vitejs/plugin-react';
import vue from '@vitejs/plugin-vue';
import { build } from 'esbuild';
import { build as buildWithVite, type PluginOption, type Rolldown } from 'vite';
import { ROOT } from '../../../tools/widgets.mjs';
import { API } from '../../kit/foreign-site';

/** The configuration that an application adds to an example, because the examples do not repeat it. */
const CONFIGURED = `
  window.waybill = waybill;
  waybill.configure({ api: '${API.slice(0, -1)}' });`;

/** Bundles an example that imports the package, as a host's bundler does. @returns the script */
export async function bundled(code: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: code + CONFIGURED, loader: 'tsx', resolveDir: ROOT },
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
}

interface Framework {
  readonly file: string;
  readonly plugins: () => PluginOption[];
  /** The code that mounts the example into `#app`. */
  readonly main: string;
}

const FRAMEWORKS: Readonly<Record<string, Framework>> = {
  tsx: {
    file: 'app.tsx',
    plugins: () => [react()],
    main: "import { createRoot } from 'react-dom/client'; import { createElement } from 'react'; import { App } from './app.tsx'; createRoot(document.getElementById('app')).render(createElement(App));",
  },
  vue: {
    file: 'app.vue',
    plugins: () => [vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('waybill-') } } })],
    main: "import { createApp } from 'vue'; import App from './app.vue'; createApp(App).mount('#app');",
  },
  svelte: {
    file: 'app.svelte',
    plugins: () => [svelte({ configFile: false })],
    main: "import { mount } from 'svelte'; import App from './app.svelte'; mount(App, { target: document.getElementById('app') });",
  },
};

/** Builds an example as an application of its framework. @returns a single script */
export async function application(language: string, code: string): Promise<string> {
  const framework = FRAMEWORKS[language];
  if (!framework) throw new Error(`no framework speaks ${language}`);
  // The folder is inside the repository, so that the package can be imported by its name.
  const folder = join(ROOT, '.cache/manual', language);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, framework.file), code);
  writeFileSync(join(folder, 'main.js'), `import { waybill } from 'waybill';${CONFIGURED}${framework.main}`);
  const built = (await buildWithVite({
    configFile: false,
    root: folder,
    logLevel: 'error',
    plugins: framework.plugins(),
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: { input: join(folder, 'main.js'), output: { codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput;
  const [chunk] = built.output;
  return chunk.code.replaceAll('</script', '<\\/script');
}
