import { addDays } from '@coop/domain/calendar';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { BatchedCounts } from '../../platform/batchedCounts.js';
import { Log } from '../../platform/logging/log.js';
import { MissingPagesRepository } from './missing-pages.repository.js';

/** Short addresses in the form that redirections use. */
const WRITTEN = /^\/[a-z0-9._-]+(\/[a-z0-9._-]+)*$/;
const LONGEST = 120;
/** File types that an earlier site may have served; addresses of other files are mostly bots'. */
const PAGE_OR_PAPER = /\.(html?|pdf|docx?|xlsx?)$/;
/** Paths that bots probe on every site. */
const TRIED =
  /(^|\/)(\.|_|wp-|wp$|wordpress|cgi-bin|phpmyadmin|pma$|vendor|actuator|solr|console|boaform|hnap1|owa|autodiscover|backups?$|config|server-status|telescope|druid|jenkins|xmlrpc|shell|setup|install$|administrator|ecp|remote|sdk|geoserver|manager$)/;
/** Possible personal data: an identity document, an account or a telephone number. */
const MAYBE_SOMEBODYS = /\d{5}/;

/** Whether a person may have followed a link to a (normalized) missing address. */
export const isCounted = (address: string): boolean =>
  address.length <= LONGEST &&
  WRITTEN.test(address) &&
  (!address.includes('.') || PAGE_OR_PAPER.test(address)) &&
  !TRIED.test(address) &&
  !MAYBE_SOMEBODYS.test(address);

/** Batched writes: a thousand requests for missing pages cost the database one statement. */
const WAIT_MS = 10_000;
const MAX_WAITING = 200;
/** Maximum of distinct addresses a day; the most requested are kept. */
const MAX_PER_DAY = 300;
const RETENTION_DAYS = 60;

/** Counts requests for missing pages by address and day, for staff to fix. Stores nothing about the visitor. */
@Injectable()
export class MissingPages implements OnModuleDestroy {
  private readonly log = new Log(MissingPages.name);
  private readonly counts = new BatchedCounts({
    everyMs: WAIT_MS,
    most: MAX_WAITING,
    store: async (counts, today) => {
      await this.lost.add(counts, today, MAX_PER_DAY);
      await this.lost.forgetBefore(addDays(today, -RETENTION_DAYS));
    },
    onError: (err) => this.log.warn('Addresses not found could not be counted', { err }),
  });

  constructor(private readonly lost: MissingPagesRepository) {}

  note(address: string): void {
    if (isCounted(address)) this.counts.add(address);
  }

  write = () => this.counts.flush();

  onModuleDestroy = () => this.write();
}
