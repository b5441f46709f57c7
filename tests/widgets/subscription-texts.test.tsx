import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createI18n, type I18n } from '../../src/i18n/create-i18n';
import { I18nProvider } from '../../src/i18n/use-t';
import { UntilTold } from '../../widgets/subscription/parts/payment';
import { render } from '../ui/render';

const until = async (i18n: I18n) => {
  const told = vi.fn();
  await render(
    <I18nProvider i18n={i18n} language="en">
      <UntilTold onTold={told} />
    </I18nProvider>,
  );
  return told;
};
const withTexts = (loadLocale: () => Promise<Record<string, string>>) => createI18n({ languages: ['en'], loadLocale });

describe('the plan of <waybill-subscription>', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  it('waits for the texts of its notices', async () => {
    const i18n = withTexts(async () => ({ more: '…' }));
    await i18n.ensure('en', ['common', 'payment']);
    expect(await until(i18n)).toHaveBeenCalledOnce();
  });

  it('waits two seconds at most, because texts that do not load must not hide it', async () => {
    const told = await until(withTexts(() => new Promise(() => {})));
    await act(async () => vi.advanceTimersByTime(1_999));
    expect(told).not.toHaveBeenCalled();
    await act(async () => vi.advanceTimersByTime(1));
    expect(told).toHaveBeenCalledOnce();
  });
});
