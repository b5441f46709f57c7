import type { Meta, StoryObj } from '@storybook/react-vite';
import * as account from '../../src/ui/account-icons';
import { CatalogueIcon } from '../../src/ui/catalogue-icon';
import * as goods from '../../src/ui/catalogue-icons';
import { Icon } from '../../src/ui/icon';
import * as controls from '../../src/ui/icons';
import * as payment from '../../src/ui/payment-icons';
import * as chat from '../../widgets/chat-button/icons';
import * as guide from '../../widgets/guide-form/icons';
import * as invoices from '../../widgets/invoice-list/parts/icons';
import * as marketplace from '../../widgets/marketplace-grid/parts/icons';
import * as video from '../../widgets/video/icons';
import { Gallery, Sample } from '../kit/gallery';
import { inShadow } from '../kit/in-shadow';

const meta = { title: 'Foundations/Icons', decorators: [inShadow()] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Controls: Story = {
  render: () => (
    <Gallery column={120}>
      {Object.entries({
        ...controls,
        ...account,
        ...payment,
        ...chat,
        ...guide,
        ...invoices,
        ...marketplace,
        ...video,
      }).map(([name, shape]) => (
        <Sample key={name} name={name}>
          <span className="cluster">
            <Icon shape={shape} size="sm" />
            <Icon shape={shape} />
            <Icon shape={shape} size="lg" />
          </span>
        </Sample>
      ))}
    </Gallery>
  ),
};

export const Goods: Story = {
  render: () => (
    <Gallery column={120}>
      {Object.keys(goods).map((name) => (
        <Sample key={name} name={name}>
          <span className="cluster">
            <CatalogueIcon name={name} />
            <CatalogueIcon name={name} quiet size="sm" />
          </span>
        </Sample>
      ))}
      <Sample name="a name we do not draw">
        <CatalogueIcon name="hovercraft" />
      </Sample>
    </Gallery>
  ),
};
