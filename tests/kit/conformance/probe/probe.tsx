import { useEffect, useLayoutEffect, useState } from 'react';
import { useElement } from '../../../../src/element/context';
import { UntilReady } from '../../../../src/element/fallback';

export interface ProbeData {
  readonly text: string;
}

export interface ProbeProps {
  readonly label: string;
  readonly seats: number;
  readonly open: boolean;
  readonly layout: 'sidebar' | 'page';
  readonly sides: readonly string[];
  readonly siteURL?: string;
  readonly source?: ProbeData;
}

/** Returns true once a request to the page's server has settled. */
function useAnswer(): boolean {
  const { signal } = useElement();
  const [hasAnswer, setHasAnswer] = useState(false);
  useEffect(() => {
    const done = () => setHasAnswer(!signal.aborted);
    void fetch('/test/blank', { signal }).then(done, done);
  }, [signal]);
  return hasAnswer;
}

/** Renders its properties once the server has answered, and a counter whose state is lost only when the view unmounts. */
export function Probe({ label, seats, open, layout, sides, siteURL, source }: ProbeProps) {
  const { expose } = useElement();
  const hasAnswer = useAnswer();
  const [count, setCount] = useState(0);
  useLayoutEffect(() => expose({ increment: (by: number) => setCount((before) => before + by) }), [expose]);
  return (
    <UntilReady ready={hasAnswer} skeleton={<p className="skeleton">…</p>}>
      <section aria-label={label} part="probe">
        <output>{JSON.stringify({ label, seats, open, layout, sides, siteURL, text: source?.text })}</output>
        <button onClick={() => setCount((before) => before + 1)}>{`Pressed ${count} times`}</button>
        <label>
          {label} <input />
        </label>
      </section>
    </UntilReady>
  );
}
