import { Injectable } from '@nestjs/common';
import { ServerSecret } from '../../platform/config/server-secret.js';
import { networkOf, siteOf } from '../../platform/http/budget/networkOf.js';
import type { LimitName } from '../../platform/limits/figures.js';
import { type Counted, Limits, type Standing } from '../../platform/limits/limits.service.js';
import { Gate } from './gate.js';
import type { Sender } from './sender.js';

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

  /**
   * Counts one send, and gives what takes that back where it is refused: what nobody reads keeps nobody of that network out. Throws
   * a 429 that says when to try again.
   */
  async take(address: string): Promise<() => Promise<void>> {
    const counted: CountedOnce[] = [];
    for (const { name, what } of sendsFrom(address))
      counted.push({ name, what, standing: await this.limits.take(name, what) });
    return () => this.giveBack(counted);
  }

  /** Throws the same when there is no room for another send, and counts nothing: for before a body is read. */
  async requireRoom(address: string): Promise<void> {
    for (const { name, what } of sendsFrom(address)) await this.limits.requireRoom(name, what);
  }

  /**
   * Counts one submission of that section that is about to be kept, by whoever says to have that document. Many of one
   * document from one network are refused; after many from others, and after a day's worth of one network, a proof is
   * asked, unless `proof` is that of this send: whoever else is behind that network, and whose document it is, always get
   * in. Gives the mark of the proof, and what takes the count back where the send comes to nothing.
   */
  async takeKept(section: string, documento: unknown, sender: Sender, proof: string | null): Promise<Taken> {
    const document = typeof documento === 'string' ? [section, documento] : undefined;
    const counted = document ? await this.takeNear(document, sender.address) : [];
    const giveBack = () => this.giveBack(counted);
    const everywhere = [
      ...(document ? [{ name: 'documentAnywhere', what: document } as const] : []),
      ...near('formsOfNetworkInDay', 'formsOfSiteInDay', sender.address).map(({ name, of }) => ({ name, what: of })),
    ];
    for (const { name, what } of everywhere)
      counted.push({ name, what, standing: await this.limits.count(name, what), asksProof: true });
    if (proof || !counted.some(({ asksProof, standing }) => asksProof && standing.over)) return { proof, giveBack };
    const given = await this.gate.prove(sender).catch(async (problem: unknown) => {
      // It comes again with the proof.
      await giveBack();
      throw problem;
    });
    return { proof: given, giveBack };
  }

  /** After its network its site: who is refused in the first takes nothing from those beside it. */
  private async takeNear(document: readonly string[], address: string): Promise<CountedOnce[]> {
    const taken: CountedOnce[] = [];
    for (const { name, of } of near('documentInNetwork', 'documentInSite', address)) {
      const what = [...document, of];
      taken.push({ name, what, standing: await this.limits.take(name, what, OFTEN) });
    }
    return taken;
  }

  private async giveBack(counted: readonly CountedOnce[]): Promise<void> {
    for (const { name, what, standing } of counted) await this.limits.giveBack(name, what, standing);
  }

  /** The address in a form that tells equals apart without telling where they are. */
  fingerprint(address: string): string {
    return this.secret.sign('origen', networkOf(address));
  }
}

/** With `asksProof` it refuses nobody who gives one. */
type CountedOnce = { name: LimitName; what: Counted; standing: Standing; asksProof?: true };

const sendsFrom = (address: string) =>
  near('formsOfNetwork', 'formsOfSite', address).map(({ name, of }) => ({ name, what: of }));

/** What counts by the network of an address and, of IPv6, by the site around it. */
function near(ofNetwork: LimitName, ofSite: LimitName, address: string): { name: LimitName; of: string }[] {
  const [network, site] = [networkOf(address), siteOf(address)];
  return [{ name: ofNetwork, of: network }, ...(site === network ? [] : [{ name: ofSite, of: site }])];
}
