import { describe, expect, it } from 'vitest';
import { filesIn } from './files';
import { mixedTexts } from './mixed-text';

describe('a text in JSX', () => {
  it.each([
    ['<p>From {price}</p>', ['From']],
    ["<p>{icon}{t('cart.title')}</p>", ["{t('cart.title')}"]],
    ['<p><b>1</b> {isLong && `${days} days`}</p>', ['{isLong && `${days} days`}']],
    ['<p>{plan.title} <i /></p>', ['{plan.title}']],
    ["<p>\n  {t('cart.title')}\n</p>", []],
    ["<p><span>{t('cart.title')}</span> <i /></p>", []],
    ["<p>{note && <i />}{' '}<b /></p>", []],
    ['<>{now}</>', ['{now}']],
    ["function Note() { return t('cart.title'); }", ["t('cart.title')"]],
    ["function Note() { return isLong ? <b>5</b> : '5'; }", ["isLong ? <b>5</b> : '5'"]],
    ["function Note() { const say = () => { return t('cart.title'); }; return <p>{say()}</p>; }", []],
  ])('in %j is found where it has siblings or no element', (source, texts) => {
    expect(mixedTexts(source).map(({ text }) => text)).toEqual(texts);
  });

  // React writes such a text anew. It would go on writing to one beside others after a translator has taken it from the page.
  it('is the only child of its element', () => {
    const views = filesIn(['src', 'widgets'], /\.tsx$/);
    expect(views.length).toBeGreaterThan(100);
    const found = views.flatMap(({ path, text }) =>
      mixedTexts(text).map((mixed) => `${path}:${mixed.line} ${mixed.text}`),
    );
    expect(found).toEqual([]);
  });
});
