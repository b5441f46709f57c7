import { startServer } from '../../demo/server/server';
import { freePort } from '../../tools/free-port.mjs';
import { startWordPress, type WordPress } from '../../tools/wordpress/site.mjs';
import { openPeople, type People } from './roles';

export interface Site extends People {
  readonly wordPress: WordPress;
  /** The address of the API, without a slash at its end. */
  readonly api: string;
  /** The address of an API that does not allow the site. */
  readonly closedApi: string;
  /** Ends the API, as a shop that is down. */
  endApi(): Promise<void>;
  close(): Promise<void>;
}

const addressOf = ({ url }: { readonly url: string }): string => url.replace(/\/$/, '');

/** Starts WordPress, a shop that allows it, one that does not, and a browser. */
export async function openWordPressSite(): Promise<Site> {
  const port = await freePort();
  const wordPress = await startWordPress(port);
  const shop = await startServer({ memory: true, port: 0, demo: true, origins: [wordPress.origin] });
  const closedShop = await startServer({ memory: true, port: 0 });
  const people = await openPeople(wordPress.origin);
  let isUp = true;
  const endApi = async (): Promise<void> => {
    if (isUp) await shop.close();
    isUp = false;
  };
  return {
    ...people,
    wordPress,
    api: addressOf(shop),
    closedApi: addressOf(closedShop),
    endApi,
    async close() {
      await people.leave();
      await endApi();
      await closedShop.close();
      await wordPress.stop();
    },
  };
}
