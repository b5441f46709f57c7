import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { MarketplaceGridProps } from '../../widgets/marketplace-grid/marketplace-grid';
import spec from '../../widgets/marketplace-grid/marketplace-grid.element';
import { inEnglish, viewOf } from '../kit/view';
import { widgetMeta } from '../kit/widget';

const meta = {
  title: 'Widgets/Marketplace grid',
  ...widgetMeta(spec, 1180),
  args: { kind: 'platform', view: 'grid', routing: 'none' },
} satisfies Meta<MarketplaceGridProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {
  play: inEnglish(async ({ canvasElement }) => {
    const view = within(await viewOf(canvasElement, spec.tag));
    await waitFor(() => expect(view.getByRole('heading', { name: 'All add-ons' })).toBeVisible());
  }),
};
