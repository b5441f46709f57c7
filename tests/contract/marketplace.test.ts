import { describe, expect, it } from 'vitest';
import { readIndustries, readKeptSuggestions, readPlatforms, readSuggestions } from '../../src/contract/marketplace';

const platform = { id: 6, name: 'Telematics', icon: 'telematics', description: 'Trackers', total: 7 };
const sites = (url: unknown) => readPlatforms({ data: [{ ...platform, url }] })?.[0]?.url;

describe('categories and industries', () => {
  it('have id, name, icon and total if they are categories [MKT-16]', () => {
    expect(readPlatforms({ data: { 6: { ...platform, total: '7' }, 7: { name: 'Without an id' } } })).toEqual([
      { ...platform, url: null },
    ]);
  });

  it('have id and name if they are industries [MKT-17]', () => {
    expect(readIndustries({ data: [{ id: '1', name: 'Field Service' }] })).toEqual([
      { id: 1, name: 'Field Service', icon: '', description: '', total: 0 },
    ]);
  });

  it.each([
    ['https://telematics.example.com/', 'https://telematics.example.com/'],
    ['javascript:alert(1)', null],
    ['//evil.example', null],
    ['http://plain.example/', null],
    [7, null],
    [undefined, null],
  ])('link to an external page only over https: %s is read as %s [MKT-15]', (url, is) => expect(sites(url)).toBe(is));

  it.each([null, [], 'x', { data: 'x' }, { status: 200 }])('are null for %j', (body) => {
    expect([readPlatforms(body), readIndustries(body), readSuggestions(body)]).toEqual([null, null, null]);
  });
});

describe('suggestions', () => {
  it('are read as references to modules and packages [API-16]', () => {
    expect(readSuggestions({ data: [{ id: 1, is_module: 1 }, { id: 61 }, { title: 'Nothing' }] })).toEqual([
      'module/1',
      'package/61',
    ]);
  });

  it('survive in storage, and are dropped where they are garbage [STO-08]', () => {
    const kept = [['en geo', ['module/1', 'x', 'package/2/..']]];
    expect([...readKeptSuggestions(kept)]).toEqual([['en geo', ['module/1']]]);
    for (const garbage of [null, {}, [[1, 2]], 'x']) expect(readKeptSuggestions(garbage).size).toBe(0);
  });
});
