import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button, buttonCss } from '../../src/ui/button';
import { Gallery, Sample } from '../kit/gallery';
import { inShadow } from '../kit/in-shadow';

const USES = {
  'duration-fast': 'hover, press, toggle',
  duration: 'popover, accordion, banner',
  'duration-slow': 'dialog in',
};

const meta = { title: 'Foundations/Motion', decorators: [inShadow(buttonCss)] } satisfies Meta;

export default meta;

/** Under reduced motion all transitions are instant; the spinner does not turn, and its text announces the state. */
export const Durations: StoryObj<typeof meta> = {
  render: function Live() {
    const [there, setThere] = useState(false);
    return (
      <div className="stack">
        <Gallery column={240}>
          {Object.entries(USES).map(([token, use]) => (
            <Sample key={token} name={`--wb-${token}: ${use}`}>
              <div
                style={{
                  width: 40,
                  height: 40,
                  borderRadius: 'var(--wb-radius)',
                  background: 'var(--wb-accent)',
                  transition: `translate var(--wb-${token}) var(--wb-ease)`,
                  translate: there ? '160px 0' : undefined,
                }}
              />
            </Sample>
          ))}
          <Sample name="spinner">
            <span className="spinner" />
          </Sample>
        </Gallery>
        <div>
          <Button onClick={() => setThere(!there)}>Move</Button>
        </div>
      </div>
    );
  },
};
