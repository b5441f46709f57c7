import { USAGE_OF_ACCOUNTS } from './accounts';
import { USAGE_OF_PAGES } from './pages';
import { USAGE_OF_SELLING } from './selling';

/** What a specification can't say of a widget: when it is the right one, and how it is placed well. */
export interface Usage {
  /** When to use it, and which widget to use instead where it is not the right one. */
  readonly when: string;
  readonly dos: readonly string[];
  readonly donts: readonly string[];
}

/** The usage of every widget by its name, in the words of the pages of Storybook. A test holds the list complete. */
export const USAGE: Readonly<Record<string, Usage>> = { ...USAGE_OF_SELLING, ...USAGE_OF_ACCOUNTS, ...USAGE_OF_PAGES };
