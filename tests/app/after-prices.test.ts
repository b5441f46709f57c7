import { expect, it } from 'vitest';
import { mountPage } from '../kit/mount';
import { holds } from '../kit/until';
import { bundlesBody } from '../kit/wire';

it('asks for the session, and counts the visit, only once the prices are there', async () => {
  const late = new EventTarget();
  const answer = new Promise((resolve) => late.addEventListener('give', () => resolve(bundlesBody())));
  const { calls } = await mountPage('', { answers: { bundles: () => answer } });
  document.body.insertAdjacentHTML('beforeend', '<waybill-pricing-table></waybill-pricing-table>');
  const asked = (): readonly string[] => calls.map(({ name }) => name);
  await holds(() => asked().includes('bundles'));
  // Without a read, the session is asked for in the same turn.
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(asked()).not.toContain('session');
  late.dispatchEvent(new Event('give'));
  await holds(() => asked().includes('session'));
  expect(asked().indexOf('bundles')).toBeLessThan(asked().indexOf('session'));
});
