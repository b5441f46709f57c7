import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepPlace } from '../../src/ui/kit/give-back';
import { followPresses, hasGoneOn, pressedIn } from '../../src/ui/kit/presses';

const at = (id: string): HTMLElement => document.getElementById(id) ?? document.body;

beforeEach(() => {
  Object.assign(HTMLElement.prototype, { scrollIntoView: vi.fn() });
  document.body.innerHTML = `
    <button id="far">Far</button>
    <section id="cart"><h2 id="title">Your cart</h2><ul id="lines"><li id="line"><button id="remove">Remove</button></li></ul></section>`;
});
afterEach(() => document.body.replaceChildren());

describe('the focus that a dialog gives back', () => {
  it('goes to its opener, into view', () => {
    const giveBack = keepPlace(at('remove'));
    at('far').focus();
    giveBack();
    expect(document.activeElement?.id).toBe('remove');
    expect(at('remove').scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' });
  });

  it('goes to what has a name and is nearest, if the opener is gone', () => {
    const giveBack = keepPlace(at('remove'));
    at('line').remove();
    giveBack();
    expect(document.activeElement?.id).toBe('title');
  });

  it('goes to what opened the dialog that the opener went with', () => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<div id="host"><dialog id="form"><button id="send">Send</button></dialog><h2 id="other">Other</h2></div>',
    );
    const form = document.querySelector<HTMLDialogElement>('#form');
    keepPlace(at('far'), form ?? undefined);
    const giveBack = keepPlace(at('send'));
    form?.remove();
    giveBack();
    expect(document.activeElement?.id).toBe('far');
  });

  it('goes to the next control of a list, if there is one', () => {
    at('lines').insertAdjacentHTML('beforeend', '<li><button id="next">Remove another</button></li>');
    const giveBack = keepPlace(at('remove'));
    at('line').remove();
    giveBack();
    expect(document.activeElement?.id).toBe('next');
  });
});

describe('a press', () => {
  it('tells whether the person has gone on since', () => {
    followPresses(document);
    at('remove').focus();
    at('remove').click();
    expect(pressedIn(document)?.id).toBe('remove');
    expect(hasGoneOn(document)).toBe(false);
    at('far').focus();
    expect(hasGoneOn(document)).toBe(true);
    at('far').blur();
    expect(hasGoneOn(document)).toBe(false);
  });

  it('no longer counts once something is entered elsewhere, so that what opens then gives the focus back there', () => {
    document.body.insertAdjacentHTML('beforeend', '<input id="field" />');
    followPresses(document);
    at('remove').click();
    at('field').focus();
    expect(pressedIn(document)?.id).toBe('remove');
    at('field').dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    expect(pressedIn(document)).toBeNull();
    // What is told meanwhile still shows itself aside.
    expect(hasGoneOn(document)).toBe(true);
    at('remove').click();
    expect(pressedIn(document)?.id).toBe('remove');
  });

  it('counts for half a minute, and only while its control is there', () => {
    vi.useFakeTimers();
    followPresses(document);
    at('remove').click();
    vi.advanceTimersByTime(31_000);
    expect(pressedIn(document)).toBeNull();
    at('remove').click();
    at('line').remove();
    expect(pressedIn(document)).toBeNull();
    vi.useRealTimers();
  });
});
