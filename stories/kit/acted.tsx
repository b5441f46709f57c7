import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { InShadow } from './in-shadow';

/** What a person does with a control, by the name of the pseudo-class that says so. */
export const ACTS = { rest: 'At rest', hover: 'Hover', active: 'Pressed', 'focus-visible': 'Focus' } as const;
export type Act = keyof typeof ACTS;

/** Makes each rule for a pointer or the keyboard hold for a class too, with the same specificity, and on a machine without a pointer. */
const withClasses = (css: string): string =>
  css
    .replace(/@media\s*\(hover:\s*hover\)/g, '@media all')
    .replace(/:(hover|active|focus-visible)\b/g, ':is(:$1, .is-$1)');

/** Returns a decorator like `inShadow()`, in which `Acted` shows what a pointer or the keyboard would. */
export const inActedShadow = (...css: readonly string[]): Decorator =>
  function ActedShadow(Story) {
    return (
      <InShadow css={css} rewrite={withClasses}>
        <Story />
      </InShadow>
    );
  };

interface ActedProps {
  readonly act: Act;
  /** Selects what is acted on; a press hovers as well. */
  readonly on: string;
  readonly children: ReactNode;
}

/** Shows a control as if a person acted on it. */
export function Acted({ act, on, children }: ActedProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const classes = {
      rest: [],
      hover: ['is-hover'],
      active: ['is-hover', 'is-active'],
      'focus-visible': ['is-focus-visible'],
    };
    for (const element of place.current?.querySelectorAll(on) ?? []) element.classList.add(...classes[act]);
  }, [act, on]);
  return <div ref={place}>{children}</div>;
}

interface ActedRowProps {
  readonly name: string;
  readonly on: string;
  /** Draws the control. The act keeps names of groups apart. */
  readonly children: (act: Act) => ReactNode;
}

/** Renders a control in each state, side by side. */
export function ActedRow({ name, on, children }: ActedRowProps) {
  return (
    <section>
      <h3 style={{ margin: '24px 0 8px', fontSize: 14 }}>{name}</h3>
      <div style={{ display: 'grid', gap: 24, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))' }}>
        {Object.entries(ACTS).map(([act, title]) => (
          <div key={act} style={{ minWidth: 0 }}>
            <p style={{ margin: '0 0 8px', fontSize: 12, color: 'var(--wb-muted)' }}>{title}</p>
            <Acted act={act as Act} on={on}>
              {children(act as Act)}
            </Acted>
          </div>
        ))}
      </div>
    </section>
  );
}
