import { Injectable } from '@nestjs/common';
import { ServerSecret } from '../../platform/config/server-secret.js';
import { networkOf } from '../../platform/http/budget/networkOf.js';
import { Limits } from '../../platform/limits/limits.service.js';
import { Gate } from './gate.js';
import type { Sender } from './sender.js';

const OF_NETWORK = ['formsOfNetwork', 'formsOfNetworkInDay'] as const;
const OFTEN = 'Ya recibimos varios envíos con ese documento. Si le urge, acérquese a una agencia.';

type Taken = { proof: string | null; giveBack(): Promise<void> };

/** How often one network, and one person, may send. */
@Injectable()
export class SubmissionLimits {
  constructor(
    private readonly limits: Limits,
    private readonly gate: Gate,
    private readonly secret: ServerSecret,
  ) {}

  /** Counts one send; throws a 429 that says when to try again. */
  async take(address: string): Promise<void> {
    for (const name of OF_NETWORK) await this.limits.take(name, networkOf(address));
  }

  /** Throws the same when there is no room for another send, and counts nothing: for before a body is read. */
  async requireRoom(address: string): Promise<void> {
    for (const name of OF_NETWORK) await this.limits.requireRoom(name, networkOf(address));
  }

  /**
   * Counts one submission of that section by whoever says to have that document. Many from one network are refused; after
   * many from others a proof is asked, unless `proof` is that of this send, so that whose document it is always gets in.
   * Gives the mark of the proof, and what takes the count back where the send comes to nothing.
   */
  async takeDocument(section: string, documento: unknown, sender: Sender, proof: string | null): Promise<Taken> {
    if (typeof documento !== 'string') return { proof, giveBack: async () => {} };
    const inNetwork = [section, documento, networkOf(sender.address)];
    const standing = await this.limits.take('documentInNetwork', inNetwork, OFTEN);
    const anywhere = [section, documento];
    const everywhere = await this.limits.count('documentAnywhere', anywhere);
    const giveBack = async () => {
      await this.limits.giveBack('documentInNetwork', inNetwork, standing);
      await this.limits.giveBack('documentAnywhere', anywhere, everywhere);
    };
    if (!everywhere.over || proof) return { proof, giveBack };
    const given = await this.gate.prove(sender).catch(async (problem: unknown) => {
      // It comes again with the proof.
      await this.limits.giveBack('documentInNetwork', inNetwork, standing);
      throw problem;
    });
    return { proof: given, giveBack };
  }

  /** The address in a form that tells equals apart without telling where they are. */
  fingerprint(address: string): string {
    return this.secret.sign('origen', networkOf(address));
  }
}
