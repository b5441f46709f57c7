/** Stores the properties of one element as a React external store. A changed value makes a new snapshot; an equal value keeps the old. */
export interface Snapshot<T extends object> {
  readonly read: () => T;
  readonly watch: (changed: () => void) => () => void;
  set(name: string, value: unknown): void;
}

export function createSnapshot<T extends object>(initial: T): Snapshot<T> {
  let current = initial;
  const watchers = new Set<() => void>();
  return {
    read: () => current,
    watch(changed) {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
    set(name, value) {
      if (Object.is(Reflect.get(current, name), value)) return;
      current = { ...current, [name]: value };
      for (const changed of watchers) changed();
    },
  };
}
