import { keepScheme, readScheme, seenScheme, setScheme, type Scheme } from './stored-scheme';

type Listener = (scheme: 'light' | 'dark') => void;

const listeners = new Set<Listener>();
const tell = (): void => listeners.forEach((listener) => listener(seenScheme()));

const isScheme = (value: string): value is Scheme => ['auto', 'light', 'dark'].includes(value);

/** Calls a listener when another scheme is seen, by a choice or by the system. */
export const onSchemeChange = (listener: Listener): void => void listeners.add(listener);

/** Starts the control in the head of the page. */
export function startScheme(): void {
  const select = document.querySelector<HTMLSelectElement>('[data-scheme]:not(html)');
  if (!select) return;
  select.value = readScheme();
  select.addEventListener('change', () => {
    if (!isScheme(select.value)) return;
    setScheme(select.value);
    keepScheme(select.value);
    tell();
  });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', tell);
}
