/** An element of the page as a gatherer found it. What widgets draw themselves, in shadow roots, is not part of the page. */
export interface PageElement {
  /** The tag in lower case. */
  readonly tag: string;
  /** Names in lower case. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly parent: PageElement | null;
  /** Elements and texts, in the order of the page. */
  readonly children: readonly (PageElement | string)[];
  /** The line of the source, from 1, where the page was read as text. */
  readonly line?: number;
  /** True for a start tag that ends with `/>`; only the source shows it. */
  readonly isSelfClosed?: boolean;
  /** The element itself and its width in CSS pixels, where the page is open in a browser. */
  readonly live?: { readonly element: Element; readonly width: number };
}

/** How the API answered a read of the session from this page. */
export type ApiReply =
  | { readonly kind: 'answered' }
  /** JSON came, with an error status. */
  | { readonly kind: 'status'; readonly status: number }
  /** What came is no JSON. */
  | { readonly kind: 'not-json'; readonly status: number }
  /** The server answers, but not to this page. Credentials are missing where it allows the page without them. */
  | { readonly kind: 'cors'; readonly lacks: 'origin' | 'credentials' }
  /** The policy of the page forbade the call. */
  | { readonly kind: 'policy' }
  | { readonly kind: 'unreachable' };

/** What the running library says of its configuration. */
export interface Running {
  readonly version: string;
  /** Base address of the API; '' is the page's own origin. */
  readonly api: string;
  /** Address of each route, by name. */
  readonly routes: Readonly<Record<string, string>>;
  readonly defaultRoutes: Readonly<Record<string, string>>;
  readonly allowedOrigins: readonly string[];
  /** True if a function of the page takes every navigation over, so that routes are its own names. */
  readonly isRouted: boolean;
  /** Paths of the categories for sale; null while they are not known. */
  readonly categories: readonly string[] | null;
  /** What is for sale, such as `package/35`; null while it is not known. */
  readonly items: readonly string[] | null;
}

/** All that the rules know of a page. */
export interface PageFacts {
  /** The address of the page; null for a file. */
  readonly address: string | null;
  readonly root: PageElement;
  /** The text of each content security policy, from headers and `<meta>`. */
  readonly policies: readonly string[];
  /** Directives that have stopped something on this page, with its address. */
  readonly violations: readonly { readonly directive: string; readonly blocked: string }[];
  /** HTTP status by absolute address, of the scripts and routes that were asked. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Undefined where the API was not asked. */
  readonly reply?: ApiReply;
  /** What can only be seen in a browser; null where the page was read as text. */
  readonly browser: {
    readonly running: Running | null;
    /** Width of the window in CSS pixels. */
    readonly width: number;
    /** Releases whose scripts have run. */
    readonly releases: readonly string[];
    /** Names that the page has added to every object. */
    readonly extensions: readonly string[];
    /** Built-in functions that scripts of the page have changed, such as `Array.from`. */
    readonly builtIns: readonly string[];
    /** True in a frame of another site. */
    readonly isFramed: boolean;
  } | null;
}
