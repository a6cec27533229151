import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './src/platform/database/tables/drizzleKitSchema.cts',
  out: './drizzle',
});
