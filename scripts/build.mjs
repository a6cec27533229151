import { buildParts } from './parts/buildParts.mjs';

await buildParts(console.log).catch((error) => {
  console.error(error.message);
  process.exit(1);
});
