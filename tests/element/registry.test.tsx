import { beforeEach, describe, expect, it, vi } from 'vitest';
import { defineWidget } from '../../src/element/define';
import { environment, specOf } from './kit';

let error: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const spec = () => specOf<object>({ props: {}, view: () => null });

describe('defining a tag', () => {
  it('twice in the same version returns the first class without a message', () => {
    const once = spec();
    const first = defineWidget(once, environment);
    expect(defineWidget({ ...once }, { ...environment })).toBe(first);
    expect(first?.version).toBe('1.0.0');
    expect(error).not.toHaveBeenCalled();
  });

  it('again in another version keeps the first, with one error for all tags', () => {
    const [a, b] = [spec(), spec()];
    const first = defineWidget(a, environment);
    defineWidget(b, environment);
    const newer = { ...environment, version: '1.1.0' };
    expect(defineWidget(a, newer)).toBe(first);
    defineWidget(b, newer);
    expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/waybill 1\.1\.0: .*waybill 1\.0\.0.*stays/));
  });

  it('that another script has defined leaves its class in place', () => {
    const taken = spec();
    customElements.define(taken.tag, class extends HTMLElement {});
    expect(defineWidget(taken, { ...environment, version: '2.0.0' })).toBeUndefined();
    expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('another script'));
  });

  it('reports properties that would shadow a member of HTMLElement', () => {
    defineWidget({ ...spec(), methods: { click: { summary: '' } } }, environment);
    expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('click is a member of every element'));
  });
});
