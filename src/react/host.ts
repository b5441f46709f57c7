import React, { useInsertionEffect, useRef, useState } from 'react';

export { default as dom } from 'react-dom';
export { default as client } from 'react-dom/client';
export { default as jsx } from 'react/jsx-runtime';

type Work = (...args: never[]) => unknown;

/** Stands in for `useEffectEvent`, which React has from 19.2 on: a function that stays the same and does what the last render said. */
export function useLatest<T extends Work>(work: T): T {
  const latest = useRef(work);
  useInsertionEffect(() => {
    latest.current = work;
  }, [work]);
  const [newest] = useState(() => ((...args) => latest.current(...args)) as T);
  return newest;
}

/** The application's own React. Loads alone: the build puts it in the place of the built-in one. */
export const react = { ...React, useEffectEvent: React.useEffectEvent ?? useLatest };

/** Returns React, as what a bundler makes of a CommonJS module does. */
export const requireReact = (): typeof react => react;
