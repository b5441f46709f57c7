import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '../../src/api/endpoints';
import { filesIn } from './files';

const product = filesIn(['src', 'widgets'], /\.tsx?$/).filter(({ path }) => path !== 'src/api/endpoints.ts');
const isAsked = (name: string): boolean => product.some(({ text }) => text.includes(`'${name}'`));

describe('the table of endpoints', () => {
  it.each(Object.keys(ENDPOINTS))('has a caller in the product for %s', (name) => expect(isAsked(name)).toBe(true));

  it('reports an endpoint without a caller', () => expect(isAsked('nobody')).toBe(false));
});
