import type { FrameLocator, Page } from 'playwright';

/** What somebody does who writes a page in WordPress. */

/** Returns the canvas of the block editor, which is a frame. */
export const canvasOf = (page: Page): FrameLocator => page.frameLocator('iframe[name="editor-canvas"]');

/** Begins a post or a page in the block editor. */
export async function begin(page: Page, origin: string, title: string, type: 'post' | 'page' = 'post'): Promise<void> {
  await page.goto(`${origin}/wp-admin/post-new.php?post_type=${type}`);
  await canvasOf(page).getByRole('textbox', { name: 'Add title' }).fill(title);
}

/** Inserts a block by its title. */
export async function insert(page: Page, block: string): Promise<void> {
  const inserter = page.getByRole('button', { name: 'Block Inserter', exact: true });
  if ((await inserter.getAttribute('aria-expanded')) !== 'true') await inserter.click();
  await page.getByRole('searchbox').fill(block);
  // The glyph of its icon is the beginning of its name.
  await page
    .getByRole('option', { name: new RegExp(`${block}$`) })
    .first()
    .click();
}

/** Publishes from the block editor. @returns the address of what was published */
export async function publish(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const panel = page.getByRole('region', { name: 'Editor publish' });
  await panel.getByRole('button', { name: 'Publish', exact: true }).click();
  const link = panel.getByRole('link', { name: /^View/ }).first();
  await link.waitFor();
  return `${await link.getAttribute('href')}`;
}

/** Publishes a post from WordPress's own classic editor, written as HTML. @returns the address of the post */
export async function publishClassic(page: Page, origin: string, title: string, html: string): Promise<string> {
  await page.goto(`${origin}/wp-admin/post-new.php?classic`);
  await page.fill('#title', title);
  await page.click('#content-html');
  await page.fill('#content', html);
  // WordPress saves a draft first, and takes no press of the button meanwhile.
  await page.locator('#sample-permalink').waitFor();
  await page.click('#publish:not(.disabled)');
  // What is published is opened in the block editor again.
  await page.waitForURL(/post\.php\?post=\d+/);
  return `${origin}/?p=${new URL(page.url()).searchParams.get('post')}`;
}
