/** Keys that have a name, as in `KeyboardEvent.key`. */
export type NamedKey = 'Enter' | 'Escape' | 'Tab' | 'Space' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight' | 'Backspace';

/** The size of a new window in CSS pixels: wide enough for the cart to be beside the page. */
export const WINDOW = { width: 1600, height: 960 } as const;

/** How long, in ms, a page may take to open, or a call of a driver to be answered, on a busy machine. */
export const PATIENCE = 120_000;

/** A tab of a browser that a standard protocol drives. Each call fails where the process of the page has died. */
export interface Tab {
  open(url: string): Promise<void>;
  /** Runs a function in the page; it sees only its argument. */
  run<T, A = undefined>(task: (given: A) => T | Promise<T>, given?: A): Promise<T>;
  /** Clicks with the mouse at a place of the window, in CSS pixels. */
  clickAt(x: number, y: number): Promise<void>;
  press(key: NamedKey): Promise<void>;
  type(text: string): Promise<void>;
  /** Makes the window as wide as that, in CSS pixels; WebKitGTK has none narrower than 447. */
  resize(width: number): Promise<void>;
  /** Returns a picture of the window as PNG. */
  picture(): Promise<Buffer>;
  /** Opens another tab with the same cookies and storage. */
  another(): Promise<Tab>;
}

/** A running browser. */
export interface Driver {
  /** Opens a tab with no cookies and no storage; the one before is closed. */
  fresh(): Promise<Tab>;
  close(): Promise<void>;
}
