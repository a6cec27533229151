import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readConfig } from '../../src/platform/config/config.js';
import type { Config } from '../../src/platform/config/settings.js';
import { tryCredentials } from '../../src/startup/tryCredentials.js';

/**
 * Runs in its own process, because Google's library caches the first credentials. Tests the credentials of a cloud
 * whose server answers each given status, and prints the result. Writes them to GOOGLE_APPLICATION_CREDENTIALS.
 */
const { GOOGLE_APPLICATION_CREDENTIALS: file = '' } = process.env;
let status = 0;
const google = createServer((_request, response) => response.writeHead(status).end('{}'));
google.listen(0, '127.0.0.1', async () => {
  writeFileSync(`${file}.permiso`, 'permiso');
  const credentials = {
    type: 'external_account',
    audience: '//iam.googleapis.com/projects/1/locations/global/workloadIdentityPools/p/providers/q',
    subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
    token_url: `http://127.0.0.1:${(google.address() as AddressInfo).port}/v1/token`,
    credential_source: { file: `${file}.permiso` },
  };
  writeFileSync(file, JSON.stringify(credentials));
  const config: Config = {
    ...readConfig({ NODE_ENV: 'test', GOOGLE_APPLICATION_CREDENTIALS: file }),
    NODE_ENV: 'production',
  };
  for (const argument of process.argv.slice(2)) {
    status = Number(argument);
    const { faults = [], warnings = [] } = await tryCredentials(config);
    const messages = [...faults.map(({ message }) => `fault: ${message}`), ...warnings.map(({ message }) => message)];
    console.log(messages.join());
  }
  google.close();
});
