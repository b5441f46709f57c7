import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, buttonCss } from '../../src/ui/button';
import { EmptyState, emptyCss } from '../../src/ui/empty-state';
import { inShadow } from '../kit/in-shadow';

const meta = {
  title: 'Primitives/Empty',
  component: EmptyState,
  decorators: [inShadow(buttonCss, emptyCss)],
  args: { text: 'Your shopping cart is empty.', action: <Button href="#marketplace">Back to the marketplace</Button> },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cart: Story = {};
export const Search: Story = {
  args: { art: 'search', text: 'Nothing found for “forklift”.', action: <Button>Clear the search</Button> },
};
