import { expect, it } from 'vitest';
import { createHosts } from '../../src/page/hosts';

const add = () => document.body.appendChild(document.createElement('div'));

it('each element in the page has a key of its own, which finds it until it is removed', () => {
  const hosts = createHosts();
  const [first, second] = [add(), add()];
  expect(hosts.key(first)).toBe(hosts.key(first));
  expect(hosts.key(first)).not.toBe(hosts.key(second));
  expect(hosts.get(hosts.key(second))).toBe(second);
  second.remove();
  expect(hosts.get(hosts.key(second))).toBeNull();
});

it.each([null, undefined, '', 'w99'])('the key %s finds no element', (key) => {
  expect(createHosts().get(key)).toBeNull();
});
