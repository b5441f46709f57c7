import { describe, expect, it, vi } from 'vitest';
import { emit, on, notifyElement } from '../../src/bus/bus';
import { CANCELABLE, type EventName } from '../../src/bus/events';

const READY = { version: '1.0.0' };

function inShadow(): HTMLElement {
  const host = document.body.appendChild(document.createElement('div'));
  const inside = document.createElement('button');
  host.attachShadow({ mode: 'open' }).append(inside);
  return inside;
}

describe('emit', () => {
  it('dispatches an event that leaves the shadow root and reaches the document', () => {
    const heard = vi.fn();
    const stop = on('ready', ({ type, detail }) => heard(type, detail));
    emit(inShadow(), 'ready', READY);
    stop();
    expect(heard).toHaveBeenCalledExactlyOnceWith('waybill-ready', READY);
  });

  it.each<[EventName, boolean]>([
    ['ready', false],
    ['cart-change', false],
    ['plan-select-request', true],
    ['plan-select', false],
    ['checkout-request', true],
    ['navigate', true],
    ['error', false],
  ])('makes %s cancelable: %s', (name, isCancelable) => {
    const stop = on(name, (event) => event.preventDefault());
    const goesOn = emit(document, name, READY as never);
    stop();
    expect(goesOn).toBe(!isCancelable);
    expect(CANCELABLE.has(name)).toBe(isCancelable);
  });

  it('returns true if no listener prevents the event', () => {
    expect(emit(document, 'navigate', { to: '/a', reason: 'register', kind: 'assign' })).toBe(true);
  });
});

describe('on', () => {
  it('stops listening when its returned function is called', () => {
    const heard = vi.fn();
    const stop = on('ready', heard);
    stop();
    emit(document, 'ready', READY);
    expect(heard).not.toHaveBeenCalled();
  });
});

it('notifyElement reaches listeners of the element itself and no others', () => {
  const inside = inShadow();
  const [heard, elsewhere] = [vi.fn(), vi.fn()];
  inside.addEventListener('waybill-ready', (event) => heard((event as CustomEvent).detail));
  const stop = on('ready', elsewhere);
  notifyElement(inside, 'ready', READY);
  stop();
  expect(heard).toHaveBeenCalledExactlyOnceWith(READY);
  expect(elsewhere).not.toHaveBeenCalled();
});
