import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announce, isAnnounced, openLiveRegion } from '../../src/page/announce';
import { openRegionIn } from '../../src/ui/kit/live-region';

const page = (): HTMLElement => openLiveRegion(document);
const say = (text: string): unknown => announce(document, text, 'en');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

describe('an announcement', () => {
  it('is spoken at once, in its language', () => {
    announce(document, 'Votre panier est vide.', 'fr');
    expect([page().textContent, page().lang]).toEqual(['Votre panier est vide.', 'fr']);
  });

  it('waits until the one before it could be heard, so that none is lost', () => {
    say('Checking your modules');
    say('Confirming the purchase…');
    say('Enabling your modules');
    const heard = [page().textContent];
    for (let times = 0; times < 2; times += 1) {
      vi.advanceTimersByTime(1000);
      heard.push(page().textContent);
    }
    expect(heard).toEqual(['Checking your modules', 'Confirming the purchase…', 'Enabling your modules']);
  });

  it('that is made twice at once is heard once, and later again', () => {
    say('The list could not be loaded.');
    const first = page().textContent;
    say('The list could not be loaded.');
    vi.advanceTimersByTime(5000);
    expect(page().textContent).toBe(first);
    say('The list could not be loaded.');
    expect(page().textContent).not.toBe(first);
    expect(page().textContent?.trim()).toBe(first);
  });

  it('is known while it waits', () => {
    say('One');
    say('The cart was changed in another tab. 3 items');
    expect(isAnnounced(document, 'The cart was changed in another tab.')).toBe(true);
    vi.advanceTimersByTime(5000);
    expect(isAnnounced(document, 'The cart was changed in another tab.')).toBe(false);
  });

  it('is made in the topmost modal dialog, because the page behind it is silent', () => {
    const dialogs = ['one', 'two'].map(() => document.body.appendChild(document.createElement('dialog')));
    const [closeOne, closeTwo] = dialogs.map((dialog) => openRegionIn(dialog));
    const heard = () => dialogs.map(({ textContent }) => textContent);
    say('Your shopping cart is empty.');
    expect(heard()).toEqual(['', 'Your shopping cart is empty.']);
    closeTwo?.();
    vi.advanceTimersByTime(1000);
    say('Your cart has 1 item.');
    expect(heard()).toEqual(['Your cart has 1 item.', '']);
    closeOne?.();
    vi.advanceTimersByTime(1000);
    say('Your cart has 2 items.');
    expect(page().textContent).toBe('Your cart has 2 items.');
  });
});
