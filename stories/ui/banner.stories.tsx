import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banner, bannerCss } from '../../src/ui/banner';
import { Button, buttonCss } from '../../src/ui/button';
import { phone } from '../../src/ui/catalogue-icons';
import { inShadow } from '../kit/in-shadow';

const meta = {
  title: 'Primitives/Banner',
  component: Banner,
  decorators: [inShadow(buttonCss, bannerCss)],
  args: { title: 'Your trial ends in 5 days', children: 'Choose a package to keep your routes.' },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = { args: { actions: <Button>Choose a package</Button> } };

export const Tones: Story = {
  render: () => (
    <div className="stack">
      <Banner title="You also pay through the App Store" icon={phone}>
        Cancel that subscription in the store after the move so you aren’t charged twice.
      </Banner>
      <Banner tone="positive" title="Paid">
        Invoice 2026-118 was paid on 1 November.
      </Banner>
      <Banner tone="warning" title="These drivers can’t open routes until they update the app">
        All other devices keep working.
      </Banner>
      <Banner tone="danger" title="Your last payment failed" actions={<Button>Update payment</Button>}>
        We try again on 24 November.
      </Banner>
      <Banner tone="danger" title="2 fields need your attention">
        <ul>
          <li>
            <a href="#month">Month must be between 1 and 12</a>
          </li>
          <li>
            <a href="#zip">Enter the ZIP code of the card’s billing address</a>
          </li>
        </ul>
      </Banner>
    </div>
  ),
};
