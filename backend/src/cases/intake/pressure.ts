import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '../../platform/config/config.js';
import type { Config } from '../../platform/config/settings.js';
import { networkOf, siteOf } from '../../platform/http/budget/networkOf.js';
import { Limits } from '../../platform/limits/limits.service.js';

/** Whether so much is being sent that a proof is asked of whoever sends. */
@Injectable()
export class Pressure {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly limits: Limits,
  ) {}

  /** Counts one send from that address, and says whether a proof is asked for it; of what looks automatic it always is. */
  async add(address: string, automatic: boolean): Promise<boolean> {
    const [network, site, all] = await Promise.all([
      this.limits.count('pressureOfNetwork', networkOf(address)),
      this.limits.count('pressureOfSite', siteOf(address)),
      this.limits.count('pressureOfAll', ''),
    ]);
    if (this.config.CHALLENGE !== 'auto') return this.config.CHALLENGE === 'always';
    return automatic || network.over || site.over || all.over;
  }
}
