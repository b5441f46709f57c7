import type { Meta, StoryObj } from '@storybook/react-vite';
import { Price, priceCss } from '../../src/ui/price';
import { Gallery, Sample } from '../kit/gallery';
import { inShadow } from '../kit/in-shadow';
import { dollars } from '../kit/money';

const meta = {
  title: 'Primitives/Price',
  component: Price,
  decorators: [inShadow(priceCss)],
  args: { amount: dollars(249), former: dollars(299), formerLabel: 'instead of', period: '/month' },
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnACard: Story = {};

export const Sizes: Story = {
  render: (args) => (
    <Gallery column={260}>
      {(['lg', 'md', 'sm'] as const).map((size) => (
        <Sample key={size} name={size}>
          <Price {...args} size={size} />
        </Sample>
      ))}
    </Gallery>
  ),
};

export const Languages: Story = {
  render: (args) => (
    <Gallery column={260}>
      {['en', 'es', 'fr', 'pt', 'vi', 'ru'].map((language) => (
        <Sample key={language} name={language}>
          <Price {...args} amount={dollars(1249, language)} former={dollars(1399, language)} />
        </Sample>
      ))}
    </Gallery>
  ),
};

export const OutsideTheUs: Story = {
  render: (args) => (
    <Gallery column={300}>
      {(['lg', 'md', 'sm'] as const).map((size) => (
        <Sample key={size} name={size}>
          <Price {...args} amount={dollars(249, 'en', 'USD')} size={size} />
        </Sample>
      ))}
    </Gallery>
  ),
};

export const Words: Story = {
  render: () => (
    <Gallery column={260}>
      <Sample name="contact">
        <Price amount="Custom" />
      </Sample>
      <Sample name="support">
        <Price amount="Free" size="md" period="up to 100 users, then $3" />
      </Sample>
      <Sample name="in the plan">
        <Price amount="Included" size="sm" />
      </Sample>
    </Gallery>
  ),
};
