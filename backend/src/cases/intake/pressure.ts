import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '../../platform/config/config.js';
import type { Config } from '../../platform/config/settings.js';
import { networkOf, siteOf } from '../../platform/http/budget/networkOf.js';
import { Limits } from '../../platform/limits/limits.service.js';

/** Load detection: whether submissions need a challenge. */
@Injectable()
export class Pressure {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly limits: Limits,
  ) {}

  /** Counts one submission and returns whether it needs a challenge; suspected bots always do. */
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
