import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { Builder, Capabilities, Key, Origin, type WebDriver } from 'selenium-webdriver';
import { ensureWebKit } from '../../tools/browsers.mjs';
import { PATIENCE, WINDOW, type Driver, type NamedKey, type Tab } from './tab';

// Its file has another path than its types, so an import of one would not find the other.
const { DriverService }: typeof import('selenium-webdriver/remote') = createRequire(import.meta.url)(
  'selenium-webdriver/remote',
);

const KEYS: Readonly<Record<NamedKey, string>> = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  Space: ' ',
  ArrowDown: Key.ARROW_DOWN,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  Backspace: Key.BACK_SPACE,
};

/** Starts a display on the first free number. @returns its process and its name, such as `:99` */
async function startDisplay(program: string): Promise<{ process: ChildProcess; name: string }> {
  const process = spawn(program, ['-displayfd', '1', '-screen', '0', '1920x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = await once(process.stdout, 'data');
  return { process, name: `:${String(number).trim()}` };
}

/** Resizes the window, which the window manager does a while after it was asked; a page that opens before would be drawn for both sizes. */
async function sizeTo(session: WebDriver, width: number): Promise<void> {
  await session
    .manage()
    .window()
    .setRect({ ...WINDOW, width });
  await session.wait(() => session.executeScript((asked: number) => innerWidth === asked, width), PATIENCE);
}

/** Commands of a session go to one window at a time, so each switches to its own first. */
function tabOf(session: WebDriver, handle: string): Tab {
  const here = async (): Promise<WebDriver> => {
    await session.switchTo().window(handle);
    return session;
  };
  const send = async (text: string): Promise<void> => (await here()).actions().sendKeys(text).perform();
  return {
    open: async (url) => (await here()).get(url),
    run: async (task, given) => (await here()).executeScript(`return (${task.toString()})(arguments[0])`, given),
    clickAt: async (x, y) =>
      (await here())
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT })
        .click()
        .perform(),
    press: (key) => send(KEYS[key]),
    type: send,
    resize: async (width) => sizeTo(await here(), width),
    async picture() {
      // The first picture may show an old frame.
      await (await here()).takeScreenshot();
      return Buffer.from(await session.takeScreenshot(), 'base64');
    },
    async another() {
      await here();
      await session.switchTo().newWindow('window');
      await sizeTo(session, WINDOW.width);
      return tabOf(session, await session.getWindowHandle());
    },
  };
}

/** Starts WebKitGTK on a display of its own. It is driven over classic WebDriver. */
export async function startWebKit(): Promise<Driver> {
  const programs = ensureWebKit();
  const display = await startDisplay(programs.display);
  // Without a language `navigator.language` would be “C”. As root, in a container, the browser’s own sandbox does not start.
  const env = {
    ...process.env,
    DISPLAY: display.name,
    LANG: 'en_US.UTF-8',
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  };
  const windows = spawn(programs.windows, [], { env, stdio: 'ignore' });
  const driver = new DriverService.Builder(programs.driver).setLoopback(true).setEnvironment(env).build();
  const address = await driver.start();
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] },
  });
  let session: WebDriver | undefined;
  /** Ends the session. One whose page has died has no answer. */
  const end = () => session?.quit().catch(() => undefined);
  return {
    async fresh() {
      await end();
      session = await new Builder().usingServer(address).withCapabilities(capabilities).build();
      await session.manage().setTimeouts({ script: PATIENCE, pageLoad: PATIENCE });
      await sizeTo(session, WINDOW.width);
      return tabOf(session, await session.getWindowHandle());
    },
    async close() {
      await end();
      await driver.kill();
      windows.kill();
      display.process.kill();
    },
  };
}
