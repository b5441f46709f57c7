import { act, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, vi } from 'vitest';
import { useElement } from '../../src/element/context';
import { mountElement, letReactFinish, shown, widget } from './kit';

interface Props {
  readonly seats: number;
}

function counter() {
  const log: string[] = [];
  const signals: AbortSignal[] = [];
  function View({ seats }: Props) {
    const { signal, expose } = useElement();
    const [count, setCount] = useState(0);
    useEffect(() => {
      log.push('mounted');
      signals.push(signal);
      return () => {
        log.push('unmounted');
      };
    }, [signal]);
    useEffect(() => expose({ increment: () => setCount((before) => before + 1), answer: () => 42 }), [expose]);
    return <i>{`${count} of ${seats}`}</i>;
  }
  const { create } = widget<Props>({
    props: { seats: { kind: 'number', fallback: 1, summary: '' } },
    view: View,
    methods: { increment: { summary: '' }, answer: { summary: '' }, unknown: { summary: '' } },
  });
  return {
    create: () => create() as ReturnType<typeof create> & Record<'increment' | 'answer' | 'unknown', () => unknown>,
    log,
    signals,
  };
}

describe('the life of an element', () => {
  it('does not start while the element is out of the page', async () => {
    const { create, log } = counter();
    const element = create();
    await letReactFinish(() => {
      element.setAttribute('seats', '2');
      element.seats = 3;
    });
    expect(log).toEqual([]);
    await mountElement(element);
    expect(shown(element)).toBe('<i>0 of 3</i>');
  });

  it('keeps the state when the node is moved', async () => {
    const { create, log, signals } = counter();
    const element = await mountElement(create());
    await letReactFinish(() => element.increment());
    const elsewhere = document.createElement('div');
    await letReactFinish(() => document.body.append(elsewhere));
    await letReactFinish(() => elsewhere.append(element));
    await letReactFinish(() => {
      element.remove();
      document.body.append(element);
    });
    expect(shown(element)).toBe('<i>1 of 1</i>');
    expect(log).toEqual(['mounted']);
    expect(signals[0]?.aborted).toBe(false);
  });

  it('ends a microtask after removal, and starts anew on reinsertion', async () => {
    const { create, log, signals } = counter();
    const element = await mountElement(create());
    await letReactFinish(() => element.increment());
    await letReactFinish(() => element.remove());
    expect(log).toEqual(['mounted', 'unmounted']);
    expect(signals[0]?.aborted).toBe(true);
    await mountElement(element);
    expect(shown(element)).toBe('<i>0 of 1</i>');
    expect(signals[1]?.aborted).toBe(false);
  });

  it('ends once when the element is removed, reinserted and removed within one task', async () => {
    const { create, log } = counter();
    const element = await mountElement(create());
    await letReactFinish(() => {
      element.remove();
      document.body.append(element);
      element.remove();
    });
    expect(log).toEqual(['mounted', 'unmounted']);
    expect(element.shadowRoot?.querySelectorAll('slot')).toHaveLength(1);
  });

  it('ends without a React warning when another React tree removes the element', async () => {
    const { create, log } = counter();
    const element = create();
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    function Page({ has }: { readonly has: boolean }) {
      useEffect(() => {
        if (has) document.body.append(element);
        return () => element.remove();
      }, [has]);
      return null;
    }
    const root = createRoot(document.createElement('div'));
    await act(async () => root.render(<Page has />));
    await act(async () => root.render(<Page has={false} />));
    expect(log).toEqual(['mounted', 'unmounted']);
    expect(error).not.toHaveBeenCalled();
  });

  it('shows the fallback children from the start, and again after it has ended', async () => {
    const { create } = counter();
    const element = create();
    expect(element.shadowRoot?.querySelector('slot')).not.toBeNull();
    await mountElement(element);
    expect(element.shadowRoot?.querySelector('slot')).toBeNull();
    await letReactFinish(() => element.remove());
    expect(element.shadowRoot?.querySelector('slot')).not.toBeNull();
  });

  it('answers method calls while mounted and ignores them otherwise', async () => {
    const { create } = counter();
    const element = create();
    expect(element.answer()).toBeUndefined();
    await mountElement(element);
    expect(element.answer()).toBe(42);
    expect(element.unknown()).toBeUndefined();
    await letReactFinish(() => element.remove());
    expect(element.answer()).toBeUndefined();
  });
});
