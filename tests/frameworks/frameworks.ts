import type { Page } from '../kit/manual';

/** A mistake that the type check of an application has to find. */
export interface Mistake {
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** A part of what the check says of it. */
  readonly says: string;
}

/** How an application of a framework is built, checked and served; its page of the manual has its sources, its folder the rest. */
export interface Framework {
  readonly page: Page;
  /** The name of the framework, as `docs/frameworks.md` writes it. */
  readonly title: string;
  /** The program of the production build below `node_modules`, and its arguments. */
  readonly build: readonly string[];
  /** The program that serves the build, below the application, and its arguments. The port is also in the variable `PORT`. */
  readonly serve: (port: string) => readonly string[];
  /** The program below `node_modules` that checks the types of the templates, and its arguments; none where the framework has none. */
  readonly check?: readonly string[];
  /** Rounds of mistakes: those of a round are made together, because each check takes half a minute. */
  readonly mistakes?: readonly (readonly Mistake[])[];
  /** The package whose version in `package.json` says which release is tried. */
  readonly of: string;
  /** False for an application that the browser alone renders; true by default. */
  readonly isPrinted?: boolean;
  /** The paths of its pages; `/` by default. */
  readonly paths?: readonly string[];
  /** Why it is not the newest release of all: what the next one needs. */
  readonly behind?: string;
}

/** The host that all applications listen on. */
export const HOST = '127.0.0.1';

const VITE = {
  build: ['vite/bin/vite.js', 'build'],
  serve: (port: string) => ['node_modules/vite/bin/vite.js', 'preview', '--host', HOST, '--port', port],
};

/** An attribute that the widget does not have. */
const attribute = (file: string, says: string): Mistake => ({
  file,
  from: 'category="dynamic-routing"',
  to: 'categorie="dynamic-routing"',
  says,
});

/** A field that an event does not have. */
const detail = (file: string): Mistake => ({
  file,
  from: 'detail.count',
  to: 'detail.number',
  says: "Property 'number' does not exist",
});

/** The newest release of each framework that builds on Node 20.20, with the versions that its `package.json` pins. */
export const FRAMEWORKS = {
  react: {
    page: 'docs/hosts/react.md',
    title: 'React',
    of: 'react',
    ...VITE,
    check: ['typescript/bin/tsc', '--noEmit'],
    mistakes: [
      [
        attribute('src/app.tsx', "Property 'categorie' does not exist"),
        detail('src/app.tsx'),
        attribute('src/elements.tsx', "Property 'categorie' does not exist"),
        detail('src/elements.tsx'),
      ],
    ],
    isPrinted: false,
    paths: ['/', '/elements'],
  },
  next: {
    page: 'docs/hosts/next.md',
    title: 'Next.js, App Router',
    of: 'next',
    build: ['next/dist/bin/next', 'build'],
    serve: (port) => ['node_modules/next/dist/bin/next', 'start', '--hostname', HOST, '--port', port],
    check: ['typescript/bin/tsc', '--noEmit', '--incremental', 'false'],
    mistakes: [
      [
        attribute('app/page.tsx', "Property 'categorie' does not exist"),
        detail('app/cart.tsx'),
        attribute('app/elements/page.tsx', "Property 'categorie' does not exist"),
        detail('app/elements/waybill.tsx'),
      ],
    ],
    paths: ['/', '/elements'],
  },
  'react-router': {
    page: 'docs/hosts/react-router.md',
    title: 'React Router, framework mode',
    of: 'react-router',
    behind: 'React Router 8 needs Node 22.22',
    build: ['@react-router/dev/bin.js', 'build'],
    serve: () => ['node_modules/@react-router/serve/bin.js', 'build/server/index.js'],
    paths: ['/', '/elements'],
  },
  vue: {
    page: 'docs/hosts/vue.md',
    title: 'Vue',
    of: 'vue',
    ...VITE,
    check: ['vue-tsc/bin/vue-tsc.js', '--noEmit'],
    mistakes: [[attribute('src/app.vue', "'categorie' does not exist"), detail('src/app.vue')]],
    isPrinted: false,
  },
  nuxt: {
    page: 'docs/hosts/nuxt.md',
    title: 'Nuxt',
    of: 'nuxt',
    behind: 'Nuxt 4.4.6 needs Node 22.12',
    build: ['nuxt/bin/nuxt.mjs', 'build'],
    serve: () => ['.output/server/index.mjs'],
  },
  svelte: {
    page: 'docs/hosts/svelte.md',
    title: 'Svelte',
    of: 'svelte',
    ...VITE,
    check: ['svelte-check/bin/svelte-check', '--fail-on-warnings'],
    mistakes: [[attribute('src/app.svelte', `'"categorie"' does not exist`), detail('src/app.svelte')]],
    isPrinted: false,
  },
  sveltekit: {
    page: 'docs/hosts/sveltekit.md',
    title: 'SvelteKit',
    of: '@sveltejs/kit',
    behind: 'SvelteKit 3 needs Node 22.17',
    build: ['vite/bin/vite.js', 'build'],
    serve: () => ['build/index.js'],
    check: ['svelte-check/bin/svelte-check', '--fail-on-warnings'],
    mistakes: [
      [attribute('src/routes/+page.svelte', `'"categorie"' does not exist`), detail('src/routes/+page.svelte')],
    ],
  },
  astro: {
    page: 'docs/hosts/astro.md',
    title: 'Astro',
    of: 'astro',
    behind: 'Astro 6 needs Node 22.12',
    build: ['astro/astro.js', 'build'],
    serve: (port) => ['node_modules/astro/astro.js', 'preview', '--host', HOST, '--port', port],
  },
  angular: {
    page: 'docs/hosts/angular.md',
    title: 'Angular',
    of: '@angular/core',
    behind: 'Angular 22 needs Node 22.22',
    build: ['@angular/cli/bin/ng.js', 'build'],
    serve: VITE.serve,
    check: ['@angular/compiler-cli/bundles/src/bin/ngc.js', '--noEmit'],
    // The compiler tells of templates only where the code has no errors.
    mistakes: [
      [detail('src/app.ts')],
      [
        {
          file: 'src/app.ts',
          from: 'schemas: [CUSTOM_ELEMENTS_SCHEMA],',
          to: '',
          says: "'waybill-pricing-table' is not a known element",
        },
        { file: 'src/app.ts', from: 'changed($event)', to: 'change($event)', says: "Property 'change' does not exist" },
      ],
    ],
    isPrinted: false,
  },
} as const satisfies Readonly<Record<string, Framework>>;

export type FrameworkName = keyof typeof FRAMEWORKS;
