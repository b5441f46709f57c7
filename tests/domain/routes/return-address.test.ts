import { describe, expect, it } from 'vitest';
import { withReturn } from '../../../src/domain/routes/return-address';

describe('the address of the page that signs in', () => {
  it.each([
    ['/register', '/a', '/register?return=%2Fa'],
    ['/login?site=2', '/a?b=1&c=2#d', '/login?site=2&return=%2Fa%3Fb%3D1%26c%3D2%23d'],
    ['/app#/login', '/a', '/app?return=%2Fa#/login'],
    ['/login?next={return}#top', '/a', '/login?next=%2Fa#top'],
    ['https://id.example.com/in', '/$&', 'https://id.example.com/in?return=%2F%24%26'],
    ['/login?next={return}', '/$&', '/login?next=%2F%24%26'],
  ])('%s leads back to %s', (route, here, address) => {
    expect(withReturn(route, here)).toBe(address);
  });
});
