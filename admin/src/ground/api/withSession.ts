import { auth } from '../session/auth';
import { type Reentry, requestReentry, sessionOwner } from '../session/reentry';

type Attempt = { status: number /** Of a refusal. */; codigo?: string | undefined };

/**
 * Sends something with the user's token, however often it takes: with one made now where the server no longer takes the
 * first, and again once they gave their password where it asks for that. Who declines gets the refusal; so does whoever
 * another person took the place of meanwhile, in whose name nothing goes out that they did not ask for.
 */
export async function withSession<A extends Attempt>(send: (token: string | undefined) => Promise<A>): Promise<A> {
  const owner = sessionOwner();
  const attempt = async (renew: boolean) => send(await tokenOf(owner, renew));
  const first = await attempt(false);
  if (first.status !== 401) return first;
  // A role that was changed meanwhile, or a clock that drifted: a token made now may do, but for a sign-in of long ago.
  const renews = reasonOf(first) === 'ended' && auth.currentUser;
  const second = renews ? await attempt(true) : first;
  if (second.status !== 401 || sessionOwner() !== owner) return second;
  return requestReentry(reasonOf(second)).then(
    () => attempt(false),
    () => second,
  );
}

const reasonOf = ({ codigo }: Attempt): Reentry => (codigo === 'reautenticacion_requerida' ? 'confirm' : 'ended');

// A session that was revoked can't renew its token: the call then goes without, and the server's 401 asks to sign in.
const tokenOf = async (owner: string | undefined, renew: boolean) => {
  const user = auth.currentUser;
  return user?.uid === owner ? user?.getIdToken(renew).catch(() => undefined) : undefined;
};
