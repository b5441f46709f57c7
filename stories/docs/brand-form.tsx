import { useId } from 'react';
import { TOKENS, type Token } from '../../demo/studio/choice';
import { BRANDS, type Brand } from '../kit/brands';

/** What each of the five tokens is to a designer. */
const LABELS: Readonly<Record<Token, string>> = {
  accent: 'Accent',
  'on-accent': 'On the accent',
  surface: 'Surface',
  text: 'Text',
  radius: 'Radius',
};

interface BrandFormProps {
  readonly brand: Brand;
  /** The values in force where the brand says nothing. */
  readonly defaults: Readonly<Record<string, string>>;
  readonly onChange: (brand: Brand) => void;
}

/** Renders a field for each public token, and the brands to start from. */
export function BrandForm({ brand, defaults, onChange }: BrandFormProps) {
  const id = useId();
  const set = (token: Token, value: string) => {
    const { [token]: _, ...others } = brand;
    onChange(value ? { ...others, [token]: value } : others);
  };
  return (
    <form className="brand-form" onSubmit={(event) => event.preventDefault()}>
      {TOKENS.map((token) => (
        <div key={token} className="brand-field">
          <label htmlFor={`${id}${token}`}>{LABELS[token]}</label>
          <div>
            {token !== 'radius' && (
              <input
                type="color"
                aria-label={`${LABELS[token]}, picker`}
                value={brand[token] ?? defaults[token] ?? '#000000'}
                onChange={({ target }) => set(token, target.value)}
              />
            )}
            <input
              id={`${id}${token}`}
              spellCheck={false}
              autoComplete="off"
              placeholder={defaults[token]}
              value={brand[token] ?? ''}
              onChange={({ target }) => set(token, target.value)}
            />
          </div>
          <code>{`--waybill-${token}`}</code>
        </div>
      ))}
      <div className="brand-presets">
        <span>Start from</span>
        {Object.entries(BRANDS).map(([name, { title, tokens }]) => (
          <button key={name} type="button" onClick={() => onChange(tokens)}>
            {title}
          </button>
        ))}
      </div>
    </form>
  );
}
