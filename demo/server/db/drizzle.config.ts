import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: 'demo/server/db/schema.ts',
  out: 'demo/server/migrations',
});
