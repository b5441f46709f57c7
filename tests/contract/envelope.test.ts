import { describe, expect, it } from 'vitest';
import { readMessage, replyStatus } from '../../src/contract/envelope';
import { readLocalization } from '../../src/contract/localization';
import { readStoredToken, readToken } from '../../src/contract/token';

describe('replyStatus', () => {
  it.each([
    [{ status: 404 }, 200, 404],
    [{ status: '406' }, 200, 406],
    [{ status: 200 }, 500, 200],
    [{ status: 0 }, 200, 0],
    [{ status: 'activate' }, 200, 200],
    [{ status: null }, 404, 404],
    [{ status: true }, 201, 201],
    [{ status: 1.5 }, 200, 200],
    [{}, 503, 503],
    [null, 204, 204],
    [[], 200, 200],
    ['x', 200, 200],
  ])('of %j over HTTP %i is %i [API-58]', (body, http, status) => {
    expect(replyStatus(body, http)).toBe(status);
  });
});

describe('readMessage', () => {
  it.each([
    [{ message: 'No' }, 'No'],
    [{ result: 'No' }, 'No'],
    [{ message: '', result: 'No' }, 'No'],
    [{ message: ['No'] }, null],
    [{}, null],
    ['No', null],
  ])('of %j is %j [API-58]', (body, message) => {
    expect(readMessage(body)).toBe(message);
  });
});

describe('readToken', () => {
  it('reads the token of a reply and of storage [API-37]', () => {
    expect(readToken({ status: 200, token: 'tok' })).toBe('tok');
    expect(readStoredToken({ member: 7, token: 'tok' })).toEqual({ member: 7, token: 'tok' });
  });

  it.each([null, {}, { token: '' }, { token: {} }, 'tok'])('finds no token in %j', (body) => {
    expect(readToken(body)).toBeNull();
  });
});

describe('readLocalization', () => {
  it('reads the texts by group, and their lifetime in minutes [API-28]', () => {
    const texts = { common: { ok: 'OK', count: 3, deep: { er: 'x' } }, title: 'T', none: null, list: ['a'] };
    expect(readLocalization({ expires_in_minutes: '30', texts })).toEqual({
      minutes: 30,
      texts: { common: { ok: 'OK', deep: { er: 'x' } }, title: 'T', list: {} },
    });
  });

  it('pollutes no prototype', () => {
    const read = readLocalization(JSON.parse('{"texts":{"__proto__":{"bad":"x"},"a":"b"}}'));
    expect(read).toEqual({ minutes: 0, texts: { a: 'b' } });
    expect(Object.getPrototypeOf(read?.texts)).toBe(Object.prototype);
  });

  it.each([null, 'x', []])('returns null for %j', (body) => {
    expect(readLocalization(body)).toBeNull();
  });
});
