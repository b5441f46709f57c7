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
  it('reaches the document out of a shadow root', () => {
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
  ])('%s can be prevented: %s', (name, isCancelable) => {
    const stop = on(name, (event) => event.preventDefault());
    const goesOn = emit(document, name, READY as never);
    stop();
    expect(goesOn).toBe(!isCancelable);
    expect(CANCELABLE.has(name)).toBe(isCancelable);
  });

  it('goes on where nobody prevents it', () => {
    expect(emit(document, 'navigate', { to: '/a', reason: 'register', kind: 'assign' })).toBe(true);
  });
});

describe('on', () => {
  it('hears nothing more once it is stopped', () => {
    const heard = vi.fn();
    const stop = on('ready', heard);
    stop();
    emit(document, 'ready', READY);
    expect(heard).not.toHaveBeenCalled();
  });
});

it('tell reaches the listeners of the element itself, and nobody else', () => {
  const inside = inShadow();
  const [heard, elsewhere] = [vi.fn(), vi.fn()];
  inside.addEventListener('waybill-ready', (event) => heard((event as CustomEvent).detail));
  const stop = on('ready', elsewhere);
  notifyElement(inside, 'ready', READY);
  stop();
  expect(heard).toHaveBeenCalledExactlyOnceWith(READY);
  expect(elsewhere).not.toHaveBeenCalled();
});
