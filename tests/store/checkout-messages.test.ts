import { describe, expect, it } from 'vitest';
import { OrderProgress } from '../../src/domain/codes/order-progress';
import { progressText, finishedText, nextPageTexts, successText, waitText } from '../../src/flows/checkout/messages';
import { readLocales } from '../../tools/locales.mjs';

const english: Readonly<Record<string, string>> = readLocales().get('en')?.['checkout'] ?? {};
const said = (key: string | null) => (key === null ? null : english[key.replace('checkout.', '')]);
const order = (postState: number, more: object = {}) => ({ postState, isTrial: false, isReplacement: false, ...more });

/** Returns the sentence and the button text that say where the page will move. */
const wordsOf = (goesTo: 'route' | 'manageFeatures', ending: 'upgrade' | 'checkout', isAt: boolean) => {
  const { moving, button } = nextPageTexts({ ending, goesTo }, isAt);
  return [said(moving), said(button)];
};

describe('the message of an order', () => {
  it.each([
    ['a trial that is updated [CHK-36]', order(OrderProgress.changePackage, { isTrial: true }), 'Updating your trial'],
    [
      'a plan that is replaced [CHK-37]',
      order(OrderProgress.changePackage, { isReplacement: true }),
      'Replacing your plan',
    ],
    ['modules that are enabled [CHK-38]', order(OrderProgress.enableModule), 'Enabling your modules'],
    ['modules that are disabled [CHK-40]', order(OrderProgress.disableModule), 'Disabling your modules'],
    [
      'a plan that is replaced by a custom solution [CHK-42]',
      order(OrderProgress.bundleToCustom),
      'Replacing your plan with a custom solution',
    ],
    ['a package that is changed [CHK-43]', order(OrderProgress.changePackage), 'Changing your package'],
    [
      'a legacy package that becomes a custom solution [CHK-44]',
      order(OrderProgress.legacyToCustom),
      'Moving your account to a custom solution',
    ],
    [
      'a legacy package that becomes a new one',
      order(OrderProgress.legacyToNewCustom),
      'Moving your account to a custom solution',
    ],
    ['a new package [CHK-45]', order(OrderProgress.enablePackage), 'Enabling your new package'],
    [
      'devices that are checked [CHK-46]',
      order(OrderProgress.compatibilityCheck),
      'Checking the compatibility of your devices',
    ],
    ['modules that are checked [CHK-47]', order(OrderProgress.moduleCheck), 'Checking your modules'],
    ['a checkout from pricing', order(OrderProgress.pricingCheckout), 'Setting up your subscription'],
    [
      'a checkout that replaces a plan',
      order(OrderProgress.pricingCheckout, { isReplacement: true }),
      'Replacing your plan',
    ],
  ])('names the progress of %s', (_, of, text) => expect(said(progressText(of))).toBe(text));

  it('alternates with the count of polls, from 1 [CHK-01, CHK-02]', () => {
    expect([0, 1, 2, 3, 4].map((count) => said(waitText(count)))).toEqual([
      'Processing your request. Please wait',
      'Processing your request. Please wait',
      'This could take a minute or two.',
      'Processing your request. Please wait',
      'This could take a minute or two.',
    ]);
  });

  it('on success is the documented one, and for a first subscription that of an upgrade [CHK-07, CHK-50]', () => {
    expect(said(successText({ ending: 'checkout', call: 'checkout' }))).toBe('Successfully updated');
    expect(said(successText({ ending: 'upgrade', call: 'subscriptionChange' }))).toBe('Successfully updated');
    expect(said(successText({ ending: 'upgrade', call: 'subscriptionCreate' }))).toBe('Successfully subscribed');
  });

  it('says that modules were switched on or off [CHK-39, CHK-41]', () => {
    expect(said(finishedText(order(OrderProgress.enableModule)))).toBe('Your modules are enabled.');
    expect(said(finishedText(order(OrderProgress.disableModule)))).toBe('Your modules are disabled.');
    expect(finishedText(order(OrderProgress.changePackage))).toBeNull();
  });

  it('says where the page moves, or that it stays if the packages page is open [UPG-17, UPG-18]', () => {
    expect(wordsOf('route', 'upgrade', false)).toEqual(['Taking you to your routes…', 'Go to your routes']);
    expect(wordsOf('route', 'upgrade', true)).toEqual(['Loading your new plan…', 'See your plan']);
    expect(wordsOf('manageFeatures', 'checkout', true)).toEqual([
      'Taking you to your features…',
      'Go to your features',
    ]);
  });
});
