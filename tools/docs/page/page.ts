import type { Tab } from '../site-map';

/** A heading of a page that “On this page” lists. */
export interface Heading {
  readonly level: 2 | 3;
  readonly id: string;
  readonly title: string;
}

/** A piece of a page that the search finds: what stands under one heading. */
export interface Passage {
  /** The anchor of the heading; empty for the top of the page. */
  readonly id: string;
  readonly heading: string;
  readonly text: string;
}

/** A page of the site before the frame is put around it. */
export interface Page {
  /** The address in the site, such as `guides/events.html`. */
  readonly path: string;
  readonly tab: Tab | null;
  readonly title: string;
  /** The name in the menu, where the title is too long for it. */
  readonly short?: string;
  /** One or two sentences, for search engines and the head of the page. */
  readonly summary: string;
  /** The HTML below the title. */
  readonly body: string;
  readonly headings: readonly Heading[];
  readonly passages: readonly Passage[];
  /** HTML beside the title, such as a status. */
  readonly badge?: string;
  /** Whether the page brings its own head and takes the whole width. */
  readonly isLanding?: boolean;
}

/** A group of a tab's menu, with its pages. */
export interface MenuGroup {
  readonly title: string;
  readonly pages: readonly Page[];
  readonly isFolded?: boolean;
}

/** The menus by tab. */
export type Menus = Readonly<Record<Tab, readonly MenuGroup[]>>;

/** Returns the pages of a tab in the order of reading. */
export const pagesOf = (groups: readonly MenuGroup[]): readonly Page[] => groups.flatMap(({ pages }) => pages);
