import { createElement, useImperativeHandle, useLayoutEffect, useRef, type ReactElement, type Ref } from 'react';

/** The props of a component before its declaration narrows them: those of its element, handlers of its events, and any of HTML. */
export interface WidgetProps extends Readonly<Record<string, unknown>> {
  readonly ref?: Ref<HTMLElement>;
}

type Names = Readonly<Record<string, string>>;
type Handler = (event: Event) => void;

/** Writes a value as an attribute; undefined leaves the attribute out, as the element's codecs expect of `false`. */
function attributeOf(value: unknown): string | undefined {
  if (value === undefined || value === null || value === false) return undefined;
  if (value === true) return '';
  return Array.isArray(value) ? value.join(' ') : String(value);
}

/** Adds listeners that call the newest handlers. @returns what removes them */
function listen(element: HTMLElement, events: Names, handlerOf: (prop: string) => unknown): () => void {
  const rows = Object.entries(events).map(([prop, event]): readonly [string, Handler] => [
    event,
    (heard) => (handlerOf(prop) as Handler | undefined)?.(heard),
  ]);
  for (const [event, handler] of rows) element.addEventListener(event, handler);
  return () => {
    for (const [event, handler] of rows) element.removeEventListener(event, handler);
  };
}

/**
 * Makes a React component of a custom element. It writes the element's properties as attributes, so that a server prints them and markup
 * that is hydrated keeps them, and adds its listeners itself, because React adds none to a custom element that it hydrates.
 * @param attributes the attribute of each property
 * @param events the event of each prop that handles one
 */
export function componentOf(tag: string, attributes: Names, events: Names): (props: WidgetProps) => ReactElement {
  return function Widget({ ref, ...props }: WidgetProps) {
    const element = useRef<HTMLElement>(null);
    const latest = useRef<WidgetProps>(props);
    useLayoutEffect(() => {
      latest.current = props;
    });
    useLayoutEffect(() => {
      const { current } = element;
      return current ? listen(current, events, (prop) => latest.current[prop]) : undefined;
    }, []);
    useImperativeHandle(ref, () => element.current as HTMLElement, []);
    const given = Object.entries(props)
      .filter(([name]) => !Object.hasOwn(events, name))
      .map(([name, value]) => {
        const attribute = Object.hasOwn(attributes, name) ? attributes[name] : undefined;
        return attribute === undefined ? [name, value] : [attribute, attributeOf(value)];
      });
    return createElement(tag, { ...Object.fromEntries(given), ref: element });
  };
}
