import type { Outgoing } from '../outgoing.js';
import type { Sender } from '../sender.js';

/** A way out for mails. */
export abstract class MailTransport {
  /** How long a send may take, in milliseconds: after that, whoever began it is taken for dead. */
  abstract readonly longestMs: number;
  /** Resolves once the mail is out of our hands, with what was said to it; throws an Error that says why not. */
  abstract send(mail: Outgoing, sender: Sender): Promise<string>;
}
