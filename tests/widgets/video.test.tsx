import { beforeEach, describe, expect, it, vi } from 'vitest';
import { all, one, seen, shadowOf } from '../kit/look';
import { mountPage } from '../kit/mount';
import { holds, until } from '../kit/until';

const TAG = 'waybill-video';
const FILE = '/videos/one.mp4';

const root = () => shadowOf(TAG);
const player = (): HTMLVideoElement => {
  const found = root().querySelector('video');
  if (!found) throw new Error('nothing plays');
  return found;
};
const track = () => player().querySelector('track');
const isOpen = () => all(root(), 'dialog').length > 0;
const isWaiting = () => root().querySelector('output .spinner') !== null;

let play = vi.fn<() => Promise<void>>();
let fullscreen: Element | null = null;
const exitFullscreen = vi.fn(() => {
  fullscreen = null;
  return Promise.resolve();
});

/** Dispatches a media event with a state, because jsdom plays no videos. */
const tell = (type: string, state: { paused?: boolean; ended?: boolean } = {}) => {
  for (const [name, value] of Object.entries(state))
    Object.defineProperty(player(), name, { value, configurable: true });
  player().dispatchEvent(new Event(type, { bubbles: type === 'fullscreenchange' }));
};

async function open(attributes = `src="${FILE}"`) {
  await mountPage(`<${TAG} ${attributes}></${TAG}>`);
  (await until(() => one(root(), 'button'))).click();
  await until(player);
}

beforeEach(() => {
  fullscreen = null;
  exitFullscreen.mockClear();
  play = vi.fn(() => new Promise<void>(() => undefined));
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(() => play());
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => undefined);
  Object.defineProperty(document, 'fullscreenElement', { get: () => fullscreen, configurable: true });
  Object.assign(document, { exitFullscreen });
});

describe('<waybill-video>', () => {
  it.each([
    ['', 'Dynamic Routing'],
    ['video="dynamic-routing"', 'Dynamic Routing'],
    ['video="scheduled-recurring-routing"', 'Scheduled & Recurring Routing'],
  ])('with %s is the video of %s [VID-01]', async (attribute, name) => {
    await open(`src="${FILE}" ${attribute}`);
    expect(one(root(), 'button', `Play the video: ${name}`)).toBeDefined();
    expect(one(root(), 'dialog', name)).toBeDefined();
    expect(player().getAttribute('src')).toBe(FILE);
  });

  it('shows a progress indicator until it plays, and whenever it is buffering [VID-03]', async () => {
    await open();
    expect(play).toHaveBeenCalledOnce();
    expect(isWaiting()).toBe(true);
    tell('playing');
    await holds(() => !isWaiting());
    tell('waiting');
    await holds(isWaiting);
    tell('pause');
    await holds(() => !isWaiting());
  });

  it('closes at its end, also in full screen [VID-04]', async () => {
    await open();
    fullscreen = document.querySelector(TAG);
    tell('ended', { paused: true, ended: true });
    await holds(() => !isOpen());
    expect(exitFullscreen).toHaveBeenCalledOnce();
  });

  it('stays open if it is playing when full screen is left [VID-05]', async () => {
    await open();
    fullscreen = document.querySelector(TAG);
    tell('fullscreenchange', { paused: true });
    fullscreen = null;
    tell('fullscreenchange', { paused: false, ended: false });
    tell('playing');
    await holds(() => !isWaiting());
    expect(isOpen()).toBe(true);
  });

  it.each([
    ['fullscreenchange', { paused: true, ended: false }],
    ['webkitendfullscreen', { paused: true, ended: false }],
  ])('closes when full screen is left while it is not playing: %s [VID-05]', async (type, state) => {
    await open();
    tell(type, state);
    await until(() => expect(isOpen()).toBe(false));
  });

  it('waits for a press if the browser blocks autoplay', async () => {
    play.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
    await open();
    await holds(() => !isWaiting());
    expect(all(root(), 'alert')).toEqual([]);
  });

  it('shows that a file could not be loaded, and can retry', async () => {
    await open();
    tell('error');
    await until(() => expect(one(root(), 'alert').textContent).toMatch(/couldn’t load/));
    one(root(), 'button', 'Try again').click();
    await holds(() => all(root(), 'alert').length === 0);
    expect(play).toHaveBeenCalledTimes(2);
    expect(isWaiting()).toBe(true);
  });

  it('labels captions with their own language, else with that of the element', async () => {
    await open(`src="${FILE}" captions="/one.vtt" lang="fr"`);
    expect(track()?.getAttribute('src')).toBe('/one.vtt');
    expect(track()?.getAttribute('srclang')).toBe('fr');
    document.querySelector(TAG)?.setAttribute('captions-language', 'en');
    await holds(() => track()?.getAttribute('srclang') === 'en');
  });

  it('can be opened by a script of the page, and closed by its cross', async () => {
    await mountPage(`<${TAG} src="${FILE}"></${TAG}>`);
    await until(() => one(root(), 'button'));
    const element = document.querySelector(TAG);
    (element && (Reflect.get(element, 'play') as () => void))?.call(element);
    await holds(isOpen);
    one(root(), 'button', 'Close').click();
    await until(() => expect(isOpen()).toBe(false));
  });

  it('shows nothing without a file, and warns the developer', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await mountPage(`<${TAG}></${TAG}>`);
    await holds(() => warn.mock.calls.length > 0);
    expect(seen(TAG)).toBe('');
    expect(warn).toHaveBeenCalledOnce();
  });
});
