import { Injectable } from '@nestjs/common';
import { ContentChanges } from '../../platform/database/content-changes.js';
import { PublicAddresses } from '../../publishing/seo/public-addresses.js';

/**
 * Where the pages stand that staff published. Held in memory until the content changes: whether there is a page at an address
 * is asked for each that the site itself lacks. The day on which one holds is for whoever draws it to know.
 */
@Injectable()
export class WrittenPages {
  private held: { heard: number; known: Promise<ReadonlySet<string>> } | undefined;

  constructor(
    private readonly changes: ContentChanges,
    private readonly addresses: PublicAddresses,
  ) {}

  async has(address: string): Promise<boolean> {
    const { heard } = this.changes;
    if (this.held?.heard !== heard)
      this.held = { heard, known: this.addresses.findWritten().then((written) => new Set(written)) };
    try {
      return (await this.held.known).has(address);
    } catch (error) {
      // Whoever asks next tries again.
      this.held = undefined;
      throw error;
    }
  }
}
