import { describe, expect, it } from 'vitest';
import { circlesIn, foldersOf } from './folder-graph';

const HOME = 'demo/server';

/** The layers of the backend, lowest first: a folder imports only from those before it. The root folder composes them. */
const LAYERS = [
  'core',
  'texts',
  'model',
  'db',
  'seeds',
  'shop',
  'catalogue',
  'http',
  'account',
  'vault',
  'billing',
  'subscription',
  'cart',
  'invoice',
  'quote',
  'pdf',
  'mail',
  'order',
  'activation',
  'migration',
  'routes',
  'site',
].map((layer) => `${HOME}/${layer}`);

const graph = foldersOf([HOME]);
const isOwn = (folder: string): boolean => folder.startsWith(HOME);
const heightOf = (folder: string): number => (folder === HOME ? LAYERS.length : LAYERS.indexOf(folder));

describe('the folders of the backend', () => {
  it('have no import cycles, type imports included', () => {
    expect(circlesIn(graph)).toEqual([]);
  });

  it('import only from lower layers', () => {
    const upward = [...graph].flatMap(([folder, others]) =>
      [...others]
        .filter((other) => isOwn(other) && heightOf(other) >= heightOf(folder))
        .map((to) => `${folder} → ${to}`),
    );
    expect(upward).toEqual([]);
  });

  it('are all listed as layers, and every listed layer exists', () => {
    const found = new Set([...graph].flatMap(([folder, others]) => [folder, ...others]).filter((one) => one !== HOME));
    expect([...found].toSorted()).toEqual(LAYERS.toSorted());
  });
});
