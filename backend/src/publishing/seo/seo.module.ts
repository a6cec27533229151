import { Module } from '@nestjs/common';
import { RowsModule } from '../../resource/rows/rows.module.js';
import { PublishingModule } from '../published/publishing.module.js';
import { PublicAddresses } from './public-addresses.js';
import { Redirections } from './redirections.js';
import { SeoController } from './seo.controller.js';
import { SeoRepository } from './seo.repository.js';
import { SeoService } from './seo.service.js';

/** Sitemap, RSS feed, robots.txt and security.txt. */
@Module({
  imports: [PublishingModule, RowsModule],
  controllers: [SeoController],
  providers: [PublicAddresses, Redirections, SeoRepository, SeoService],
  exports: [PublicAddresses, Redirections],
})
export class SeoModule {}
