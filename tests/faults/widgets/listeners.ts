/** A listener on a target that outlives the widgets, so that it has to be removed again. */

interface Heard {
  readonly on: EventTarget;
  readonly type: string;
  readonly listener: EventListenerOrEventListenerObject;
  readonly capture: boolean;
  /** Removes the listener. */
  end(): void;
}

const captures = (options?: boolean | AddEventListenerOptions): boolean =>
  typeof options === 'object' ? Boolean(options.capture) : Boolean(options);

const outlives = (on: unknown): boolean =>
  on === window || on === document || on === document.body || on === document.documentElement || isMedia(on);
const isMedia = (on: unknown): boolean => typeof on === 'object' && on !== null && 'media' in on && 'matches' in on;

/** Tells whether a listener is of jsdom, whose engine of selectors follows the focus of each document that is searched. */
const isOfJsdom = (listener: unknown): boolean => typeof listener === 'function' && listener.name.startsWith('_handle');

/** Vitest gives the window methods of its own, which call those that it found, so that both are watched. */
const holders = (): readonly EventTarget[] =>
  [EventTarget.prototype, window].filter((each) => Object.hasOwn(each, 'addEventListener'));

/** Starts to record the listeners and observers of the page. */
export function watchListeners() {
  const live = new Set<Heard>();
  const observers = new Set<MutationObserver>();
  const find = (on: EventTarget, type: string, listener: unknown, capture: boolean): Heard | undefined =>
    [...live].find(
      (each) => each.on === on && each.type === type && each.listener === listener && each.capture === capture,
    );

  const restores = holders().map((holder) => {
    const { addEventListener, removeEventListener } = holder;
    holder.addEventListener = function add(type, listener, options) {
      const capture = captures(options);
      const on: EventTarget = this ?? window;
      // React adds its own selectionchange listener once for each document.
      const isOfOthers = type === 'selectionchange' || isOfJsdom(listener);
      if (listener && !isOfOthers && outlives(on) && !find(on, type, listener, capture)) {
        const end = (): void => Reflect.apply(removeEventListener, on, [type, listener, { capture }]);
        const heard = { on, type, listener, capture, end };
        live.add(heard);
        const { once, signal } = typeof options === 'object' ? options : {};
        const drop = () => void live.delete(heard);
        if (once) Reflect.apply(addEventListener, on, [type, drop, { once, capture }]);
        signal?.addEventListener('abort', drop, { once: true });
      }
      return Reflect.apply(addEventListener, on, [type, listener, options]);
    };
    holder.removeEventListener = function remove(type, listener, options) {
      const on: EventTarget = this ?? window;
      const heard = find(on, type, listener, captures(options));
      if (heard) live.delete(heard);
      return Reflect.apply(removeEventListener, on, [type, listener, options]);
    };
    return () => Object.assign(holder, { addEventListener, removeEventListener });
  });

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
      for (const { end } of live) end();
      live.clear();
      for (const observer of observers) observer.disconnect();
    },
    restore(): void {
      for (const each of restores) each();
      Object.assign(MutationObserver.prototype, { observe, disconnect });
    },
  };
}
