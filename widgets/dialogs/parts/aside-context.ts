import { createContext } from 'react';

/** Tells the outlet whether a dialog stands aside, so that the next one need not wait for it. */
export const AsideContext = createContext<(isAside: boolean) => void>(() => undefined);
