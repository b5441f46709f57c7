import { describe, expect, it } from 'vitest';
import { circlesIn, foldersOf } from './folder-graph';

const HOME = 'demo/server';

/** The folders of the backend, the lowest first: each imports from those before it alone. Its root puts them together. */
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
  'mail',
  'pdf',
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
  it('import in no circle, types included', () => {
    expect(circlesIn(graph)).toEqual([]);
  });

  it('are layers, and none imports from one above it', () => {
    const upward = [...graph].flatMap(([folder, others]) =>
      [...others]
        .filter((other) => isOwn(other) && heightOf(other) >= heightOf(folder))
        .map((to) => `${folder} → ${to}`),
    );
    expect(upward).toEqual([]);
  });

  it('are all named, and none is named that is not there', () => {
    const found = new Set([...graph].flatMap(([folder, others]) => [folder, ...others]).filter((one) => one !== HOME));
    expect([...found].toSorted()).toEqual(LAYERS.toSorted());
  });
});
