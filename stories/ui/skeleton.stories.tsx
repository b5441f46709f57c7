import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bar, Skeleton, skeletonCss } from '../../src/ui/skeleton';
import { inShadow } from '../kit/in-shadow';

const meta = {
  title: 'Primitives/Skeleton',
  component: Skeleton,
  decorators: [inShadow(skeletonCss)],
  args: {
    children: (
      <>
        <Bar width="60%" />
        <Bar width="90%" />
        <Bar width="40%" />
        <Bar height="36px" />
      </>
    ),
  },
} satisfies Meta<typeof Skeleton>;

export default meta;

export const LinesAndABlock: StoryObj<typeof meta> = {};
