import type { AnyRow } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import { ServerSecret } from '../../platform/config/server-secret.js';
import { networkOf, siteOf } from '../../platform/http/budget/networkOf.js';
import { tooMany } from '../../platform/http/budget/tooMany.js';
import { Problem } from '../../platform/http/problem.js';
import type { LimitName } from '../../platform/limits/figures.js';
import { Ledger } from '../../platform/limits/ledger.js';
import { Limits, SENDS, type Standing } from '../../platform/limits/limits.service.js';
import { Gate } from './gate.js';
import type { Sender } from './sender.js';

const OFTEN = 'Ya recibimos varios envíos con ese documento. Si le urge, acérquese a una agencia.';
/** There is another way for both: nobody is kept from what they have to say. */
const MUCH_ATTACHED =
  'Hoy ya recibimos muchos archivos por aquí. Puede enviar el formulario sin ellos, o llevarlos a una agencia.';

/** How often one network, and one person, may send, and how much. */
@Injectable()
export class SubmissionLimits {
  constructor(
    private readonly limits: Limits,
    private readonly gate: Gate,
    private readonly secret: ServerSecret,
  ) {}

  /** Where a send is counted, from its beginning to its end. */
  open(): Ledger {
    return new Ledger(this.limits);
  }

  /**
   * Counts one send. Past the limit throws a 429 that says when to try again, and with which proof at once; with that proof it gives
   * its mark.
   */
  async take(sender: Sender, ledger: Ledger): Promise<string | null> {
    const standings: Standing[] = [];
    for (const { name, of } of near('formsOfNetwork', 'formsOfSite', sender.address))
      standings.push(await ledger.count(name, of));
    const full = standings.find(({ over }) => over);
    if (!full) return null;
    return this.gate.prove(sender, ledger).catch((problem: unknown) => {
      throw problem instanceof Problem ? orWait(problem, full) : problem;
    });
  }

  /**
   * Counts one submission of that section that is about to be kept, by whoever says to have that document. Many of one
   * document from one network are refused; after many from others, and after a day's worth of one network, a proof is
   * asked, unless `proof` is that of this send: whoever else is behind that network, and whose document it is, always get
   * in. Gives the mark of the proof.
   */
  async takeKept(
    section: string,
    documento: unknown,
    { sender, proof, ledger }: { sender: Sender; proof: string | null; ledger: Ledger },
  ): Promise<string | null> {
    const document = typeof documento === 'string' ? [section, documento] : undefined;
    if (document)
      for (const { name, of } of near('documentInNetwork', 'documentInSite', sender.address))
        await ledger.take(name, [...document, of], OFTEN);
    const everywhere = [
      ...(document ? [{ name: 'documentAnywhere', what: document } as const] : []),
      ...near('formsOfNetworkInDay', 'formsOfSiteInDay', sender.address).map(({ name, of }) => ({ name, what: of })),
    ];
    let asksProof = false;
    for (const { name, what } of everywhere) asksProof = (await ledger.count(name, what)).over || asksProof;
    return proof || !asksProof ? proof : this.gate.proveAndSpend(sender, ledger);
  }

  /** Counts what is attached, in bytes, before any of it is kept. Past the day's throws a 429: files alone are refused by it. */
  async takeAttached(bytes: number, { address }: Sender, ledger: Ledger): Promise<void> {
    const kilobytes = Math.ceil(bytes / 1_024);
    const counted = [
      ...near('attachedOfNetwork', 'attachedOfSite', address),
      { name: 'attachedOfAll', of: 'all' } as const,
    ];
    for (const { name, of } of counted) await ledger.take(name, of, MUCH_ATTACHED, kilobytes);
  }

  /**
   * The site of an address in a form that tells equals apart without telling where they are: mails to one mailbox are counted by it.
   * Of what leaves no mailbox it equals no other, so that what is sent without a name can't be laid beside what has one.
   */
  fingerprint(address: string, { id, correo }: AnyRow): string {
    return this.secret.sign('origen', correo ? siteOf(address) : id);
  }
}

/** Who can't or won't give the proof that is asked waits instead. */
function orWait({ details: { reto } }: Problem, { msBeforeNext }: Standing): Problem {
  const { codigo, detail, details } = tooMany(msBeforeNext, SENDS);
  return new Problem(codigo, detail, { ...details, ...(reto && { reto }) });
}

/** What counts by the network of an address and, of IPv6, by the site around it. */
function near(ofNetwork: LimitName, ofSite: LimitName, address: string): { name: LimitName; of: string }[] {
  const [network, site] = [networkOf(address), siteOf(address)];
  return [{ name: ofNetwork, of: network }, ...(site === network ? [] : [{ name: ofSite, of: site }])];
}
