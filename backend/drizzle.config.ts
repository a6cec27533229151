import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './src/platform/database/drizzleKitSchema.cts',
  out: './drizzle',
});
