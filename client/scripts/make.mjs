import { apiDocument } from '@coop/backend/apiDocument';
import { readConfig } from '@coop/backend/config';
import { makeClient } from './makeClient.mjs';

// npm run client: the API of these sources. npm run client -- https://cooperativa.example: the API of that server.
const [origin] = process.argv.slice(2);
await makeClient(origin ? await served(origin) : await apiDocument(readConfig({ NODE_ENV: 'test', SITE: '0' })));

async function served(origin) {
  const answer = await fetch(new URL('/api/openapi.json', origin));
  return answer.json();
}
