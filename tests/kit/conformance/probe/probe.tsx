import { useLayoutEffect, useRef, useState } from 'react';
import { useElement } from '../../../../src/element/context';
import { UntilReady } from '../../../../src/element/fallback';

export interface ProbeData {
  readonly ready: boolean;
  readonly text: string;
}

export interface ProbeProps {
  readonly label: string;
  readonly seats: number;
  readonly open: boolean;
  readonly layout: 'sidebar' | 'page';
  readonly siteURL?: string;
  readonly source?: ProbeData;
}

/** Shows what it was given, and keeps a count that only an unmounted view forgets. */
export function Probe({ label, seats, open, layout, siteURL, source }: ProbeProps) {
  const { expose } = useElement();
  const [count, setCount] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => expose({ increment: (by: number) => setCount((before) => before + by) }), [expose]);
  return (
    <UntilReady ready={source?.ready !== false} skeleton={<p className="skeleton">…</p>}>
      <section aria-label={label} part="probe">
        <output>{JSON.stringify({ label, seats, open, layout, siteURL, text: source?.text })}</output>
        <button onClick={() => setCount((before) => before + 1)}>{`Pressed ${count} times`}</button>
        <label>
          {label} <input ref={field} />
        </label>
      </section>
    </UntilReady>
  );
}
