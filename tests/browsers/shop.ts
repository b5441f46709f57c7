import { openApp } from '../../demo/server/server';
import { listen, reporting, type Answer } from './listen';

/** A place that a browser visits. */
export interface Place {
  readonly origin: string;
  /** Takes what went wrong since the last call. */
  takeTroubles(): string[];
  close(): Promise<void>;
}

/**
 * Starts the demo with the reference backend. Its pages report what goes wrong in them, and it is recorded which calls fail.
 */
export async function startShop(): Promise<Place> {
  const troubles: string[] = [];
  const watched =
    (answer: Answer): Answer =>
    async (request, env) => {
      const response = await answer(request, env);
      if (response.status >= 400)
        troubles.push(`${response.status} ${request.method} ${new URL(request.url).pathname}`);
      return response;
    };
  const { app, vault, at, close } = await openApp({
    memory: true,
    demo: true,
    mailAllowance: 1_000_000,
  });
  const shop = await listen(
    reporting(
      watched((request, env) => app.fetch(request, env as never)),
      troubles,
    ),
  );
  const cards = await listen((request, env) => vault.fetch(request, env as never));
  at.shop = shop.origin;
  at.vault = cards.origin;
  return {
    origin: shop.origin,
    takeTroubles: () => troubles.splice(0),
    async close() {
      await Promise.all([shop, cards].map((one) => one.close()));
      await close();
    },
  };
}
