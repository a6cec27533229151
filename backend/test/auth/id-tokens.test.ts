import { createHmac, createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { Agent, createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { IdTokens } from '../../src/platform/auth/id-tokens.js';
import { unsignedToken } from './tokens.js';

const CACHED = { fresh: false };
const FRESH = { fresh: true };
const now = () => Math.floor(Date.now() / 1000);
const keyPair = generateKeyPairSync('rsa', { modulusLength: 2048 });
const otherKeyPair = generateKeyPairSync('rsa', { modulusLength: 2048 });
const certificate = keyPair.publicKey.export({ type: 'spki', format: 'pem' }) as string;

/** Redirects the SDK's requests for Google's public keys and accounts to a local port, without TLS. */
class AgentTo extends Agent {
  readonly protocol = 'https:';
  readonly defaultPort = 443;

  constructor(private readonly port: number) {
    super();
  }

  override createConnection() {
    return connect(this.port, '127.0.0.1');
  }
}

// The emulator's tokens are unsigned, so signature verification is tested here.
describe('ID tokens in production', () => {
  let keys: Server;
  let app: App;
  let tokens: IdTokens;
  let answer = 200;
  /** Account that Google's lookup returns. */
  let account: { disabled?: boolean; validSince?: string } = {};
  beforeAll(async () => {
    delete process.env.FIREBASE_AUTH_EMULATOR_HOST;
    keys = createServer(({ url }, response) => {
      const body = url?.includes('lookup') ? { users: [{ localId: 'ana', ...account }] } : { k1: certificate };
      response.writeHead(answer, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
    await new Promise<void>((ready) => keys.listen(0, '127.0.0.1', ready));
    app = startApp('demo-kantuta');
    tokens = new IdTokens(getAuth(app));
  });
  afterAll(async () => {
    await deleteApp(app);
    keys.close();
  });

  const startApp = (name: string, port = (keys.address() as AddressInfo).port) =>
    initializeApp(
      {
        projectId: 'demo-kantuta',
        credential: { getAccessToken: async () => ({ access_token: 'x', expires_in: 3600 }) },
        httpAgent: new AgentTo(port),
      },
      name,
    );

  it('are accepted with a valid signature', async () => {
    expect(await tokens.verify(signed('ana'), CACHED)).toMatchObject({ uid: 'ana' });
  });

  it('are accepted for twelve hours after the sign-in, also when renewed', async () => {
    const token = signed('ana', { auth_time: now() - 12 * 3600 + 60 });
    expect(await tokens.verify(token, CACHED)).toMatchObject({ uid: 'ana' });
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
    await expect(tokens.verify(token, CACHED)).rejects.toMatchObject({
      codigo: 'no_autenticado',
      detail: 'Pasaron más de doce horas desde que ingresó: ingrese otra vez.',
    });
    jest.restoreAllMocks();
  });

  it('are verified once and rejected after they expire', async () => {
    const token = signed('ana', { exp: now() + 60 });
    const look = jest.spyOn(getAuth(app), 'verifyIdToken');
    await tokens.verify(token, CACHED);
    await tokens.verify(token, FRESH);
    expect(await tokens.holder(token)).toBe('ana');
    expect(look).toHaveBeenCalledTimes(1);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    await expect(tokens.verify(token, CACHED)).rejects.toMatchObject({ codigo: 'no_autenticado' });
    await expect(tokens.holder(token)).rejects.toMatchObject({ codigo: 'no_autenticado' });
    jest.restoreAllMocks();
  });

  it('with a forged signature are rejected after a valid token of the same user', async () => {
    const token = signed('ana');
    await tokens.verify(token, CACHED);
    const forged = `${token.slice(0, -8)}AAAAAAAA`;
    await expect(tokens.verify(forged, CACHED)).rejects.toMatchObject({ codigo: 'no_autenticado' });
    await expect(tokens.verify(token, CACHED)).resolves.toMatchObject({ uid: 'ana' });
  });

  it.each([
    ['without a signature', () => unsignedToken('ana')],
    ['without a signature, with a key id', () => unsignedToken('ana', {}, { kid: 'k1' })],
    ['signed with another key', () => signed('ana', {}, { key: otherKeyPair.privateKey })],
    [
      'signed with another key, without a key id',
      () => signed('ana', {}, { key: otherKeyPair.privateKey, kid: undefined }),
    ],
    ['with an unknown key id', () => signed('ana', {}, { kid: 'k2' })],
    [
      'with their own key',
      () => signed('ana', {}, { key: otherKeyPair.privateKey, jku: 'http://127.0.0.1/k', jwk: {} }),
    ],
    ['signed with the public key as a secret', () => signedAsSecret('ana')],
    ['altered after signing', () => altered(signed('ana'), { sub: 'eva' })],
    ['of another project', () => signed('ana', { aud: 'otro', iss: 'https://securetoken.google.com/otro' })],
    ['expired a second ago', () => signed('ana', { exp: now() - 1 })],
    ['not valid yet', () => signed('ana', { nbf: now() + 3600 })],
    ['issued in the future', () => signed('ana', { iat: now() + 3600 })],
    ['of a future sign-in', () => signed('ana', { auth_time: now() + 3600 })],
    ['of a sign-in of more than twelve hours ago', () => signed('ana', { auth_time: now() - 12 * 3600 - 1 })],
    ['that are session cookies', () => signed('ana', { iss: 'https://session.firebase.google.com/demo-kantuta' })],
  ])('are rejected %s', async (_, token) => {
    await expect(tokens.verify(token(), CACHED)).rejects.toMatchObject({ codigo: 'no_autenticado' });
  });

  describe('token of an ended session', () => {
    afterEach(() => {
      account = {};
      jest.restoreAllMocks();
    });

    it.each([
      ['revoked', () => ({ validSince: String(now() + 1) })],
      ['disabled', () => ({ disabled: true })],
    ])('is rejected at once for fresh checks and within two seconds otherwise: %s', async (_, ended) => {
      const token = signed('ana');
      await tokens.verify(token, CACHED);
      account = ended();
      await tokens.verify(token, CACHED);
      jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 2_001);
      await expect(tokens.verify(token, CACHED)).rejects.toMatchObject({ codigo: 'no_autenticado' });
      jest.restoreAllMocks();
      await expect(tokens.verify(token, FRESH)).rejects.toMatchObject({ codigo: 'no_autenticado' });
      await expect(tokens.verify(token, CACHED)).rejects.toMatchObject({ codigo: 'no_autenticado' });
      account = {};
      await expect(tokens.verify(token, FRESH)).resolves.toMatchObject({ uid: 'ana' });
    });
  });

  it('return 503 while the keys are unavailable', async () => {
    answer = 500;
    const without = startApp('without-keys');
    await expect(new IdTokens(getAuth(without)).verify(signed('ana'), CACHED)).rejects.toMatchObject({
      codigo: 'no_disponible',
    });
    await deleteApp(without);
    answer = 200;
  });

  it('return 503 while the key server is unreachable', async () => {
    const unknown = startApp('nobody-there', 1);
    await expect(new IdTokens(getAuth(unknown)).verify(signed('ana'), CACHED)).rejects.toMatchObject({
      codigo: 'no_disponible',
    });
    await deleteApp(unknown);
  });
});

type Signing = { key?: KeyObject; kid?: string | undefined; jku?: string; jwk?: object };

function signed(uid: string, claims: Record<string, unknown> = {}, signing: Signing = {}): string {
  const { key = keyPair.privateKey, ...header } = { kid: 'k1', ...signing };
  const [head, payload] = unsignedToken(uid, claims, { alg: 'RS256', ...header }).split('.');
  return `${head}.${payload}.${createSign('RSA-SHA256').update(`${head}.${payload}`).sign(key, 'base64url')}`;
}

function signedAsSecret(uid: string): string {
  const [head, payload] = unsignedToken(uid, {}, { alg: 'HS256', kid: 'k1' }).split('.');
  return `${head}.${payload}.${createHmac('sha256', certificate).update(`${head}.${payload}`).digest('base64url')}`;
}

function altered(token: string, claims: Record<string, unknown>): string {
  const [head, payload = '', signature] = token.split('.');
  const read = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return `${head}.${Buffer.from(JSON.stringify({ ...read, ...claims })).toString('base64url')}.${signature}`;
}
