import { makeClient } from './makeClient.mjs';

// npm run client -- http://127.0.0.1:3000
const [origin = 'http://127.0.0.1:3000'] = process.argv.slice(2);
const answer = await fetch(new URL('/api/openapi.json', origin));
await makeClient(await answer.json());
