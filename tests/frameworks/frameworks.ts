/** How an application of a framework is built and served; its sources are in the folder of that name. */
export interface Framework {
  /** The program of the production build below `node_modules`, and its arguments. */
  readonly build: readonly string[];
  /** The program that serves the build, below the application, and its arguments. The port is also in the variable `PORT`. */
  readonly serve: (port: string) => readonly string[];
  /** The package whose version in `package.json` says which release is tried. */
  readonly of: string;
  /** Why it is not the newest release of all: what the next one needs. */
  readonly behind?: string;
}

/** The host that all applications listen on. */
export const HOST = '127.0.0.1';

/** The newest release of each framework that builds on Node 20.20, with the versions that its `package.json` pins. */
export const FRAMEWORKS = {
  next: {
    of: 'next',
    build: ['next/dist/bin/next', 'build'],
    serve: (port) => ['node_modules/next/dist/bin/next', 'start', '--hostname', HOST, '--port', port],
  },
  sveltekit: {
    of: '@sveltejs/kit',
    behind: 'SvelteKit 3 needs Node 22.17',
    build: ['vite/bin/vite.js', 'build'],
    serve: () => ['build/index.js'],
  },
  nuxt: {
    of: 'nuxt',
    behind: 'Nuxt 4.4.6 needs Node 22.12',
    build: ['nuxt/bin/nuxt.mjs', 'build'],
    serve: () => ['.output/server/index.mjs'],
  },
  astro: {
    of: 'astro',
    behind: 'Astro 6 needs Node 22.12',
    build: ['astro/astro.js', 'build'],
    serve: (port) => ['node_modules/astro/astro.js', 'preview', '--host', HOST, '--port', port],
  },
  'react-router': {
    of: 'react-router',
    behind: 'React Router 8 needs Node 22.22',
    build: ['@react-router/dev/bin.js', 'build'],
    serve: () => ['node_modules/@react-router/serve/bin.js', 'build/server/index.js'],
  },
} as const satisfies Readonly<Record<string, Framework>>;

export type FrameworkName = keyof typeof FRAMEWORKS;
