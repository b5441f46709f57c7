import { describe, expect, it } from 'vitest';
import { one, seen, shadowOf } from '../kit/look';
import { openPage, until } from '../kit/mount';

const TAG = 'waybill-plan-comparison';

describe('<waybill-plan-comparison>', () => {
  it('says that there is nothing yet, in the language of the page', async () => {
    await openPage(`<div lang="es"><${TAG}></${TAG}></div>`);
    await until(() => expect(seen(TAG)).toBe('Aquí todavía no hay nada.'));
  });

  it('has the heading that the page gives it', async () => {
    await openPage(`<${TAG} heading="Next steps"></${TAG}>`);
    await until(() => one(shadowOf(TAG), 'heading', 'Next steps'));
    document.querySelector(TAG)?.removeAttribute('heading');
    await until(() => expect(seen(TAG)).toBe('Nothing here yet.'));
  });
});
