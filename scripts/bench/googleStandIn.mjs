/**
 * Stand-in for Google with its own keys: public keys of ID tokens, accounts (including new ones), and access tokens.
 * Its parent sends `{ project, uid, host }`; it answers with its port and an ID token of that account.
 */
import { createSign, generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const certificate = publicKey.export({ type: 'spki', format: 'pem' });

process.once('message', ({ project, uid, host }) => {
  const accounts = new Map([[uid, { localId: uid }]]);
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const lasting = { 'content-type': 'application/json', 'cache-control': 'public, max-age=21600' };
    response.writeHead(200, lasting).end(JSON.stringify(answerTo(request.url, body, accounts)));
  });
  server.listen(0, host, () => process.send({ port: server.address().port, token: idToken(project, uid) }));
});

function answerTo(url, body, accounts) {
  if (url.endsWith('/accounts')) {
    const account = JSON.parse(body);
    accounts.set(account.localId, account);
    return { localId: account.localId };
  }
  if (url.includes('lookup')) {
    const { localId = [], email = [] } = JSON.parse(body);
    const users = [...accounts.values()].filter(
      (account) => localId.includes(account.localId) || email.includes(account.email),
    );
    return users.length > 0 ? { users } : {};
  }
  if (url.includes('/token'))
    return {
      access_token: 'x',
      issued_token_type: 'urn:ietf:params:oauth:token-type:access_token',
      token_type: 'Bearer',
      expires_in: 3600,
    };
  return { bench: certificate };
}

function idToken(project, uid) {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    auth_time: now,
    user_id: uid,
    sub: uid,
    iat: now,
    exp: now + 3600,
    firebase: { identities: {}, sign_in_provider: 'password' },
  };
  const unsigned = `${encoded({ alg: 'RS256', typ: 'JWT', kid: 'bench' })}.${encoded(claims)}`;
  return `${unsigned}.${createSign('RSA-SHA256').update(unsigned).sign(privateKey, 'base64url')}`;
}

function encoded(value) {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
