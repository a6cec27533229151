import type { AnyRow } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import { ServerSecret } from '../../platform/config/config.js';
import { tooMany } from '../../platform/http/budget/address-limit.js';
import { networkOf, siteOf } from '../../platform/http/budget/networkOf.js';
import { Problem } from '../../platform/http/problem.js';
import type { LimitName } from '../../platform/limits/figures.js';
import { Ledger } from '../../platform/limits/ledger.js';
import { type LimitState, Limits, SENDS } from '../../platform/limits/limits.service.js';
import { Gate } from './gate.js';
import type { Sender } from './submission.js';

const OFTEN = 'Ya recibimos varios envíos con ese documento. Si le urge, acérquese a una agencia.';
/** Both limits have an alternative, so nobody is kept from submitting. */
const TOO_MANY_FILES =
  'Hoy ya recibimos muchos archivos por aquí. Puede enviar el formulario sin ellos, o llevarlos a una agencia.';

/** Rate limits of submissions, by network, by person and by volume. */
@Injectable()
export class SubmissionLimits {
  constructor(
    private readonly limits: Limits,
    private readonly gate: Gate,
    private readonly secret: ServerSecret,
  ) {}

  open(): Ledger {
    return new Ledger(this.limits);
  }

  /** Counts a submission. Above the limit it returns an accepted challenge's id, else throws a 429. */
  async consume(sender: Sender, ledger: Ledger): Promise<string | null> {
    const states: LimitState[] = [];
    for (const { name, of } of limitsByAddress('formsOfNetwork', 'formsOfSite', sender.address))
      states.push(await ledger.count(name, of));
    const full = states.find(({ over }) => over);
    if (!full) return null;
    return this.gate.prove(sender, ledger).catch((problem: unknown) => {
      throw problem instanceof Problem ? orWait(problem, full) : problem;
    });
  }

  /**
   * Counts a submission of a section before it is stored, by document number.
   *
   * Throws a 429 for many with one document from one network.
   *
   * Demands a challenge for many from other networks, or beyond a network's daily limit, unless `proof` is given.
   * Others on that network and the document's owner can always submit.
   *
   * Returns the challenge's id.
   */
  async countAccepted(
    section: string,
    documento: unknown,
    { sender, proof, ledger }: { sender: Sender; proof: string | null; ledger: Ledger },
  ): Promise<string | null> {
    const document = typeof documento === 'string' ? [section, documento] : undefined;
    if (document)
      for (const { name, of } of limitsByAddress('documentInNetwork', 'documentInSite', sender.address))
        await ledger.consume(name, [...document, of], OFTEN);
    const everywhere = [
      ...(document ? [{ name: 'documentAnywhere', what: document } as const] : []),
      ...limitsByAddress('formsOfNetworkInDay', 'formsOfSiteInDay', sender.address).map(({ name, of }) => ({
        name,
        what: of,
      })),
    ];
    let asksProof = false;
    for (const { name, what } of everywhere) asksProof = (await ledger.count(name, what)).over || asksProof;
    return proof || !asksProof ? proof : this.gate.proveAndSpend(sender, ledger);
  }

  /** Counts attachments' bytes before storing them. Throws a 429 above the daily limit, which affects only files. */
  async consumeAttachments(bytes: number, { address }: Sender, ledger: Ledger): Promise<void> {
    const kilobytes = Math.ceil(bytes / 1_024);
    const counted = [
      ...limitsByAddress('attachedOfNetwork', 'attachedOfSite', address),
      { name: 'attachedOfAll', of: 'all' } as const,
    ];
    for (const { name, of } of counted) await ledger.consume(name, of, TOO_MANY_FILES, kilobytes);
  }

  /** Returns a keyed hash of the site; unique per row without a mailbox, so anonymous rows can't be linked. */
  fingerprint(address: string, { id, correo }: AnyRow): string {
    return this.secret.sign('origen', correo ? siteOf(address) : id);
  }
}

/** Adds the waiting time to the problem, for senders without the proof. */
function orWait({ details: { reto } }: Problem, { msBeforeNext }: LimitState): Problem {
  const { codigo, detail, details } = tooMany(msBeforeNext, SENDS);
  return new Problem(codigo, detail, { ...details, ...(reto && { reto }) });
}

function limitsByAddress(ofNetwork: LimitName, ofSite: LimitName, address: string): { name: LimitName; of: string }[] {
  const [network, site] = [networkOf(address), siteOf(address)];
  return [{ name: ofNetwork, of: network }, ...(site === network ? [] : [{ name: ofSite, of: site }])];
}
