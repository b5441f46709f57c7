import { beforeEach, describe, expect, it, vi } from 'vitest';
import { waybill } from '../../src/app/public';
import { one, seen, shadowOf, textOf } from '../kit/look';
import { mountPage } from '../kit/mount';
import { holds, until } from '../kit/until';

const now = vi.hoisted(() => ({ isBroken: true }));
vi.mock('../../widgets/share-quote/parts/summary', async (real) => {
  const { QuoteSummary } = await real<typeof import('../../widgets/share-quote/parts/summary')>();
  return {
    QuoteSummary() {
      if (now.isBroken) throw new Error('A mistake');
      return <QuoteSummary />;
    },
  };
});

const TAG = 'waybill-share-quote';
const CRASHED = 'We couldn’t show this part of the page.';
const dialogs = () => shadowOf('waybill-dialogs');

async function openShared(markup: string) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const page = await mountPage(markup);
  page.hear('error');
  waybill.cart.add('package/1001');
  await holds(() => page.writes().length > 0 && page.store.getState().cart.busy === null);
  return page;
}

beforeEach(() => void (now.isBroken = true));

describe('a share form that throws', () => {
  it('as a dialog says so in front of the page, and its dialog opens the form again', async () => {
    const page = await openShared('<waybill-cart></waybill-cart>');
    waybill.quote.open();
    await until(() => expect(textOf(one(dialogs(), 'dialog').querySelector('.dialog-lead'))).toBe(CRASHED));
    expect(seen(TAG)).toBe('');
    expect(page.events.map(({ detail }) => detail)).toEqual([{ code: 0, message: 'A mistake', surface: TAG }]);

    one(dialogs(), 'button', 'Try again').click();
    await holds(() => page.events.length > 1);
    await until(() => expect(textOf(one(dialogs(), 'dialog').querySelector('.dialog-lead'))).toBe(CRASHED));

    now.isBroken = false;
    one(dialogs(), 'button', 'Try again').click();
    await until(() => expect(textOf(shadowOf(TAG).querySelector('.share-summary'))).toContain('Plan 1001'));
    expect(dialogs().querySelector('dialog')).toBeNull();
    expect(page.events).toHaveLength(2);
  });

  it('in the page says so in its place, and is drawn again there', async () => {
    const page = await openShared(`<${TAG}></${TAG}>`);
    await until(() => expect(seen(TAG)).toContain(CRASHED));
    expect(page.store.getState().dialogs.queue).toEqual([]);
    now.isBroken = false;
    one(shadowOf(TAG), 'button', 'Try again').click();
    await until(() => expect(textOf(shadowOf(TAG).querySelector('.share-summary'))).toContain('Plan 1001'));
  });
});
