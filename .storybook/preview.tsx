import type { Preview } from '@storybook/react-vite';
import { lazy, Suspense } from 'react';
import { configure } from 'storybook/test';
import { stage } from '../stories/kit/stage';
import { FIRST, TOOLBARS } from '../stories/kit/toolbars';

function finishAnimations(root: HTMLElement | ShadowRoot): void {
  for (const animation of root.getAnimations({ subtree: true })) {
    if (Number(animation.effect?.getComputedTiming().endTime) < 1000) animation.finish();
  }
  for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) finishAnimations(shadowRoot);
}

// A higher timeout, because lazily imported modules may have to be compiled first.
configure({ asyncUtilTimeout: 5000 });

/** Loaded by the pages of the documentation only, so that stories and their tests open without it. */
const DocsPage = lazy(() => import('../stories/docs/page'));

const preview: Preview = {
  globalTypes: TOOLBARS,
  initialGlobals: FIRST,
  parameters: {
    layout: 'fullscreen',
    docs: {
      page: () => (
        <Suspense>
          <DocsPage />
        </Suspense>
      ),
    },
    a11y: { test: 'error', options: { resultTypes: ['violations'] } },
    controls: { matchers: { color: /colour$/i } },
    options: { storySort: { order: ['Welcome', 'Foundations', 'Primitives', 'Widgets'] } },
  },
  tags: ['autodocs'],
  // Ends running animations, so that the contrast check sees the final colours.
  afterEach: ({ canvasElement }) => finishAnimations(canvasElement),
  decorators: [stage],
};

export default preview;
