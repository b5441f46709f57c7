import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import react from '@vitejs/plugin-react';
import vue from '@vitejs/plugin-vue';
import { build } from 'vite';
import { HOSTS, HOSTS_STAMP } from './fresh.mjs';
import { ROOT } from './widgets.mjs';

/** Applications that host the widgets, each in a folder of `demo/hosts`. They import Waybill as a package. */
const hosts = [
  { name: 'react', from: 'react', main: 'main.tsx', server: 'server.tsx', plugins: () => [react()] },
  { name: 'react-loader', from: 'react', main: 'with-loader.tsx', server: 'server.tsx', plugins: () => [react()] },
  {
    name: 'vue',
    from: 'vue',
    main: 'main.ts',
    server: 'server.ts',
    plugins: () => [vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('waybill-') } } })],
  },
  {
    name: 'svelte',
    from: 'svelte',
    main: 'main.ts',
    server: 'server.ts',
    plugins: () => [svelte({ configFile: false })],
  },
];

/** Returns the demo site's page around an application. */
const page = (name, body) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Milepost · ${name}</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/assets/host.css" nonce="%NONCE%" />
    <link rel="stylesheet" href="/dist/waybill.css" nonce="%NONCE%" />
    <script src="/assets/host.js" nonce="%NONCE%"></script>
    ${name === 'react-loader' ? '<script type="module" src="/dist/waybill.js" data-api="" nonce="%NONCE%"></script>' : ''}
    <script type="module" src="/hosts/${name}/assets/main.js" nonce="%NONCE%"></script>
  </head>
  <body>
    <!-- %TOP% -->
    <div class="site" id="app">${body}</div>
    <footer class="site site-footer"><!-- %FOOTER% --></footer>
  </body>
</html>
`;

// A development build, because only then frameworks report hydration mismatches and run effects twice.
const MODE = 'development';

async function buildHost({ name, from, main, server, plugins }) {
  const root = join(ROOT, 'demo/hosts', from);
  const outDir = join(HOSTS, name);
  const common = { configFile: false, root, mode: MODE, logLevel: 'warn', publicDir: false };
  const define = { 'process.env.NODE_ENV': JSON.stringify(MODE) };
  await build({
    ...common,
    define,
    plugins: plugins(),
    base: `/hosts/${name}/`,
    build: {
      outDir,
      emptyOutDir: true,
      minify: true,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: {
        input: { main: join(root, main) },
        output: { entryFileNames: 'assets/[name].js' },
        // An application may import statically what the library imports lazily.
        checks: { ineffectiveDynamicImport: false },
      },
    },
  });
  await build({
    ...common,
    plugins: plugins(),
    ssr: { external: ['waybill'] },
    build: { outDir: join(outDir, 'server'), emptyOutDir: true, minify: false, ssr: join(root, server) },
  });
  const { render, PAGES } = await import(pathToFileURL(join(outDir, 'server/server.js')).href);
  for (const { path } of PAGES) {
    const file = `${path.slice(1) || 'index'}.html`;
    writeFileSync(join(outDir, file), page(name, await render(`/hosts/${name}`, path)));
  }
}

const began = performance.now();
process.env.NODE_ENV = MODE;
try {
  rmSync(HOSTS, { recursive: true, force: true });
  for (const host of hosts) await buildHost(host);
  writeFileSync(HOSTS_STAMP, '');
  console.log(`built the hosts in ${((performance.now() - began) / 1000).toFixed(1)} s`);
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}
