import { expect, it } from 'vitest';
import { createHosts } from '../../src/page/hosts';

const add = () => document.body.appendChild(document.createElement('div'));

it('keys stand for elements, one each, while these are in the page', () => {
  const hosts = createHosts();
  const [first, second] = [add(), add()];
  expect(hosts.key(first)).toBe(hosts.key(first));
  expect(hosts.key(first)).not.toBe(hosts.key(second));
  expect(hosts.get(hosts.key(second))).toBe(second);
  second.remove();
  expect(hosts.get(hosts.key(second))).toBeNull();
});

it.each([null, undefined, '', 'w99'])('%s stands for none', (key) => {
  expect(createHosts().get(key)).toBeNull();
});
