import { describe, expect, it } from 'vitest';
import { regionOf } from '../../src/page/page';
import { selectCountry } from '../../src/store/selectors/config';
import { configured } from '../../src/store/slices/config';
import { sessionFailed } from '../../src/store/slices/session';
import { signIn } from '../kit/flows';
import { pageOfStore } from '../kit/page-of-store';
import { sessionBody } from '../kit/wire';

describe('the country of prices', () => {
  it.each([
    ['en-US', 'US'],
    ['pt-br', 'BR'],
    ['zh-Hant-TW', 'TW'],
    ['en', null],
    [undefined, null],
  ])('is guessed from %s as %s', (language, region) => expect(regionOf(language)).toBe(region));

  it('is guessed until the session answers, then that of the account, and that of the host wins [MNY-23, MNY-24]', () => {
    const page = pageOfStore();
    const country = () => selectCountry(page.store.getState());
    page.store.dispatch(configured({ countryHint: 'US' }));
    expect(country()).toBe('US');
    page.store.dispatch(sessionFailed());
    expect(country()).toBeNull();
    signIn(page, sessionBody({ country: 'FR' }));
    expect(country()).toBe('FR');
    page.store.dispatch(configured({ country: 'DE' }));
    expect(country()).toBe('DE');
  });
});
