import type { Row } from './row';

/** What every widget asks for beside its own. */
export const OVERALL: readonly Row[] = [
  {
    widget: 'guide-form',
    endpoint: 'localization',
    silent: 'the texts that came with the page stand',
    good: (page) => page.find('[name="email"]').length > 0,
  },
];
