import type { Choice, Token } from './choice';
import { contrastOf, NEEDED } from './contrast';
import { found, type Say } from './dom';

/** What a token is where nobody sets it, by color scheme. A test holds it equal to `src/ui/tokens.css`. */
export const DEFAULT_COLORS: Readonly<Record<Choice['scheme'], Readonly<Record<Exclude<Token, 'radius'>, string>>>> = {
  light: { accent: '#00664b', 'on-accent': '#ffffff', surface: '#ffffff', text: '#14201b' },
  dark: { accent: '#1a7d5b', 'on-accent': '#ffffff', surface: '#121916', text: '#e7eeea' },
};

const isColor = (text: string): boolean => /^#[\da-f]{6}$/i.test(text);

type Named = Readonly<Record<string, string | undefined>>;

/** Connects the picker of each color with its text. */
export function pairPickers(root: ParentNode, changed: () => void): void {
  for (const row of root.querySelectorAll<HTMLElement>('[data-token]')) {
    const picker = found<HTMLInputElement>(row, 'input[type="color"]');
    const text = found<HTMLInputElement>(row, 'input[type="text"]');
    picker.addEventListener('input', () => {
      text.value = picker.value;
      changed();
    });
  }
}

/** Shows the colors in force and how well they can be read together. */
export function showColors(root: ParentNode, { tokens, scheme }: Choice, say: Say): void {
  const said: Named = tokens;
  const own: Named = DEFAULT_COLORS[scheme];
  const inForce = (name: string): string => said[name] || (own[name] ?? '');
  for (const row of root.querySelectorAll<HTMLElement>('[data-token]')) {
    const name = row.dataset['token'] ?? '';
    const color = inForce(name);
    const text = found<HTMLInputElement>(row, 'input[type="text"]');
    text.placeholder = own[name] ?? '';
    const isWrong = !isColor(color);
    text.setAttribute('aria-invalid', String(isWrong));
    if (!isWrong) found<HTMLInputElement>(row, 'input[type="color"]').value = color;
  }
  for (const place of root.querySelectorAll<HTMLElement>('[data-pair]')) {
    const [one = '', other = '', kind] = (place.dataset['pair'] ?? '').split(' ');
    const needed = kind === 'shape' ? NEEDED.shape : NEEDED.text;
    const ratio = contrastOf(inForce(one), inForce(other));
    const isGood = ratio !== null && ratio >= needed;
    place.dataset['state'] = isGood ? 'good' : 'poor';
    // Rounded down, so that no ratio reads as enough that is not.
    const values = { ratio: ratio === null ? '' : (Math.floor(ratio * 10) / 10).toFixed(1), needed: String(needed) };
    place.textContent = ratio === null ? say('unknown') : say(isGood ? 'good' : 'poor', values);
  }
}
