import { FULLEST } from '../layout/fullest';

/**
 * Stories that have a picture besides the fullest of each surface: the states that a change of sheets spoils unseen. An order in progress
 * (`Submitting` of the checkout) has none, because it says for how many seconds it has been going on.
 */
const MORE: Readonly<Record<string, readonly string[]>> = {
  'foundations/icons': ['Controls', 'Goods'],
  'foundations/tokens': ['Type', 'Depth'],
  'ui/banner': ['Tones'],
  'ui/button': ['States'],
  'ui/cart-lines': ['Cart'],
  'ui/choice-list': ['Cards', 'Compact'],
  'ui/dialog': ['Failure', 'LongContent', 'Progress', 'Prompt', 'Removal'],
  'ui/empty': ['Cart', 'Search'],
  'ui/field': ['Regular'],
  'ui/price': ['Languages', 'OnACard'],
  'ui/segmented': ['Icons'],
  'ui/skeleton': ['LinesAndABlock'],
  'ui/states': ['Buttons', 'Choices', 'Fields'],
  'ui/stepper': ['Regular'],
  'ui/stops': ['Progress'],
  'widgets/activation': ['Refused', 'SwitchedOn'],
  'widgets/billing-form': ['Declined', 'Stored'],
  'widgets/cart': ['Empty', 'Metered'],
  'widgets/cart-page': ['Empty', 'WithUpsell'],
  'widgets/checkout': ['Declined'],
  'widgets/checkout-review': ['ReviewOfFirst'],
  'widgets/dialogs': ['CartsMeet', 'ModuleNeedsOthers'],
  'widgets/guide-form': ['Sent'],
  'widgets/invoice-list': ['BeforeTheFirst'],
  'widgets/marketplace-grid': ['NothingFits', 'Searched'],
  'widgets/migration': ['Done'],
  'widgets/module-details': ['WithFeatures'],
  'widgets/payment-banner': ['PastDue'],
  'widgets/plan-comparison': ['FourPackages'],
  'widgets/pricing-table': ['ContactCard', 'InCart', 'Yen'],
  'widgets/quote-panel': ['Empty'],
  'widgets/share-quote': ['Filled', 'Link'],
  'widgets/subscription': ['Expired', 'Subscriber'],
  'widgets/upgrade': ['Cycles', 'CreditLeft'],
};

const surfaces = [...new Set([...Object.keys(FULLEST), ...Object.keys(MORE)])].toSorted();

/** The stories that have pictures, by the file of their surface. */
export const PICTURED: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  surfaces.map((surface) => [surface, [...(FULLEST[surface] ?? []), ...(MORE[surface] ?? [])].toSorted()]),
);

/**
 * Returns the name under which a story has its pictures, such as `widgets/cart/Empty`, or null if it has none.
 * @param file the path of its file, such as `stories/ui/card.stories.tsx`
 * @param title its name in words, such as `With Options`
 */
export function pictureName(file: string, title: string): string | null {
  const [, surface = ''] = /stories\/([\w/-]+)\.stories\.tsx$/.exec(file) ?? [];
  const story = title.replaceAll(' ', '');
  return PICTURED[surface]?.includes(story) ? `${surface}/${story}` : null;
}
