import { describe, expect, it } from 'vitest';
import { waybill } from '../../src/app/public';
import { all, one, shadowOf } from '../kit/look';
import { mountPage } from '../kit/mount';
import { holds, until } from '../kit/until';

const outlet = () => document.querySelector<HTMLElement>('waybill-dialogs');
const scheme = () => outlet()?.style.getPropertyValue('color-scheme');

describe('a dialog', () => {
  it('inherits the colour scheme of the widget that opened it, and resets it when it closes', async () => {
    await mountPage('<waybill-config theme="dark"><waybill-cart></waybill-cart></waybill-config>');
    waybill.cart.add('package/1001');
    (await until(() => one(shadowOf('waybill-cart'), 'button', 'Clear cart'))).click();
    await until(() => one(shadowOf('waybill-dialogs'), 'dialog', 'Clear your cart?'));
    expect(scheme()).toBe('dark');
    one(shadowOf('waybill-dialogs'), 'button', 'Cancel').click();
    await holds(() => all(shadowOf('waybill-dialogs'), 'dialog').length === 0);
    expect(scheme()).toBe('');
  });

  it('has the theme and language of the page if no widget opened it', async () => {
    await mountPage('<waybill-cart></waybill-cart>');
    document.documentElement.lang = 'fr';
    waybill.cart.clear();
    const box = await until(() => one(shadowOf('waybill-dialogs'), 'dialog'));
    expect(scheme()).toBe('');
    expect(box.closest('[lang]')?.getAttribute('lang')).toBe('fr');
  });
});
