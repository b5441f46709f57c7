import { describe, expect, it } from 'vitest';
import { findCategory } from '../../../src/domain/catalogue/find-category';

const category = (id: number, path: string) => ({ id, name: path, icon: '', description: '', path });
const categories = [category(1, 'dynamic-routing'), category(2, 'scheduled-recurring-routing'), category(3, '')];

describe('findCategory', () => {
  it.each([
    ['#dynamic-routing', 1],
    ['#dynamic-routing?utm_source=a', 1],
    ['#plan-1001', undefined],
    ['#', undefined],
    ['', undefined],
  ])('%j names category %s [NAV-15]', (hash, id) => expect(findCategory(categories, hash)?.id).toBe(id));

  it('knows the other anchor of the documents [NAV-16]', () =>
    expect(findCategory(categories, '#scheduled-recurring-routing')?.id).toBe(2));
});
