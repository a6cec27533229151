import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A delivered e-mail: envelope recipients, raw bytes and parsed content. */
export type Delivered = { to: string[]; raw: string; mail: Email };

export type MailServer = {
  url: string;
  delivered: Delivered[];
  /** Answers every recipient, or the given command, with that status from now on; undefined accepts. */
  answer: (status: number | undefined, message?: string, command?: Command) => void;
  close: () => Promise<void>;
  /** Listens again on the same port. */
  open: () => Promise<void>;
};

type Command = 'MAIL FROM' | 'RCPT TO' | 'DATA';

/** A mail server on the loopback address. */
export async function startMailServer(): Promise<MailServer> {
  const delivered: Delivered[] = [];
  let refusal: { status: number; message: string; command: Command } | undefined;
  let port = 0;
  let server = make();
  await open();
  return {
    url: `smtp://127.0.0.1:${port}`,
    delivered,
    answer: (status, message = 'Not now,\r\nnot here', command = 'RCPT TO') => {
      refusal = status === undefined ? undefined : { status, message, command };
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
    open: () => {
      server = make();
      return open();
    },
  };

  function make() {
    return new SMTPServer({
      disabledCommands: ['STARTTLS', 'AUTH'],
      onMailFrom: (_address, _session, done) => done(refusedTo('MAIL FROM')),
      onRcptTo: (_address, _session, done) => done(refusedTo('RCPT TO')),
      onData: (stream, session, done) => {
        buffer(stream).then(async (bytes) => {
          const refused = refusedTo('DATA');
          if (refused) return done(refused);
          const to = session.envelope.rcptTo.map(({ address }) => address);
          delivered.push({ to, raw: bytes.toString(), mail: await PostalMime.parse(bytes) });
          done();
        }, done);
      },
    });
  }

  function refusedTo(command: Command) {
    if (refusal?.command !== command) return null;
    return Object.assign(new Error(refusal.message), { responseCode: refusal.status });
  }

  async function open() {
    await once(server.listen(port, '127.0.0.1'), 'listening');
    port = (server.server.address() as AddressInfo).port;
  }
}
