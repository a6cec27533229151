/**
 * Google as the product asks it, with keys of its own: the public keys of ID tokens, the accounts behind them, and access
 * to both. Told `{ project, uid }`, it says at which port it listens and gives an ID token of that account.
 */
import { createSign, generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const certificate = publicKey.export({ type: 'spki', format: 'pem' });

process.once('message', ({ project, uid }) => {
  const server = createServer((request, response) => {
    request.resume();
    const lasting = { 'content-type': 'application/json', 'cache-control': 'public, max-age=21600' };
    response.writeHead(200, lasting).end(JSON.stringify(answerTo(request.url, uid)));
  });
  server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port, token: idToken(project, uid) }));
});

function answerTo(url, uid) {
  if (url.includes('lookup')) return { users: [{ localId: uid }] };
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
  const said = `${encoded({ alg: 'RS256', typ: 'JWT', kid: 'bench' })}.${encoded(claims)}`;
  return `${said}.${createSign('RSA-SHA256').update(said).sign(privateKey, 'base64url')}`;
}

function encoded(value) {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
