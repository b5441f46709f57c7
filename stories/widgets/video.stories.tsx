import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import captions from '../../demo/assets/videos/dynamic-routing.en.vtt?url';
import file from '../../demo/assets/videos/dynamic-routing.mp4?url';
import type { VideoProps } from '../../widgets/video/video';
import spec from '../../widgets/video/video.element';
import { playInEnglish, viewOf } from '../kit/view';
import { widgetMeta } from '../kit/widget';

const meta = {
  title: 'Widgets/Video',
  ...widgetMeta(spec, 480),
  args: { src: file, captions, captionsLanguage: 'en', video: 'dynamic-routing' },
} satisfies Meta<VideoProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened = playInEnglish(
  async ({ canvasElement }: { canvasElement: HTMLElement; globals: Record<string, unknown> }) => {
    const view = within(await viewOf(canvasElement, spec.tag));
    await userEvent.click(view.getByRole('button', { name: /Play the video/ }));
    await waitFor(() => expect(view.getByRole('dialog')).toBeVisible());
  },
);

export const Closed: Story = {};

export const Recurring: Story = { args: { video: 'scheduled-recurring-routing' } };

export const Playing: Story = { play: opened };

/** The video file cannot be loaded. */
export const Failed: Story = {
  args: { src: 'data:video/mp4;base64,AAAA' },
  play: playInEnglish(async (context) => {
    await opened(context);
    const view = within(await viewOf(context.canvasElement, spec.tag));
    await waitFor(() => expect(view.getByRole('alert')).toBeVisible());
  }),
};

export const InAPhone: Story = { globals: { width: '360' } };
