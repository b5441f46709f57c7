import { describe, expect, it } from 'vitest';
import { isSameSite, sentBack } from '../../../tools/contract/suite/session-cookie';

/** Checks one line of Set-Cookie as the API of an address sends it to a page. */
const complaintsOf = (line: string, api: string, page: string) =>
  sentBack(
    {
      asked: 'GET /account/session',
      httpStatus: 200,
      status: 200,
      headers: new Headers({ 'Set-Cookie': line }),
      body: {},
      text: '{}',
    },
    api,
    page,
  );

const HERE = 'https://www.example.com';
const API = 'https://api.example.com';
const ELSEWHERE = 'https://shop.test';

describe('a site', () => {
  it.each([
    [HERE, API, true],
    ['https://example.com', API, true],
    ['http://www.example.com', API, false],
    [ELSEWHERE, API, false],
    ['https://a.example.co.uk', 'https://b.example.co.uk', true],
    ['https://a.co.uk', 'https://b.co.uk', false],
    ['http://127.0.0.1:1', 'http://127.0.0.1:2', true],
  ])('is shared by %s and %s: %s', (one, other, isOne) => {
    expect(isSameSite(one, other)).toBe(isOne);
  });
});

describe('a session', () => {
  it.each([
    ['s=1; Path=/; HttpOnly; Secure; SameSite=Lax', API, HERE],
    ['s=1; httponly; secure', API, HERE],
    ['s=1; HttpOnly; SameSite=Strict', 'http://127.0.0.1:1', 'http://127.0.0.1:2'],
    ['s=1; HttpOnly; Secure; SameSite=None; Partitioned', API, ELSEWHERE],
  ])('is sent: %s of %s to %s', (line, api, page) => {
    expect(complaintsOf(line, api, page)).toEqual([]);
  });

  it.each([
    ['s=secret; HttpOnly; Secure; SameSite=Lax', ELSEWHERE, 'HttpOnly; Secure; SameSite=None', 'knows no member'],
    ['s=secret; HttpOnly; SameSite=None', ELSEWHERE, 'HttpOnly; Secure; SameSite=None', 'knows no member'],
    ['s=secret; HttpOnly; Secure', ELSEWHERE, 'HttpOnly; Secure; SameSite=None', 'knows no member'],
    ['s=secret; Secure; SameSite=Lax', HERE, 'HttpOnly; Secure', 'less guarded'],
    ['s=secret; HttpOnly; SameSite=Lax', HERE, 'HttpOnly; Secure', 'less guarded'],
  ])('is lost, or less guarded, and what to set is named: %s to %s', (line, page, flags, what) => {
    const [complaint, ...others] = complaintsOf(line, API, page);
    expect(others).toEqual([]);
    expect(complaint?.mend).toContain(`Set-Cookie: s=…; Path=/; ${flags}`);
    expect(complaint?.page).toContain(what);
    expect(JSON.stringify(complaint)).not.toContain('secret');
  });
});
