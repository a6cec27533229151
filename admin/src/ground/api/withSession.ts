import { auth } from '../session/auth';
import { type Reentry, requestReentry } from '../session/reentry';

type Attempt = { status: number /** Of a refusal. */; codigo?: string | undefined };

/**
 * Sends something with the user's token, however often it takes: with one made now where the server no longer takes the
 * first, and again once they gave their password where it asks for that. Who declines gets the refusal.
 */
export async function withSession<A extends Attempt>(send: (token: string | undefined) => Promise<A>): Promise<A> {
  const first = await send(await tokenOf(false));
  if (first.status !== 401) return first;
  // A role that was changed meanwhile, or a clock that drifted: a token made now may do, but for a sign-in of long ago.
  const renews = reasonOf(first) === 'ended' && auth.currentUser;
  const second = renews ? await send(await tokenOf(true)) : first;
  if (second.status !== 401) return second;
  return requestReentry(reasonOf(second)).then(
    async () => send(await tokenOf(false)),
    () => second,
  );
}

const reasonOf = ({ codigo }: Attempt): Reentry => (codigo === 'reautenticacion_requerida' ? 'confirm' : 'ended');

// A session that was revoked can't renew its token: the call then goes without, and the server's 401 asks to sign in.
const tokenOf = (renew: boolean) => auth.currentUser?.getIdToken(renew).catch(() => undefined);
