/** A listener on a target that outlives the widgets, so that it has to be removed again. */

interface Heard {
  readonly on: EventTarget;
  readonly type: string;
  readonly listener: EventListenerOrEventListenerObject;
  readonly capture: boolean;
}

const captures = (options?: boolean | AddEventListenerOptions): boolean =>
  typeof options === 'object' ? Boolean(options.capture) : Boolean(options);

const outlives = (on: unknown): boolean =>
  on === window || on === document || on === document.body || on === document.documentElement || isMedia(on);
const isMedia = (on: unknown): boolean => typeof on === 'object' && on !== null && 'media' in on && 'matches' in on;

/** Starts to record the listeners and observers of the page. */
export function watchListeners() {
  const { prototype } = EventTarget;
  const { addEventListener, removeEventListener } = prototype;
  const live = new Set<Heard>();
  const observers = new Set<MutationObserver>();
  const find = (on: EventTarget, type: string, listener: unknown, capture: boolean): Heard | undefined =>
    [...live].find(
      (each) => each.on === on && each.type === type && each.listener === listener && each.capture === capture,
    );

  prototype.addEventListener = function add(type, listener, options) {
    const capture = captures(options);
    const on: EventTarget = this ?? window;
    // React adds its own selectionchange listener once for each document.
    if (listener && type !== 'selectionchange' && outlives(on) && !find(on, type, listener, capture)) {
      const heard = { on, type, listener, capture };
      live.add(heard);
      const { once, signal } = typeof options === 'object' ? options : {};
      const drop = () => void live.delete(heard);
      if (once) Reflect.apply(addEventListener, on, [type, drop, { once, capture }]);
      signal?.addEventListener('abort', drop, { once: true });
    }
    return Reflect.apply(addEventListener, on, [type, listener, options]);
  };
  prototype.removeEventListener = function remove(type, listener, options) {
    const on: EventTarget = this ?? window;
    const heard = find(on, type, listener, captures(options));
    if (heard) live.delete(heard);
    return Reflect.apply(removeEventListener, on, [type, listener, options]);
  };

  const { observe, disconnect } = MutationObserver.prototype;
  MutationObserver.prototype.observe = function look(...given) {
    observers.add(this);
    return observe.apply(this, given);
  };
  MutationObserver.prototype.disconnect = function end() {
    observers.delete(this);
    return disconnect.call(this);
  };

  return {
    /** Returns the current listeners, sorted. */
    heard: (): readonly string[] =>
      [...live]
        .map(({ on, type }) => `${isMedia(on) ? 'media' : on === window ? 'window' : 'page'} ${type}`)
        .toSorted(),
    /** Removes all recorded listeners, for the next page. */
    clear(): void {
      for (const { on, type, listener, capture } of live)
        Reflect.apply(removeEventListener, on, [type, listener, { capture }]);
      live.clear();
      for (const observer of observers) observer.disconnect();
    },
    restore(): void {
      Object.assign(prototype, { addEventListener, removeEventListener });
      Object.assign(MutationObserver.prototype, { observe, disconnect });
    },
  };
}
