import type { Outgoing } from '../outgoing.js';
import type { Sender } from '../sender.js';

/** A mail transport. */
export abstract class MailTransport {
  /** Maximum duration of a send in milliseconds; after it, the sender is considered dead. */
  abstract readonly longestMs: number;
  /** Resolves with the server's response once the mail is accepted; throws an Error with the reason otherwise. */
  abstract send(mail: Outgoing, sender: Sender): Promise<string>;
}
