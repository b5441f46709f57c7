import { describe, expect, it } from 'vitest';
import { DETAILS_FIELDS } from '../../src/domain/billing/details';
import { fullName, inNameOrder } from '../../src/i18n/full-name';

const person = { firstName: 'Thị Mai', lastName: 'Nguyễn' };

describe('a person’s name', () => {
  it.each([
    ['vi', 'Nguyễn Thị Mai'],
    ['vi-VN', 'Nguyễn Thị Mai'],
    ['en', 'Thị Mai Nguyễn'],
    ['ru', 'Thị Mai Nguyễn'],
  ])('is written in %s in the order of that language', (language, name) => {
    expect(fullName(person, language)).toBe(name);
  });

  it('has no gap where a part is missing', () => {
    expect(fullName({ ...person, firstName: '' }, 'vi')).toBe('Nguyễn');
    expect(fullName({ firstName: '', lastName: '' }, 'en')).toBe('');
  });

  it('is asked for in that order, before everything else', () => {
    expect(inNameOrder(DETAILS_FIELDS, 'fr')).toEqual(DETAILS_FIELDS);
    expect(inNameOrder(DETAILS_FIELDS, 'vi').slice(0, 3)).toEqual(['lastName', 'firstName', 'company']);
    expect(new Set(inNameOrder(DETAILS_FIELDS, 'vi'))).toEqual(new Set(DETAILS_FIELDS));
  });
});
